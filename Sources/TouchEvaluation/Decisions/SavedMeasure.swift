public import TouchCore
import TouchRecording
import TouchReport

/// A measured value and the limit that it was held against, as a run's file keeps it.
public struct SavedMeasure: Hashable, Sendable {
  /// What was measured: the name of a `MeasureKind`, or `own`.
  public var kind: String
  /// The value when the decision was made.
  public var value: Double
  /// The limit.
  public var limit: Double
  /// On which side of the limit the value has to be.
  public var bound: GestureMeasure.Bound
  /// What both are measured in.
  public var unit: GestureMeasure.Unit
  /// Whether this decided.
  public var isDeciding: Bool
  /// The value when the touches were over: a tap that failed at 45.2 points may have travelled 80.
  public var final: Double

  /// Creates a measure.
  public init(
    kind: String,
    _ measure: GestureMeasure,
    isDeciding: Bool,
    final: Double? = nil
  ) {
    self.kind = kind
    value = measure.value
    limit = measure.limit
    bound = measure.bound
    unit = measure.unit
    self.isDeciding = isDeciding
    self.final = final ?? measure.value
  }

  /// The measure as the engine has it.
  public var measure: GestureMeasure { GestureMeasure(value, bound, limit, unit) }

  /// Whether it is a wait for another tap that never came: by how much it was missed isn't known.
  var hasNoEnd: Bool { kind == "gap" && final == value }

  /// The measure as JSON.
  var json: JSON {
    .object([
      ("kind", .string(kind)), ("value", .exact(value)), ("limit", .exact(limit)),
      ("bound", .string(bound.word)), ("unit", .string(unit.word)),
      ("decided", isDeciding ? .bool(true) : nil),
      ("final", final == value ? nil : .exact(final)),
    ])
  }

  /// Reads a measure from JSON.
  init(_ scanner: inout JSONScanner) throws(LineProblem) {
    var (kind, bound, unit) = ("", GestureMeasure.Bound.atMost, GestureMeasure.Unit.own)
    var (value, limit, isDeciding) = (0.0, 0.0, false)
    var final: Double?
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "kind": kind = try scanner.string()
      case "value": value = try scanner.number()
      case "limit": limit = try scanner.number()
      case "bound":
        let word = try scanner.string()
        bound = word == "atLeast" ? .atLeast : word == "moreThan" ? .moreThan : .atMost
      case "unit":
        let word = try scanner.string()
        unit = GestureMeasure.Unit.all.first { $0.word == word } ?? .own
      case "decided":
        try scanner.skipValue()
        isDeciding = true
      case "final": final = try scanner.number()
      default: try scanner.skipValue()
      }
    }
    self.init(
      kind: kind,
      GestureMeasure(value, bound, limit, unit),
      isDeciding: isDeciding,
      final: final
    )
  }
}

extension GestureMeasure.Unit {
  /// Every unit.
  static let all: [GestureMeasure.Unit] = [
    .count, .points, .radians, .seconds, .pointsPerSecond, .force, .own,
  ]
}
