/// Which of several fingers rest, and which scroll (rule 8.7).
///
/// A finger that is alone never rests. Beside others, one rests until it strays, and again when it has
/// stayed where it is for a while and another one moves.
struct RestingFingers: Sendable {
  /// When a finger counts as resting.
  struct Limits: Hashable, Sendable {
    /// How far a resting finger may stray, in points.
    var movement: Double
    /// How long a finger stays where it is before it rests.
    var time: TouchTime
    /// How far it may move and still be where it was, in points.
    var stillness: Double
  }

  fileprivate struct Entry {
    let id: Contact.ID
    /// Where the finger was when it moved last, or when it came to rest.
    var location: Point
    /// Since when it is there.
    var since: TouchTime
    var rests: Bool
  }

  private var entries: [Entry] = []

  /// Whether there are no fingers; so it is where none ever rests.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether a finger rests.
  func rests(_ id: Contact.ID) -> Bool {
    for entry in entries where entry.id == id { return entry.rests }
    return false
  }

  /// Fingers touched down: the first moves the content, others rest until they move.
  mutating func began(_ samples: [ContactSample], at time: TouchTime) {
    for sample in samples {
      entries.append(
        Entry(id: sample.id, location: sample.location, since: time, rests: !entries.isEmpty)
      )
    }
  }

  /// Fingers moved; says whether others rest now than before.
  mutating func moved(
    _ samples: [ContactSample],
    at time: TouchTime,
    _ limits: Limits
  ) -> Bool {
    var changed = false
    for sample in samples {
      for index in entries.indices where entries[index].id == sample.id {
        let distance = entries[index].location.distance(to: sample.location)
        if entries[index].rests {
          guard Threshold.exceeds(distance, limits.movement) else { continue }
          entries[index].rests = false
          changed = true
        }
        guard distance > limits.stillness else { continue }
        entries[index].location = sample.location
        entries[index].since = time
      }
    }
    guard entries.count > 1, entries.contains(where: { $0.isMoving(at: time, limits) }) else {
      return changed
    }
    for index in entries.indices
    where !entries[index].rests && time - entries[index].since >= limits.time {
      entries[index].rests = true
      changed = true
    }
    return changed
  }

  /// Fingers were lifted or taken; of those that are left one moves the content.
  mutating func left(_ samples: [ContactSample]) {
    for sample in samples { entries.removeAll { $0.id == sample.id } }
    if entries.count == 1 { entries[0].rests = false }
  }

  /// Discards all fingers.
  mutating func removeAll() { entries.empty() }
}

extension RestingFingers.Entry {
  /// Whether the finger has moved lately.
  fileprivate func isMoving(at time: TouchTime, _ limits: RestingFingers.Limits) -> Bool {
    !rests && time - since < limits.time
  }
}
