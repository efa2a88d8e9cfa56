public import TouchCore

/// Marks of touches, to be drawn over a picture: where, how hard, and what happens to them.
///
/// A finger is a numbered dot in a colour of its own with the touched area around it; the area grows and
/// darkens with the force, and a ring around it shows the share of the largest force. A wave runs
/// outwards from a finger that has just landed; one that was lifted leaves a fading ring, one that was
/// cancelled a dashed ring with a cross; behind one that moves is a short line.
public struct TouchMarks: Sendable {
  /// A contact, from its beginning until its mark has faded.
  struct Finger: Sendable {
    /// The contact as it was last reported.
    var contact: Contact
    /// Which finger this is, from 1 on: the lowest number that no finger had when it landed.
    var number: Int
    /// When it landed, or came near.
    var began: TouchTime
    /// When it was lifted or taken away.
    var ended: TouchTime?
    /// Where it was lately, oldest first.
    var trail: [(time: TouchTime, location: Point)]

    /// Whether the system took it away.
    var isCancelled: Bool { contact.phase == .cancelled }

    /// How much of the mark has faded: 0 for a finger that is down, 1 or more for one to be discarded.
    func fading(at time: TouchTime) -> Double {
      guard let ended else { return 0 }
      let span = isCancelled ? TouchMarkStyle.cancelling : TouchMarkStyle.lifting
      return contact.phase == .regionExited ? 1 : (time - ended).seconds / span
    }
  }

  /// The largest force that there can be; nil where none is measured.
  public var maximumForce: Double?
  /// The fingers, in the order in which they landed.
  private(set) var fingers: [Finger] = []
  /// The locations of those that are down.
  private var indices: [Contact.ID: Int] = [:]
  /// The contacts that the system took away, until they end or begin anew.
  private var taken: Set<Contact.ID> = []
  private var numbers = FreeNumbers()

  /// How many marks of fingers that are gone are kept; the oldest give way (our own choice: more than ten hands).
  static let mostFading = 64
  /// How many locations the line behind a finger has at most: a third of a second at 1,000 a second has fewer.
  static let longestTrail = 512

  /// Creates marks of no touches.
  public init(maximumForce: Double? = nil) { self.maximumForce = maximumForce }

  /// Takes a frame of touches.
  public mutating func take(_ frame: TouchFrame) {
    removeFaded(at: frame.time)
    if frame.interruption != nil { cancelAll(at: frame.time) }
    for contact in frame.contacts { take(contact, at: frame.time) }
  }

  /// Takes it that the system took away whatever was down.
  public mutating func cancelAll(at time: TouchTime) {
    for index in indices.values {
      fingers[index].contact.phase = .cancelled
      end(index, at: time)
    }
    taken.formUnion(indices.keys)
    indices.removeAll()
  }

  /// Whether there is nothing to draw at a moment, nor later.
  public func areClear(at time: TouchTime) -> Bool {
    fingers.allSatisfy { $0.fading(at: time) >= 1 }
  }

  /// From when on the marks look the same until the next frame.
  var stillFrom: TouchTime {
    fingers.reduce(.zero) { latest, finger in
      if let ended = finger.ended {
        return max(latest, ended + .seconds(TouchMarkStyle.cancelling))
      }
      let moved = finger.trail.last?.time ?? finger.began
      return max(
        latest,
        finger.began + .seconds(TouchMarkStyle.freshness),
        moved + .seconds(TouchMarkStyle.trail) + .tick
      )
    }
  }

  private mutating func removeFaded(at time: TouchTime) {
    var excess = fingers.count - indices.count - Self.mostFading
    let before = fingers.count
    fingers.removeAll { finger in
      if finger.ended == nil { return false }
      if finger.fading(at: time) >= 1 || excess > 0 {
        excess -= 1
        return true
      }
      return false
    }
    if fingers.count == before { return }
    for (index, finger) in fingers.enumerated() where finger.ended == nil {
      indices[finger.contact.id] = index
    }
  }

  private mutating func end(_ index: Int, at time: TouchTime) {
    fingers[index].ended = time
    numbers.give(back: fingers[index].number)
  }

  private mutating func take(_ contact: Contact, at time: TouchTime) {
    if !taken.isEmpty, !contact.phase.isRegion, taken.contains(contact.id) {
      if contact.phase != .moved { taken.remove(contact.id) }
      if contact.phase != .began { return }
    }
    guard contact.position.x.isFinite, contact.position.y.isFinite else { return }
    if let index = indices[contact.id] {
      let before = fingers[index].contact
      fingers[index].contact = contact
      fingers[index].contact.force = contact.force ?? before.force
      fingers[index].contact.radius = contact.radius ?? before.radius
      fingers[index].contact.kind = before.kind
      fingers[index].lengthenTrail(to: contact.position, at: time)
    } else {
      indices[contact.id] = fingers.count
      fingers.append(
        Finger(
          contact: contact,
          number: numbers.take(),
          began: time,
          ended: nil,
          trail: [(time, contact.position)]
        )
      )
    }
    if [.ended, .cancelled, .regionExited].contains(contact.phase),
      let index = indices.removeValue(forKey: contact.id)
    {
      end(index, at: time)
    }
  }
}

extension TouchMarks.Finger {
  /// Adds a location to the line behind the finger, and takes away what lies too far back.
  fileprivate mutating func lengthenTrail(to location: Point, at time: TouchTime) {
    trail.append((time, location))
    let oldest = time - .seconds(TouchMarkStyle.trail)
    let old = trail.firstIndex { $0.time >= oldest } ?? 0
    trail.removeFirst(max(old, trail.count - TouchMarks.longestTrail))
  }
}
