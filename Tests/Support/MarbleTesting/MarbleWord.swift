import TouchCore

/// One word of a finger's lane.
struct MarbleWord {
  /// A finger's displacement or location.
  private enum Movement {
    case stay
    case to(Point)
    case by(Vector)
  }

  /// The action of the finger.
  let phase: Contact.Phase
  /// The force, if the word has one.
  let force: Double?
  private let movement: Movement

  /// The letter after the number of a touch that isn't a finger's.
  static let kinds: [Character: Contact.Kind] = [
    "p": .pencil, "i": .indirect, "m": .indirectPointer,
  ]

  /// Parses a word; nil if it isn't a finger's.
  init?(_ text: String) {
    let parts = text.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    var force: Double?
    if parts.count == 2 {
      guard let number = Double(parts[1]) else { return nil }
      force = number
    }
    guard let first = parts[0].first else { return nil }
    let rest = parts[0].dropFirst()
    let movement: Movement?
    switch first {
    case "b": (phase, movement) = (.began, rest.isEmpty ? .stay : Self.point(rest).map { .to($0) })
    case "m": (phase, movement) = (.moved, Self.point(rest).map { .to($0) })
    case "+", "-": (phase, movement) = (.moved, Self.vector(parts[0]).map { .by($0) })
    case "e", "c":
      phase = first == "e" ? .ended : .cancelled
      if rest.isEmpty {
        movement = .stay
      } else if rest.first == "+" || rest.first == "-" {
        movement = Self.vector(rest).map { .by($0) }
      } else {
        movement = Self.point(rest).map { .to($0) }
      }
    default: return nil
    }
    guard let movement else { return nil }
    self.force = force
    self.movement = movement
  }

  /// The finger's location afterwards.
  func position(from before: Point) -> Point {
    switch movement {
    case .stay: before
    case .to(let point): point
    case .by(let vector): before + vector
    }
  }

  private static func numbers(_ text: Substring) -> [Double]? {
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Double(part), number.isFinite else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func point(_ text: Substring) -> Point? {
    guard let numbers = numbers(text), numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  private static func vector(_ text: Substring) -> Vector? {
    guard let numbers = numbers(text), numbers.count == 1 || numbers.count == 2 else { return nil }
    return Vector(dx: numbers[0], dy: numbers.count == 2 ? numbers[1] : 0)
  }

  // MARK: Writing

  /// The word for a contact, given its previous location; parsing it yields the same contact.
  static func text(for contact: Contact, after before: Point?) -> String {
    let force = contact.force.map { "*\(number($0))" } ?? ""
    let place = "\(number(contact.position.x)),\(number(contact.position.y))"
    let letter =
      switch contact.phase {
      case .began: "b"
      case .ended: "e"
      case .cancelled: "c"
      default: "m"
      }
    guard contact.phase != .began, let before else { return letter + place + force }
    let stays = contact.position == before
    if stays { return (contact.phase == .moved ? "+0" : letter) + force }
    let travel = contact.position - before
    guard before + travel == contact.position else { return letter + place + force }
    let across = travel.dx < 0 ? number(travel.dx) : "+\(number(travel.dx))"
    let along =
      travel.dy == 0 ? "" : travel.dy < 0 ? ",\(number(travel.dy))" : ",+\(number(travel.dy))"
    return (contact.phase == .moved ? "" : letter) + across + along + force
  }

  /// The name of a contact's lane.
  static func lane(of contact: Contact) -> String {
    let letter = kinds.first { $0.value == contact.kind }.map { String($0.key) } ?? ""
    return "\(contact.id.rawValue)\(letter)"
  }

  /// A number without trailing zeros.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A time in seconds, to the nanosecond, without trailing zeros.
  static func seconds(_ time: TouchTime) -> String {
    let (whole, part) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    if part == 0 { return "\(whole)" }
    var digits = "\(part.magnitude)"
    digits = String(repeating: "0", count: 9 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(time.nanoseconds < 0 ? "-" : "")\(whole.magnitude).\(digits)"
  }
}
