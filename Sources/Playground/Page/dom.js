// Elements, signs and words that the parts of the page share.

function byId(id) { return document.getElementById(id); }

/// An element with attributes and contents.
function make(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/// The signs of states: each has a shape of its own, on the canvas and in the text.
const signPaths = {
  possible: "M4.7 5h4.6a2 2 0 0 1 0 4H4.7a2 2 0 0 1 0-4z",
  waiting: "M7 2.5a4.5 4.5 0 1 0 .01 0M7 4.5V7l1.8 1.2",
  active: "M4 3.2l6.5 3.8-6.5 3.8z",
  ended: "M2.5 7.5l3 3 6-7",
  failed: "M3.5 3.5l7 7M10.5 3.5l-7 7",
  cancelled: "M7 2.2a4.8 4.8 0 1 0 .01 0M3.8 10.2l6.4-6.4",
  near: "M7 1.8L12.2 7 7 12.2 1.8 7z",
};

/// A sign for text.
function sign(state) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 14 14");
  svg.setAttribute("class", `sign ${state}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", signPaths[state]);
  svg.append(path);
  return svg;
}

/// The state that an attempt came out with, or is in.
function stateOf(attempt) {
  return { ended: "ended", failed: "failed", cancelled: "cancelled", began: "active", changed: "active" }[attempt.outcome] ?? "possible";
}

/// The page's colours, as they are in the present theme.
const palette = {
  known: {},
  get(name) { return (this.known[name] ??= getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()); },
  forget() { this.known = {}; },
};

/// Says something to a screen reader, behind what it is saying.
function announce(text) {
  const region = byId("live");
  // The same text twice is announced twice.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

function countText(count, word) { return `${count} ${word}${count === 1 ? "" : count && word.endsWith("h") ? "es" : "s"}`; }
