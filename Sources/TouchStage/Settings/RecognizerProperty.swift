/// A property of recognizers, or of controls and windows with gestures of their own, that can be set by
/// its name, to try out what difference it makes.
#if !hasFeature(Embedded)
  @MainActor
#endif
public struct RecognizerProperty {
  /// What a property's values are.
  public enum Unit: String, Hashable, Sendable {
    /// Points.
    case points
    /// Seconds.
    case seconds
    /// Degrees.
    case degrees
    /// Fingers or taps: whole numbers.
    case count
    /// true or false.
    case flag
    /// Parts of the largest force.
    case force
    /// Points a second.
    case pointsPerSecond
    /// A number without a unit, or in one that the summary names.
    case number

    /// From this value on nothing is limited: far more than any range of fingers, points or seconds holds.
    public static var unlimited: Double { 1e6 }
  }

  /// The name, as Apple has it where there is such a property.
  public let name: String
  /// What the values are.
  public let unit: Unit
  /// The values that make sense.
  public let range: ClosedRange<Double>
  /// What the property says, in one line.
  public let summary: String
  /// Whether `unlimited` is a value, too, beyond the range.
  public private(set) var canBeUnlimited = false
  let get: (AnyObject) -> Double?
  let set: (AnyObject, Double) -> Void

  /// Creates a property of a class of recognizers, controls or windows.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - unit: What the values are.
  ///   - range: The values that make sense.
  ///   - summary: What the property says, in one line.
  ///   - get: Reads it; nil if a recognizer of the class has no such property.
  ///   - set: Sets it.
  public init<Recognizer: AnyObject>(
    _ name: String,
    _ unit: Unit,
    _ range: ClosedRange<Double>,
    _ summary: String,
    get: @escaping (Recognizer) -> Double?,
    set: @escaping (Recognizer, Double) -> Void
  ) {
    self.name = name
    self.unit = unit
    self.range = range
    self.summary = summary
    self.get = { ($0 as? Recognizer).flatMap(get) }
    self.set = { object, value in
      if let object = object as? Recognizer { set(object, value) }
    }
  }

  /// The property with `unlimited` among its values.
  func orUnlimited() -> RecognizerProperty {
    var property = self
    property.canBeUnlimited = true
    return property
  }

  /// A value as one that could be typed; nil for one that can't be.
  package func typed(_ value: Double) -> Double? {
    if range.contains(value) { return value }
    return canBeUnlimited && value >= Unit.unlimited ? Unit.unlimited : nil
  }

  /// The value of a recognizer, a control or a window; nil where it has no such property.
  public func value(of object: AnyObject) -> Double? { get(object) }

  /// Reads a value as people type it; nil if it is malformed or outside the range.
  func value(_ text: String) -> Double? {
    if canBeUnlimited, text == "unlimited" { return Unit.unlimited }
    switch unit {
    case .flag: return ["true": 1, "false": 0][text]
    case .count, .points, .seconds, .degrees, .force, .pointsPerSecond, .number:
      // Plain decimals alone: no exponents, no hexadecimal.
      guard !text.isEmpty, text.allSatisfy({ "0123456789.".contains($0) }),
        let value = Double(text), range.contains(value),
        unit != .count || value == value.rounded()
      else { return nil }
      return value
    }
  }
}
