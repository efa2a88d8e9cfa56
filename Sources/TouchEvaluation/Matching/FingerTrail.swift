import TouchCore

/// What a replay's fingers did, sample by sample, as long as one at a time touches.
struct FingerTrail {
  /// What one sample of a finger is about.
  struct Sample {
    var phase: Contact.Phase
    var time: TouchTime
    var contact: ContactSample
  }

  /// The fingers' samples, in the order in which they began.
  private(set) var fingers: [[Sample]] = []
  /// Why they don't tell everything; nil where they do.
  private(set) var problem: String?
  /// The finger that is down, as it was last.
  private var down: Contact?

  /// Adds a frame.
  mutating func add(_ frame: TouchFrame) {
    guard problem == nil else { return }
    if frame.interruption != nil || frame.screen != nil || !frame.updates.isEmpty {
      problem = "touches are interrupted or corrected"
    }
    for contact in frame.contacts {
      if contact.kind == .indirectPointer || contact.phase.isRegion {
        problem = "a pointer takes part"
      }
      if contact.phase == .began {
        if down != nil { problem = "fingers touch together" }
        fingers.append([])
      } else if contact.id != down?.id {
        problem = "fingers touch together"
      }
      if contact.estimate != nil { problem = "touches are interrupted or corrected" }
      guard problem == nil else { return }
      // What looks as before is no move (rule 1.2).
      if contact.phase == .moved, down?.looks(like: contact) ?? false { continue }
      down = contact.phase == .ended || contact.phase == .cancelled ? nil : contact
      fingers[fingers.count - 1].append(
        Sample(
          phase: contact.phase,
          time: frame.time,
          contact: ContactSample(id: contact.id, location: contact.position)
        )
      )
    }
  }
}

extension Contact {
  /// Whether nothing differs that a touch tells of.
  fileprivate func looks(like other: Contact) -> Bool {
    position == other.position && force == other.force && radius == other.radius
      && altitude == other.altitude && azimuth == other.azimuth
  }
}
