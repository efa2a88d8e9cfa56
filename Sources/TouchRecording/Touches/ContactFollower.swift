import TouchCore

/// Follows the contacts of a `.touches` file, and makes each begin, move and end in this order.
struct ContactFollower {
  /// More contacts at once than this are refused, so that memory stays the same.
  static let mostContacts = 1024

  /// The contacts that are down, and those that hover.
  private var touching: [Contact.ID: Contact.Kind] = [:]
  private var hovering: [Contact.ID: Contact.Kind] = [:]

  /// Puts a frame's contacts right; those that can't be are left out.
  mutating func follow(_ frame: inout TouchFrame, _ log: inout ReadingLog) throws(LineProblem) {
    var kept = 0
    for index in frame.contacts.indices where follow(&frame.contacts[index], &log) {
      if kept < index { frame.contacts.swapAt(kept, index) }
      kept += 1
    }
    frame.contacts.removeSubrange(kept...)
    guard touching.count + hovering.count <= Self.mostContacts else {
      throw LineProblem(
        offset: 0,
        problem: "more than \(Self.mostContacts) contacts are down at once",
        remedy: "end them before others begin"
      )
    }
    if frame.interruption != nil { touching.removeAll(keepingCapacity: true) }
  }

  /// Follows one contact; false where it must be left out.
  private mutating func follow(_ contact: inout Contact, _ log: inout ReadingLog) -> Bool {
    contact.phase.isRegion
      ? Self.follow(&contact, in: &hovering, .regionEntered, .regionMoved, &log)
      : Self.follow(&contact, in: &touching, .began, .moved, &log)
  }

  private static func follow(
    _ contact: inout Contact,
    in known: inout [Contact.ID: Contact.Kind],
    _ began: Contact.Phase,
    _ moved: Contact.Phase,
    _ log: inout ReadingLog
  ) -> Bool {
    if contact.phase.isEnd {
      guard let kind = known.removeValue(forKey: contact.id) else {
        log.warn(.orphanLift)
        return false
      }
      contact.kind = kind
    } else if let kind = known[contact.id] {
      if contact.phase == began { log.warn(.beganTwice) }
      contact.phase = moved
      contact.kind = kind
    } else {
      if contact.phase == moved { log.warn(.movedBeforeBeginning) }
      contact.phase = began
      known[contact.id] = contact.kind
    }
    return true
  }
}
