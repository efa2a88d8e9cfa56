// A link that carries a scene and its thresholds, and no touches: in the fragment, which no server sees.

/// The fragment of a scene with thresholds that differ from its own.
function fragmentOf({ scene, settings }) {
  const values = new URLSearchParams({ scene });
  for (const [key, value] of settings) values.append("set", `${key}=${value}`);
  return `#${values}`;
}

/// The scene and the thresholds of a fragment; what makes no sense is left out, and named in `problems`.
function readFragment(fragment, scenes) {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const problems = [];
  const name = values.get("scene");
  const scene = scenes.find((scene) => scene.name === name) ?? null;
  if (name !== null && !scene) problems.push(`there is no scene named ${name}`);
  const settings = new Map();
  for (const text of values.getAll("set")) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    const property = (scene ?? scenes[0]).properties.find((property) => `${property.name}.${property.property}` === key);
    if (!property) problems.push(`${text} is no threshold of ${(scene ?? scenes[0]).name}`);
    else if (!isPossible(property, value)) problems.push(`${key} can't be ${value}`);
    else settings.set(key, value);
  }
  return { scene: scene?.name ?? null, settings, problems };
}

/// Whether a text is a value of a property.
function isPossible(property, text) {
  if (property.unit === "flag") return text === "true" || text === "false";
  const number = Number(text);
  const form = property.unit === "count" ? /^\d+$/ : /^-?\d+(\.\d+)?$/;
  return form.test(text) && number >= (property.minimum ?? -Infinity) && number <= (property.maximum ?? Infinity);
}
