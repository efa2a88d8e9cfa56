// Samples on their way to the engine, put in the order of their times and into frames.

/// The distance, in microseconds, that the clock keeps at first from the frame that is shown.
const firstDelay = 25000;
/// The largest such distance.
const longestDelay = 100000;

/// Collects samples until a frame is shown.
///
/// Each finger's samples come as one list an event, so that those of a second finger begin before those of the first one
/// end. They are sorted by time, and samples of one time become one frame of contacts.
class SampleQueue {
  constructor() {
    this.waiting = [];
    /// The engine's clock in microseconds: nothing earlier is sent.
    this.clock = 0;
    /// How far the clock ran for frames that were shown.
    this.advanced = 0;
    /// By how much the clock stays behind what is shown, so that samples that come late keep their times.
    this.delay = firstDelay;
  }

  /// Adds a contact's sample.
  ///
  /// - Parameters:
  ///   - time: Microseconds; not before the same contact's last sample.
  ///   - contact: The contact as the engine takes it.
  ///   - frame: The modifiers, and why a contact is cancelled.
  add(time, contact, frame) {
    const late = this.advanced - time;
    if (late > 0) this.delay = Math.min(this.delay + late, longestDelay);
    this.waiting.push({ time, contact, frame });
  }

  /// Hands out everything that waits, as frames in the order of their times.
  flush() {
    const waiting = this.waiting;
    if (waiting.length === 0) return [];
    this.waiting = [];
    // Sorting is stable: what has one time stays in the order in which it came.
    waiting.sort((a, b) => a.time - b.time);
    const frames = [];
    let frame = null;
    for (const { time: sampled, contact, frame: values } of waiting) {
      const time = Math.max(sampled, this.clock);
      this.clock = time;
      if (!frame || frame.time !== time || !joins(frame, contact)) {
        frame = { kind: "touches", time, contacts: [], modifiers: 0 };
        frames.push(frame);
      }
      const place = frame.contacts.findIndex((other) => other.id === contact.id);
      if (place >= 0) frame.contacts[place] = { ...contact, phase: frame.contacts[place].phase };
      else frame.contacts.push(contact);
      frame.modifiers = values.modifiers;
      if (values.reason) frame.reason = values.reason;
    }
    return frames;
  }

  /// The time, in microseconds, up to which the clock may run when a frame is shown at a time.
  advance(shown) {
    this.advanced = Math.max(this.clock, shown - this.delay);
    this.clock = this.advanced;
    return this.clock;
  }
}

/// Whether a sample can stand in a frame: a contact has one sample a frame, and a second one of the same
/// moment replaces its values where both only moved.
function joins(frame, contact) {
  const other = frame.contacts.find((other) => other.id === contact.id);
  if (!other) return true;
  return (contact.phase === "moved" && (other.phase === "moved" || other.phase === "began"))
    || (contact.phase === "regionMoved" && (other.phase === "regionMoved" || other.phase === "regionEntered"));
}
