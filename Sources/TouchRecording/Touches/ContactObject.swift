import TouchCore

/// Reads the contacts of a `.touches` file, and the better values of their estimates.
enum ContactObject {
  /// Coordinates beyond this are refused.
  static let farthest = 1e9

  static func read(_ scanner: inout JSONScanner) throws(LineProblem) -> Contact {
    let start = scanner.index
    var id: Int?
    var phase: Contact.Phase?
    var x: Double?
    var y: Double?
    var estimated: Contact.Properties?
    var update: Int?
    var contact = Contact(id: Contact.ID(0), phase: .began, position: .zero)
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "id": id = try scanner.integer()
      case "phase":
        phase = try scanner.value(
          TouchNames.phase,
          unknown: "the phase is unknown",
          remedy: "say began, moved, ended or cancelled"
        )
      case "x": x = try bounded(&scanner)
      case "y": y = try bounded(&scanner)
      case "force": contact.force = try positive(&scanner)
      case "radius": contact.radius = try positive(&scanner)
      case "type":
        contact.kind = try scanner.value(
          TouchNames.kind,
          unknown: "the type is unknown",
          remedy: "say direct, indirect, pencil or indirectPointer"
        )
      case "estimated": estimated = try properties(&scanner)
      case "update": update = try scanner.integer()
      case "altitude": contact.altitude = try bounded(&scanner)
      case "azimuth": contact.azimuth = try bounded(&scanner)
      default: try scanner.skipValue()
      }
    }
    guard let id, let phase, let x, let y else {
      let missing =
        id == nil ? "id" : phase == nil ? "phase" : x == nil ? "x" : "y"
      throw scanner.problem(
        "the contact has no \(missing)",
        at: start,
        remedy: "add \"\(missing)\""
      )
    }
    if let estimated { contact.estimate = Contact.Estimate(estimated, updateIndex: update) }
    contact.id = Contact.ID(id)
    contact.phase = phase
    contact.position = Point(x: x, y: y)
    return contact
  }

  /// Reads better values for an earlier sample.
  static func update(_ scanner: inout JSONScanner) throws(LineProblem) -> EstimateUpdate {
    let start = scanner.index
    var update = EstimateUpdate(index: 0)
    var index: Int?
    var x: Double?
    var y: Double?
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "update": index = try scanner.integer()
      case "x": x = try bounded(&scanner)
      case "y": y = try bounded(&scanner)
      case "force": update.force = try positive(&scanner)
      case "altitude": update.altitude = try bounded(&scanner)
      case "azimuth": update.azimuth = try bounded(&scanner)
      default: try scanner.skipValue()
      }
    }
    guard let index, (x == nil) == (y == nil) else {
      let missing = index == nil ? "update" : x == nil ? "x" : "y"
      throw scanner.problem(
        "the update has no \(missing)",
        at: start,
        remedy: "add \"\(missing)\""
      )
    }
    update.index = index
    if let x, let y { update.position = Point(x: x, y: y) }
    return update
  }

  private static func properties(
    _ scanner: inout JSONScanner
  ) throws(LineProblem) -> Contact.Properties {
    try scanner.list { scanner throws(LineProblem) in
      try scanner.value(
        TouchNames.property,
        unknown: "the estimated value is unknown",
        remedy: "say force, azimuth, altitude or position"
      )
    }.reduce(into: []) { $0.formUnion($1) }
  }

  private static func bounded(_ scanner: inout JSONScanner) throws(LineProblem) -> Double {
    let start = scanner.index
    let value = try scanner.number()
    guard value.magnitude <= farthest else {
      throw scanner.problem("the number is not within -1e9 … 1e9", at: start)
    }
    return value
  }

  private static func positive(_ scanner: inout JSONScanner) throws(LineProblem) -> Double {
    let start = scanner.index
    let value = try bounded(&scanner)
    guard value >= 0 else { throw scanner.problem("the number is negative", at: start) }
    return value
  }
}
