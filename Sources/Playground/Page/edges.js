// Edges that the system keeps: a scene with gestures there is inset.

/// How far from a side, in CSS pixels, phones take a swipe for themselves.
const keptEdge = 24;

/// By how much a scene is inset at its sides, and what is lost by it; null where nothing is.
///
/// - Parameters:
///   - properties: The scene's thresholds: a recognizer with an edge strip lives at the edge.
///   - isTouched: Whether the main pointer is a finger.
///   - isAlone: Whether the page has the screen for itself, without a browser around it.
///   - box: The scene's left and right in the window, without an inset, and the window's width.
function insetOf(properties, isTouched, isAlone, { left, right, width }) {
  if (!isTouched || isAlone || !properties.some((property) => property.property === "edgeStrip")) return null;
  const inset = { left: Math.max(keptEdge - left, 0), right: Math.max(keptEdge - (width - right), 0) };
  const lost = inset.left + inset.right;
  if (lost === 0) return null;
  return { ...inset, words: `The system keeps ${keptEdge} points at each side of the screen, for going back: the scene is inset, and ${Math.round(lost)} of ${Math.round(right - left)} points of its width are lost.` };
}

/// A screen in its own proportions, as large as an area lets it be, in the middle of it.
function fittedBox(screen, area) {
  const scale = Math.min(area.width / screen.width, area.height / screen.height);
  const [width, height] = [screen.width * scale, screen.height * scale];
  return { left: (area.width - width) / 2, top: (area.height - height) / 2, width, height };
}

/// All of an area, without what an inset loses.
function insetBox(inset, area) {
  const { left, right } = inset ?? { left: 0, right: 0 };
  return { left, top: 0, width: area.width - left - right, height: area.height };
}
