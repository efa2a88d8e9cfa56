import TouchCore
import UIKit

/// Makes contacts of touches: numbers them, and finds what is new in an event.
@MainActor
struct TouchFollower {
  /// A touch that is down.
  private struct Live {
    let touch: ObjectIdentifier
    /// What was said of it last, and when.
    var contact: Contact
    var time: TimeInterval
  }

  private var live: [Live] = []
  private var lastNumber = 0
  /// Kept, so that an event allocates nothing.
  private var changed: [(touch: UITouch, index: Int)] = []
  /// What happened to the touches of the event that was taken in last: first those that were down.
  private(set) var contacts: [Contact] = []
  /// The touches of these contacts.
  private(set) var touches: [UITouch] = []

  /// How many of them began.
  var beginnings: Int { contacts.count { $0.phase == .began } }

  /// Takes in what happened to the touches of an event that meet a condition.
  mutating func take(_ event: UIEvent, where isRecorded: (UITouch) -> Bool) {
    changed.removeAll(keepingCapacity: true)
    contacts.removeAll(keepingCapacity: true)
    touches.removeAll(keepingCapacity: true)
    for touch in event.allTouches ?? []
    where touch.phase.recorded != nil && isRecorded(touch) {
      changed.append((touch, liveIndex(of: touch) ?? .max))
    }
    // A set has no order: touches come in the order in which they began, and new ones by where they are.
    if changed.count > 1 { changed.sort { Self.comes($0, before: $1) } }
    for (touch, _) in changed { take(touch) }
  }

  /// A number for something else that is recorded with the touches.
  mutating func nextNumber() -> Contact.ID {
    lastNumber += 1
    return Contact.ID(lastNumber)
  }

  /// Puts touches that began together into the order that recognizers have them in.
  ///
  /// - Parameters:
  ///   - locations: Where the touches of a window are, in their order.
  ///   - window: The window.
  mutating func order(by locations: [CGPoint], in window: UIWindow) {
    let began = contacts.indices.filter { contacts[$0].phase == .began }
    func rank(_ index: Int) -> Int {
      let touch = touches[index]
      guard touch.window === window else { return .max }
      return locations.firstIndex(of: touch.location(in: nil)) ?? .max
    }
    // Sorting keeps no order among equals, so the index in the list decides there.
    let ordered = began.sorted { (rank($0), $0) < (rank($1), $1) }
    let (ids, old) = (began.map { contacts[$0].id }, (contacts, touches))
    for (index, (from, id)) in zip(began, zip(ordered, ids)) {
      contacts[index] = old.0[from]
      contacts[index].id = id
      touches[index] = old.1[from]
      guard let known = liveIndex(of: touches[index]) else { continue }
      live[known].contact.id = id
    }
    live.sort { $0.contact.id < $1.contact.id }
  }

  private static func comes(
    _ one: (touch: UITouch, index: Int),
    before other: (touch: UITouch, index: Int)
  ) -> Bool {
    if one.index != other.index { return one.index < other.index }
    let (mine, its) = (one.touch.location(in: nil), other.touch.location(in: nil))
    return (mine.y, mine.x) < (its.y, its.x)
  }

  private func liveIndex(of touch: UITouch) -> Int? {
    let identity = ObjectIdentifier(touch)
    return live.firstIndex { $0.touch == identity }
  }

  private mutating func take(_ touch: UITouch) {
    guard let phase = touch.phase.recorded else { return }
    let isOver = phase == .ended || phase == .cancelled
    guard let index = liveIndex(of: touch) else {
      // The end of a touch that began before the recording did.
      if isOver { return }
      return begin(touch)
    }
    let contact = Contact(touch, live[index].contact.id, phase)
    // A window that is sent the same event again says the same again.
    if contact == live[index].contact, touch.timestamp == live[index].time { return }
    if phase == .began {
      // The end was lost.
      var end = live.remove(at: index).contact
      end.phase = .cancelled
      add(end, touch)
      return begin(touch)
    }
    add(contact, touch)
    if isOver {
      live.remove(at: index)
    } else {
      live[index].contact = contact
      live[index].time = touch.timestamp
    }
  }

  private mutating func begin(_ touch: UITouch) {
    let contact = Contact(touch, nextNumber(), .began)
    live.append(Live(touch: ObjectIdentifier(touch), contact: contact, time: touch.timestamp))
    add(contact, touch)
  }

  private mutating func add(_ contact: Contact, _ touch: UITouch) {
    contacts.append(contact)
    touches.append(touch)
  }
}

extension UITouch.Phase {
  /// What recordings call the phase; nil where nothing happened, and for hover.
  fileprivate var recorded: Contact.Phase? {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    default: nil
    }
  }
}
