// One contact between its beginning and its end.

/// Positions, forces, radii and angles are whole multiples of this in a recording (recording formats 5), and
/// so the engine takes them.
const gridSteps = 10000;

function onGrid(value) { return value === null || value === undefined ? null : Math.round(value * gridSteps) / gridSteps; }

/// What the adapter knows of a contact that is down or hovers.
class TrackedContact {
  /// - Parameters:
  ///   - id: The contact's number, which no other contact of the log has.
  ///   - kind: direct, pencil or indirectPointer.
  ///   - pointerType: The browser's word for what points.
  ///   - time: The beginning, in microseconds.
  constructor(id, kind, pointerType, time) {
    this.id = id;
    this.kind = kind;
    this.pointerType = pointerType;
    this.began = time;
    this.time = time;
    /// Where the browser saw it last, in its own coordinates.
    this.client = { x: 0, y: 0 };
    this.last = null;
    this.evidence = new ForceEvidence(pointerType);
    /// The number that `TouchEvent` gives this contact, once it is known.
    this.touch = null;
    /// When the browser's list of touches lacked this contact first; null while it has it.
    this.missingSince = null;
    this.isOver = false;
  }

  /// The contact as the engine takes it, at a phase, with new values; null where it moved and nothing changed.
  sample(phase, values) {
    const made = {
      id: this.id,
      phase,
      kind: this.kind,
      x: onGrid(values.x),
      y: onGrid(values.y),
      force: onGrid(values.force),
      radius: onGrid(values.radius),
      altitude: onGrid(values.altitude),
      azimuth: onGrid(values.azimuth),
    };
    const isMove = phase === "moved" || phase === "regionMoved";
    if (isMove && this.last && comparedValues.every((name) => made[name] === this.last[name])) return null;
    this.last = made;
    return made;
  }
}

const comparedValues = ["x", "y", "force", "radius", "altitude", "azimuth"];
