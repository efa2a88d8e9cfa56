// The signs of states: each has a shape of its own, on the canvas and in the text.

const signPaths = {
  possible: "M4.7 5h4.6a2 2 0 0 1 0 4H4.7a2 2 0 0 1 0-4z",
  waiting: "M7 2.5a4.5 4.5 0 1 0 .01 0M7 4.5V7l1.8 1.2",
  active: "M4 3.2l6.5 3.8-6.5 3.8z",
  ended: "M2.5 7.5l3 3 6-7",
  failed: "M3.5 3.5l7 7M10.5 3.5l-7 7",
  cancelled: "M7 2.2a4.8 4.8 0 1 0 .01 0M3.8 10.2l6.4-6.4",
  near: "M7 1.8L12.2 7 7 12.2 1.8 7z",
  idle: "M5.5 7h3",
};
const stateWords = {
  possible: "undecided",
  waiting: "waits",
  active: "going on",
  ended: "recognized",
  failed: "failed",
  cancelled: "cancelled",
  idle: "takes no part",
};

/// A sign for text.
function sign(state) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 14 14");
  svg.setAttribute("class", `sign ${state}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", signPaths[state]);
  if (state === "active") path.setAttribute("class", "solid");
  svg.append(path);
  return svg;
}

/// The state that an attempt came out with.
function outcomeOf(attempt) {
  return { ended: "ended", failed: "failed", cancelled: "cancelled", began: "active", changed: "active" }[
    attempt.outcome] ?? "possible";
}

/// An element with attributes and contents.
function make(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "onclick") made.addEventListener("click", value);
    else if (value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/// The page's colours, as they are in the present theme.
const Colors = (() => {
  let known = {};
  return {
    get(name) {
      return (known[name] ??= getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim());
    },
    forget() { known = {}; },
  };
})();
