"""Finds texts of a page that are too pale to be read."""

# Texts whose contrast with their background is too small (WCAG 2.2, 1.4.3).
PALE = """(() => {
  const numbers = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const part = (c) => { c /= 255; return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
  const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  const behind = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const color = numbers(getComputedStyle(one).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || element.closest('svg, script, noscript, option, .unseen, .skip, :disabled')) continue;
    if (element.getClientRects().length === 0) continue;
    const [a, b] = [light(numbers(getComputedStyle(element).color)), light(behind(element))];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast < 4.5) found.push(`${node.textContent.trim().slice(0, 30)}: ${contrast.toFixed(2)}`);
  }
  return found;
})()"""
