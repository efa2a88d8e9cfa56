import TouchCore

/// Follows the contacts of a `.touches` file, and makes each begin, move and end in this order.
struct ContactFollower {
  /// More contacts at once than this are refused, so that memory stays the same.
  static let mostContacts = 1024
  /// As many contacts that were taken away are kept (our own choice: more than ten hands).
  static let mostTaken = 64

  /// The contacts that are down, and those that hover.
  private var touching = Known()
  private var hovering = Known()
  /// The contacts that an interruption took away, until they end or begin anew.
  private var taken: [Contact.ID] = []

  /// Puts a frame's contacts right; those that can't be are left out.
  mutating func follow(_ frame: inout TouchFrame, _ log: inout ReadingLog) throws(LineProblem) {
    var kept = 0
    for index in frame.contacts.indices
    where !isTaken(frame.contacts[index]) && follow(&frame.contacts[index], &log) {
      if kept < index { frame.contacts.swapAt(kept, index) }
      kept += 1
    }
    if kept < frame.contacts.count { frame.contacts.removeSubrange(kept...) }
    guard touching.count + hovering.count <= Self.mostContacts else {
      throw LineProblem(
        offset: 0,
        problem: "more than \(Self.mostContacts) contacts are down at once",
        remedy: "end them before others begin"
      )
    }
    if frame.interruption != nil {
      taken += touching.ids
      taken.removeFirst(max(taken.count - Self.mostTaken, 0))
      touching = Known()
    }
  }

  /// Whether a contact was taken away: it says nothing until it begins anew.
  private mutating func isTaken(_ contact: Contact) -> Bool {
    guard !taken.isEmpty, !contact.phase.isRegion, let index = taken.firstIndex(of: contact.id)
    else { return false }
    if contact.phase != .moved { taken.remove(at: index) }
    return contact.phase != .began
  }

  /// Follows one contact; false where it must be left out.
  private mutating func follow(_ contact: inout Contact, _ log: inout ReadingLog) -> Bool {
    contact.phase.isRegion
      ? Self.follow(&contact, in: &hovering, .regionEntered, .regionMoved, &log)
      : Self.follow(&contact, in: &touching, .began, .moved, &log)
  }

  private static func follow(
    _ contact: inout Contact,
    in known: inout Known,
    _ began: Contact.Phase,
    _ moved: Contact.Phase,
    _ log: inout ReadingLog
  ) -> Bool {
    if contact.phase.isEnd {
      guard let index = known.index(of: contact.id) else {
        log.warn(.orphanLift)
        return false
      }
      contact.kind = known.remove(at: index)
    } else if let index = known.index(of: contact.id) {
      if contact.phase == began { log.warn(.beganTwice) }
      contact.phase = moved
      contact.kind = known.kinds[index]
    } else {
      if contact.phase == moved { log.warn(.movedBeforeBeginning) }
      contact.phase = began
      known.ids.append(contact.id)
      known.kinds.append(contact.kind)
    }
    return true
  }

  /// Contacts and their kinds; they are few, so that a search takes less than a hash.
  private struct Known {
    var ids: [Contact.ID] = []
    var kinds: [Contact.Kind] = []

    var count: Int { ids.count }

    func index(of id: Contact.ID) -> Int? { ids.firstIndex(of: id) }

    mutating func remove(at index: Int) -> Contact.Kind {
      ids.swapAt(index, ids.count - 1)
      ids.removeLast()
      kinds.swapAt(index, kinds.count - 1)
      return kinds.removeLast()
    }
  }
}
