// Which of a browser's pressures are forces, and the force of a button that is held.

/// UIKit's unit: 1 is an average touch, and a screen measures up to this (recording formats 6).
const maximumForce = 20 / 3;

/// Values that browsers send where nothing is measured.
const placeholders = new Set([0, 0.5, 1]);

/// The force of one contact, from the values that a browser names.
///
/// A pen's pressure is believed. A finger's or a mouse's is believed once it varied within the contact, because
/// screens that measure none report 0, 0.5 or 1. `Touch.force` and `PointerEvent.pressure` are held against
/// this each by itself, and the first that is believed is used until the contact ends.
class ForceEvidence {
  constructor(pointerType) {
    this.isPen = pointerType === "pen";
    this.source = null;
    this.part = null;
    this.seen = {};
  }

  /// Takes a value from 0 to 1 of a source, "pressure" or "touch".
  take(source, value) {
    if (!Number.isFinite(value)) return;
    const part = Math.min(Math.max(value, 0), 1);
    const first = this.seen[source];
    if (first === undefined && part > 0) this.seen[source] = part;
    if (this.source === null && this.#isReal(source, part, first)) this.source = source;
    if (this.source === source) this.part = part;
  }

  #isReal(source, part, first) {
    // A pen without a sensor reports 0.5 throughout.
    if (this.isPen && source === "pressure" && part !== 0.5) return true;
    if (first === undefined || part === 0 || part === first) return false;
    return !placeholders.has(part) || !placeholders.has(first);
  }

  /// The force in UIKit's unit; null while none is believed.
  get force() { return this.part === null ? null : this.part * maximumForce; }
}

/// A held button's force: as an average touch at first, then growing up to the largest.
const holding = {
  /// The share of the largest force at the beginning: an average touch.
  start: 0.15,
  /// How long it stays there, in seconds: longer than a tap.
  rest: 0.25,
  /// How long it grows, in seconds.
  growth: 1,
};

/// The force, in UIKit's unit, of a button that has been held for a time in seconds.
function heldForce(duration) {
  const grown = Math.min(Math.max((duration - holding.rest) / holding.growth, 0), 1);
  return maximumForce * (holding.start + (1 - holding.start) * grown);
}
