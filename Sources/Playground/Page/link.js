// A link that carries a scene and its thresholds, and no touches: in the fragment, which no server sees.

/// The fragment of a scene with thresholds that differ from its own.
function fragmentOf({ scene, settings }) {
  const values = new URLSearchParams({ scene });
  for (const [key, value] of settings) values.append("set", `${key}=${value}`);
  return `#${values}`;
}

/// Whether a fragment is such a link, and no place on the page.
function isLink(fragment) {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  return values.has("scene") || values.has("set");
}

/// How many problems of a link are named.
const namedProblems = 3;

/// What is wrong with a link, in a sentence that fits on a phone.
function problemText(problems) {
  const rest = problems.length - namedProblems;
  const named = problems.slice(0, namedProblems).map((problem) => (problem.length > 120 ? `${problem.slice(0, 120)} …` : problem));
  return `The link can't be followed in full: ${named.join("; ")}${rest > 0 ? `; and ${rest} more` : ""}.`;
}

/// The scene and the thresholds of a fragment; what makes no sense is left out, and named in `problems`;
/// a scene's own values are no other thresholds.
function readFragment(fragment, scenes) {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const problems = [];
  const name = values.get("scene");
  const scene = scenes.find((scene) => scene.name === name) ?? null;
  if (name !== null && !scene) problems.push(name === "" ? "it names no scene" : `there is no scene named ${name}`);
  const settings = new Map();
  for (const text of values.getAll("set")) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    const property = (scene ?? scenes[0]).properties.find((property) => `${property.name}.${property.property}` === key);
    if (!property) problems.push(`${text} is no threshold of ${(scene ?? scenes[0]).name}`);
    else if (valueOf(property, value) === null) problems.push(`${key} can't be ${value}; it takes ${limitsOf(property)}`);
    else if (valueOf(property, value) === textOf(property)) settings.delete(key);
    else settings.set(key, valueOf(property, value));
  }
  return { scene: scene?.name ?? null, settings, problems };
}
