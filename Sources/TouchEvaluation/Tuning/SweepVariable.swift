import TouchReport
import TouchStage

/// A threshold that is varied, and the values that are tried.
public struct SweepVariable: Hashable, Sendable {
  /// The number of values of a range without a step (our own choice: a table that fits a screen).
  public static let usualValues = 25
  /// The most values that are tried of one threshold (our own choice).
  public static let mostValues = 2000

  /// The recognizer's name.
  public var recognizer: String
  /// The property's name.
  public var property: String
  /// The values, rising.
  public var values: [Double]
  /// The value that it has now; nil where it has none that could be typed.
  public var present: Double?
  /// Whether no limit at all is a value, too: the largest.
  public let canBeUnlimited: Bool
  /// The index of the present value; nil where there is none.
  public var presentIndex: Int? { present.flatMap { values.firstIndex(of: $0) } }

  /// Creates a variable.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer's name.
  ///   - property: The property's name.
  ///   - range: The values from the lowest to the highest.
  ///   - step: The distance of two values; nil for the usual number of values.
  ///   - isWhole: Whether only whole numbers make sense.
  ///   - present: The value that it has now, which is tried, too, as what others are compared with.
  ///   - canBeUnlimited: Whether no limit at all is a value, too.
  ///   - orUnlimited: Whether that is tried, wherever the range ends.
  public init(
    recognizer: String,
    property: String,
    range: ClosedRange<Double>,
    step: Double? = nil,
    isWhole: Bool = false,
    present: Double?,
    canBeUnlimited: Bool = false,
    orUnlimited: Bool = false
  ) {
    self.canBeUnlimited = canBeUnlimited
    self.recognizer = recognizer
    self.property = property
    self.present = present.map(Self.rounded)
    let span = range.upperBound - range.lowerBound
    let usual = isWhole ? 1 : span / Double(Self.usualValues - 1)
    let step = max(step ?? usual, span / Double(Self.mostValues - 1))
    var values: [Double] = []
    var count = 0.0
    while span > 0, range.lowerBound + count * step < range.upperBound * (1 + 1e-12) {
      values.append(Self.rounded(range.lowerBound + count * step))
      count += 1
    }
    values.append(range.upperBound)
    if let present = self.present { values.append(present) }
    if orUnlimited { values.append(RecognizerProperty.Unit.unlimited) }
    if isWhole { values = values.map { $0.rounded() } }
    self.values = Array(Set(values)).sorted()
  }

  /// What is typed for it: `tap.allowableMovement`.
  public var name: String { "\(recognizer).\(property)" }

  /// The setting of a value, as it is typed.
  public func setting(_ value: Double) -> String { "\(name)=\(text(of: value))" }

  /// A value as it is typed, to a billionth, or to its last digit where that is less.
  public static func text(_ value: Double) -> String {
    let short = NumberText.short(value, 9)
    if Double(short) == value { return short }
    let exact = "\(value)"
    return exact.contains("e") ? short : exact
  }

  /// A value as it is typed for this threshold: a number, or that there is no limit.
  func text(of value: Double) -> String { isUnlimited(value) ? "unlimited" : Self.text(value) }

  /// Whether a value stands for no limit.
  func isUnlimited(_ value: Double) -> Bool {
    canBeUnlimited && value >= RecognizerProperty.Unit.unlimited
  }

  /// Values in billionths: what a step adds up to is what would be typed.
  private static func rounded(_ value: Double) -> Double {
    value.magnitude < 1e6 ? (value * 1e9).rounded() / 1e9 : value
  }
}
