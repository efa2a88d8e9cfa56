// Values of thresholds as people write them, as the address carries them, and as the engine takes them.

function keyOf(property) { return `${property.name}.${property.property}`; }
/// What the engine says of a count without a limit.
const unlimited = 2147483647;
/// A property's own value as `--set` takes it.
function textOf({ unit, value }) { return unit === "flag" ? String(Boolean(value)) : value >= unlimited ? "unlimited" : plainNumber(value); }

/// A number in plain digits, which the engine reads; without an exponent.
function plainNumber(number) {
  const text = String(number);
  if (!text.includes("e")) return text;
  return Math.abs(number) < 1 ? number.toFixed(20).replace(/0+$/, "").replace(/\.$/, "") : String(BigInt(number));
}

/// A value as the engine takes it, of what was written; null where it makes no sense for a property.
function valueOf(property, text) {
  if (property.unit === "flag") return text === "true" || text === "false" ? text : null;
  if (property.value >= unlimited && text === "unlimited") return text;
  const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
  const isInside = number >= (property.minimum ?? -Infinity) && number <= (property.maximum ?? Infinity);
  if (!Number.isFinite(number) || !isInside || (property.unit === "count" && !Number.isInteger(number))) return null;
  return plainNumber(number + 0);
}

/// What a property takes, in words.
function limitsOf({ unit, minimum, maximum, value }) {
  if (unit === "flag") return "true or false";
  const kind = unit === "count" ? "a whole number" : "a number";
  const range = maximum === undefined || maximum === null ? ` from ${plainNumber(minimum ?? 0)}` : ` from ${plainNumber(minimum ?? 0)} to ${plainNumber(maximum)}`;
  return kind + range + (value >= unlimited ? ", or unlimited" : "");
}
