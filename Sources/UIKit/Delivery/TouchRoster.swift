import TouchCore

/// The touches that are down, each with a bit of its own, and the sets that are made of them.
///
/// A set of touches is built once for each combination and shared by everybody who is handed it, until a
/// touch comes or goes: while fingers only move, no set is built (rule 3.5).
#if !hasFeature(Embedded)
  @MainActor
#endif
final class TouchRoster {
  /// The live touches, in the order in which they began.
  @exclusivity(unchecked) private(set) var touches: [UITouch] = []
  @exclusivity(unchecked) private var taken: TouchMask = []
  private var nextSerial = 1
  @exclusivity(unchecked) private var sets: [(mask: TouchMask, set: Set<UITouch>)] = []

  /// How many sets are kept; more fingers than a hand has make more combinations than are worth it.
  static let mostCachedSets = 32

  /// How many sets are kept now.
  var cachedSets: Int { sets.count }

  /// All live touches.
  var all: TouchMask { taken }

  /// The live touch of a contact.
  func touch(for contact: Contact.ID) -> UITouch? {
    for touch in touches where touch.contact == contact { return touch }
    return nil
  }

  /// Makes the touch of a contact that begins; nil where too many are down already.
  func begin(_ contact: Contact, sample: TouchSample, maximumForce: Double) -> UITouch? {
    guard touches.count < TouchMask.capacity else { return nil }
    let touch = UITouch(
      serial: nextSerial,
      contact: contact,
      sample: sample,
      maximumForce: maximumForce
    )
    nextSerial += 1
    touch.mask = .bit((~taken.rawValue).trailingZeroBitCount)
    taken.formUnion(touch.mask)
    touches.append(touch)
    sets.removeAll(keepingCapacity: true)
    return touch
  }

  /// Lets the touches go that are over.
  func removeFinished() {
    guard touches.contains(where: { $0.phase.isFinal }) else { return }
    for touch in touches where touch.phase.isFinal { taken.subtract(touch.mask) }
    touches.removeAll { $0.phase.isFinal }
    sets.removeAll(keepingCapacity: true)
  }

  /// Whether the touch is live and belongs to the mask.
  func contains(_ touch: UITouch, in mask: TouchMask) -> Bool {
    !mask.isDisjoint(with: touch.mask) && touches.contains { $0 === touch }
  }

  /// The touches of a mask that fulfil a condition.
  func mask(in mask: TouchMask, where condition: (UITouch) -> Bool) -> TouchMask {
    var result: TouchMask = []
    for touch in touches where !mask.isDisjoint(with: touch.mask) && condition(touch) {
      result.formUnion(touch.mask)
    }
    return result
  }

  /// The set of the touches in a mask.
  func set(of mask: TouchMask) -> Set<UITouch> {
    for entry in sets where entry.mask == mask { return entry.set }
    var set = Set<UITouch>(minimumCapacity: mask.rawValue.nonzeroBitCount)
    for touch in touches where !mask.isDisjoint(with: touch.mask) { set.insert(touch) }
    if sets.count == Self.mostCachedSets { sets.removeAll(keepingCapacity: true) }
    sets.append((mask, set))
    return set
  }
}
