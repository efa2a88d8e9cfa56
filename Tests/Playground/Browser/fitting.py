"""Finds controls of the page that are too small for a finger, and words that are cut off."""

# Controls less than 44 points high or wide; a box to tick counts with its words.
SMALL = """(() => {
  const found = [];
  for (const one of document.querySelectorAll('button, select, summary, input')) {
    const target = one.type === 'checkbox' ? one.closest('label') : one;
    const box = target.getBoundingClientRect();
    if (!box.width || one.closest('#elements') || getComputedStyle(target).visibility === 'hidden') continue;
    if (Math.min(box.width, box.height) < 43.5) found.push(`${one.id || one.className || one.textContent.trim() || one.type}: ${Math.round(box.width)} by ${Math.round(box.height)}`);
  }
  return found;
})()"""

# Fields and menus with words that they have no room for, and words that are wider than where they stand.
CUT = """(() => {
  const found = [];
  const context = document.createElement('canvas').getContext('2d');
  for (const one of document.querySelectorAll('select, input[type=number]')) {
    if (!one.getClientRects().length) continue;
    const style = getComputedStyle(one);
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const words = one.selectedOptions ? [...one.options].map((option) => option.label) : ['unlimited', one.value];
    // An arrow stands beside a menu's words, and beside a field's where it isn't taken away.
    const arrow = one.selectedOptions ? 18 : style.appearance === 'textfield' ? 0 : 18;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    for (const word of words) if (context.measureText(word).width > room + 0.5) found.push(`${word}: ${context.measureText(word).width.toFixed(0)} in ${room.toFixed(0)}`);
  }
  for (const one of document.querySelectorAll('label, summary, button, h2, p, li')) {
    if (!one.closest('.unseen, .skip, #elements, .transcript') && one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 1) found.push(one.textContent.trim().slice(0, 40));
  }
  return [...new Set(found)];
})()"""
