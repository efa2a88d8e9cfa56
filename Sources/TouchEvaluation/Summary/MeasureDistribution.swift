public import TouchCore

/// What one recognizer measured, in parts of the limit: of strokes that meant it, and of all other touches.
public struct MeasureDistribution: Hashable, Sendable {
  /// What was measured, by which recognizer.
  public struct Key: Hashable, Comparable, Sendable {
    /// The recognizer.
    public var recognizer: String
    /// The measure's name.
    public var kind: String

    /// Whether one comes before the other in lists.
    public static func < (one: Key, other: Key) -> Bool {
      (one.recognizer, one.kind) < (other.recognizer, other.kind)
    }
  }

  /// How many bins there are up to `most` times the limit; the last one has all beyond.
  public static let bins = 60
  /// The largest multiple of the limit that has a bin of its own.
  public static let most = 3.0

  /// On which side of the limit a value has to be.
  public var bound: GestureMeasure.Bound
  /// What is measured in.
  public var unit: GestureMeasure.Unit
  /// The least and the largest limit that was met.
  public var limits: ClosedRange<Double>
  /// How many values of strokes that meant the recognizer are in each bin.
  public var meant = [Int](repeating: 0, count: bins + 1)
  /// The same for all other touches.
  public var others = [Int](repeating: 0, count: bins + 1)

  init(_ measure: SavedMeasure) {
    bound = measure.bound
    unit = measure.unit
    limits = measure.limit...measure.limit
  }

  mutating func add(_ measure: SavedMeasure, isMeant: Bool) {
    limits = min(limits.lowerBound, measure.limit)...max(limits.upperBound, measure.limit)
    let part = measure.final / max(abs(measure.limit), .leastNormalMagnitude)
    let bin = Int(
      (part / Self.most * Double(Self.bins)).rounded(.down),
      within: 0...Self.bins
    )
    if isMeant { meant[bin] += 1 } else { others[bin] += 1 }
  }
}
