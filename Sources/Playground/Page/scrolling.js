// Scrolling by keys, and elements that come into sight with the focus: what scrolls is told by the accessibility tree.

/// From keys to a direction and an amount.
const scrollKeys = {
  ArrowUp: [0, -1, "line"], ArrowDown: [0, 1, "line"], ArrowLeft: [-1, 0, "page"], ArrowRight: [1, 0, "page"],
  PageUp: [0, -1, "page"], PageDown: [0, 1, "page"], " ": [0, 1, "page"], Home: [0, -1, "end"], End: [0, 1, "end"],
};
/// What the tree calls them where the scene takes them itself.
const treeKeys = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right", PageUp: "page-up", PageDown: "page-down", " ": "space", Home: "home", End: "end" };
/// How far a key scrolls: a line in points, a page as a part of the screen, and farther than any content.
const scrollAmounts = { line: 60, page: 0.85, end: 1e5 };
/// How much space, in points, an element keeps to the screen's edge when it comes into sight.
const sightMargin = 16;

/// What scrolls on a screen: for each scroll view that elements stand in, innermost first, what is in it.
///
/// - Parameter elements: The tree's elements, with their `frame` and the containers that they are `in`.
function scrollersOf(elements) {
  const found = new Map();
  for (const element of elements) {
    const path = element.in ?? [];
    const last = path.map((name) => name.endsWith("ScrollView")).lastIndexOf(true);
    if (last < 0) continue;
    const name = path.slice(0, last + 1).join("/");
    if (!found.has(name)) found.set(name, { depth: last, elements: [] });
    found.get(name).elements.push(element);
  }
  return [...found.values()].sort((a, b) => b.depth - a.depth);
}

/// Where an element is along an axis: [start, end, the screen's extent].
function extentOf({ frame: [x, y, width, height] }, isAcross, screen) {
  return isAcross ? [x, x + width, screen.width] : [y, y + height, screen.height];
}

/// Whether an element is seen, at least for the most part.
function isInSight({ frame: [x, y, width, height] }, screen) {
  const wide = Math.min(x + width, screen.width) - Math.max(x, 0);
  const high = Math.min(y + height, screen.height) - Math.max(y, 0);
  return wide > width / 2 && high > height / 2;
}

/// A place in a scroller, on what is seen most of it; null where nothing is.
function pointIn({ elements }, screen) {
  let [largest, point] = [1, null];
  for (const { frame: [x, y, width, height] } of elements) {
    const [left, right] = [Math.max(x, 0), Math.min(x + width, screen.width)];
    const [top, bottom] = [Math.max(y, 0), Math.min(y + height, screen.height)];
    const area = Math.max(right - left, 0) * Math.max(bottom - top, 0);
    if (area > largest) [largest, point] = [area, { x: (left + right) / 2, y: (top + bottom) / 2 }];
  }
  return point;
}

/// Whether a scroller scrolls along an axis: its elements follow one another along it, beyond the screen.
function scrollsAlong({ elements }, isAcross, screen) {
  const extents = elements.map((element) => extentOf(element, isAcross, screen));
  const [start, end] = [Math.min(...extents.map((one) => one[0])), Math.max(...extents.map((one) => one[1]))];
  const longest = Math.max(...extents.map((one) => one[1] - one[0]));
  return end - start > longest + 1 && (end > extents[0][2] + 1 || start < -1);
}

/// The scroll input of a key; null where it scrolls nothing, or is the scene's.
function keyScroll(entry, elements, screen) {
  const step = scrollKeys[entry.key];
  if (!step || entry.altKey || entry.ctrlKey || entry.metaKey) return null;
  const isTaken = ({ keys, around }) => [...(keys ?? []), ...(around?.keys ?? [])].some((key) => key.split(" ")[0] === treeKeys[entry.key]);
  if (elements.some(isTaken)) return null;
  const sign = entry.key === " " && entry.shiftKey ? -1 : 1;
  const direction = [step[0] * sign, step[1] * sign];
  for (const scroller of scrollersOf(elements)) {
    const point = pointIn(scroller, screen);
    if (!point || !scrollsAlong(scroller, direction[0] !== 0, screen)) continue;
    const amount = step[2] === "page" ? scrollAmounts.page * (direction[0] ? screen.width : screen.height) : scrollAmounts[step[2]];
    return { ...point, dx: -direction[0] * amount + 0, dy: -direction[1] * amount + 0 };
  }
  return null;
}

/// The scroll input that brings an element into sight; null where it is, or nothing can bring it.
function sightScroll(element, elements, screen) {
  if (isInSight(element, screen)) return null;
  const scroller = scrollersOf(elements).find(({ elements }) => elements.includes(element));
  const point = scroller && pointIn(scroller, screen);
  if (!point) return null;
  const way = (start, end, whole) => start < sightMargin ? sightMargin - start : end > whole - sightMargin ? Math.max(whole - sightMargin - end, sightMargin - start) : 0;
  const [dx, dy] = [true, false].map((isAcross) => {
    const [start, end, whole] = extentOf(element, isAcross, screen);
    return start < 0 || end > whole ? way(start, end, whole) : 0;
  });
  return { ...point, dx, dy };
}
