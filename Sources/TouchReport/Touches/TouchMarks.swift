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
    var trail: [(time: TouchTime, place: Point)]

    /// Whether the system took it away.
    var isCancelled: Bool { contact.phase == .cancelled }

    /// How much of the mark has faded: 0 for a finger that is down, 1 or more for one to be forgotten.
    func fading(at time: TouchTime) -> Double {
      guard let ended else { return 0 }
      let span = isCancelled ? TouchMarkStyle.cancelling : TouchMarkStyle.lifting
      return contact.phase == .regionExited ? 1 : (time - ended).seconds / span
    }
  }

  /// The largest force that there can be; nil where none is measured.
  public var maximumForce: Double?
  private(set) var fingers: [Finger] = []

  /// Creates marks of no touches.
  public init(maximumForce: Double? = nil) { self.maximumForce = maximumForce }

  /// Takes a frame of touches.
  public mutating func take(_ frame: TouchFrame) {
    fingers.removeAll { $0.fading(at: frame.time) >= 1 }
    if frame.interruption != nil { cancelAll(at: frame.time) }
    for contact in frame.contacts { take(contact, at: frame.time) }
  }

  /// Takes it that the system took away whatever was down.
  public mutating func cancelAll(at time: TouchTime) {
    for index in fingers.indices where fingers[index].ended == nil {
      fingers[index].contact.phase = .cancelled
      fingers[index].ended = time
    }
  }

  /// Whether there is nothing to draw at a moment, nor later.
  public func areClear(at time: TouchTime) -> Bool {
    fingers.allSatisfy { $0.fading(at: time) >= 1 }
  }

  private mutating func take(_ contact: Contact, at time: TouchTime) {
    guard contact.position.x.isFinite, contact.position.y.isFinite else { return }
    let isLast = [.ended, .cancelled, .regionExited].contains(contact.phase)
    if let index = fingers.firstIndex(where: { $0.contact.id == contact.id && $0.ended == nil }) {
      let before = fingers[index].contact
      fingers[index].contact = contact
      fingers[index].contact.force = contact.force ?? before.force
      fingers[index].contact.radius = contact.radius ?? before.radius
      fingers[index].contact.kind = before.kind
      if isLast { fingers[index].ended = time }
      fingers[index].trail.append((time, contact.position))
      let oldest = time - .seconds(TouchMarkStyle.trail)
      fingers[index].trail.removeAll { $0.time < oldest }
    } else {
      let taken = fingers.filter { $0.ended == nil }.map(\.number)
      fingers.append(
        Finger(
          contact: contact,
          number: (1...).first { !taken.contains($0) } ?? 1,
          began: time,
          ended: isLast ? time : nil,
          trail: [(time, contact.position)]
        )
      )
    }
  }
}
