import TouchCore

/// A contact as nine numbers: how it passes the boundary, both ways.
enum ContactRecord {
  /// How many numbers a contact is.
  static let count = 9
  /// How many bytes a contact is.
  static let size = count * MemoryLayout<Double>.size

  private static let phases: [Contact.Phase] = [
    .began, .moved, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
  ]
  private static let kinds: [Contact.Kind] = [.direct, .indirect, .pencil, .indirectPointer]
  /// The largest number of a contact: all whole numbers up to it can be told apart.
  private static let largestNumber = 2_147_483_647.0

  /// Reads a contact; nil where its number, phase or kind is none that there is.
  static func contact(_ numbers: UnsafeBufferPointer<Double>) -> Contact? {
    guard let phase = element(of: phases, numbers[1]), let kind = element(of: kinds, numbers[2]),
      numbers[0].magnitude <= largestNumber
    else { return nil }
    let id = Int(numbers[0], within: -2_147_483_647...2_147_483_647)
    return Contact(
      id: Contact.ID(id),
      phase: phase,
      position: Point(x: numbers[3], y: numbers[4]),
      force: known(numbers[5]),
      radius: known(numbers[6]),
      kind: kind,
      altitude: known(numbers[7]),
      azimuth: known(numbers[8])
    )
  }

  /// Writes a contact.
  static func write(_ contact: Contact, _ put: (Double) -> Void) {
    put(Double(contact.id.rawValue))
    put(Double(phases.firstIndex(of: contact.phase) ?? 0))
    put(Double(kinds.firstIndex(of: contact.kind) ?? 0))
    put(contact.position.x)
    put(contact.position.y)
    put(contact.force ?? .nan)
    put(contact.radius ?? .nan)
    put(contact.altitude ?? .nan)
    put(contact.azimuth ?? .nan)
  }

  private static func known(_ value: Double) -> Double? { value.isFinite ? value : nil }

  private static func element<Element>(of list: [Element], _ number: Double) -> Element? {
    guard number >= 0, number < Double(list.count) else { return nil }
    return list[Int(number, within: 0...list.count - 1)]
  }
}
