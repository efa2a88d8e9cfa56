// What the reader chose in the device's settings, as the scene's traits.

/// The sizes of body text of UIKit's categories, in points.
const textSizes = [
  ["extraSmall", 14], ["small", 15], ["medium", 16], ["large", 17], ["extraLarge", 19], ["extraExtraLarge", 21],
  ["extraExtraExtraLarge", 23], ["accessibilityMedium", 28], ["accessibilityLarge", 33], ["accessibilityExtraLarge", 40],
  ["accessibilityExtraExtraLarge", 47], ["accessibilityExtraExtraExtraLarge", 53],
];
/// The size of a browser's text, in CSS pixels, where the reader changed nothing.
const usualTextSize = 16;

/// The category whose body text is as much larger than usual as the browser's is.
function textCategory(pixels) {
  const wanted = (pixels / usualTextSize) * 17;
  return textSizes.reduce((best, one) => (Math.abs(one[1] - wanted) < Math.abs(best[1] - wanted) ? one : best))[0];
}

/// The traits that a page finds.
function readTraits() {
  const matches = (query) => window.matchMedia(query).matches;
  const probe = make("span");
  probe.style.fontSize = "medium";
  document.body.append(probe);
  const size = parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return {
    userInterfaceStyle: matches("(prefers-color-scheme: dark)") ? "dark" : "light",
    reduceMotion: String(matches("(prefers-reduced-motion: reduce)")),
    preferredContentSizeCategory: textCategory(Number.isFinite(size) ? size : usualTextSize),
    layoutDirection: getComputedStyle(document.documentElement).direction === "rtl" ? "rightToLeft" : "leftToRight",
  };
}

/// Calls back when a trait changes.
function watchTraits(changed) {
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    window.matchMedia(query).addEventListener("change", changed);
  }
}

/// Where force comes from on a device of which nothing else is known: fingers alone have none.
function usualMode() {
  const matches = (query) => window.matchMedia(query).matches;
  return matches("(any-pointer: coarse)") && !matches("(any-pointer: fine)") ? "none" : "held";
}
