public import UIKit

/// A property of recognizers that can be set by its name, to try out what difference it makes.
@MainActor
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
  }

  /// The name, as Apple has it where there is such a property.
  public let name: String
  /// What the values are.
  public let unit: Unit
  /// The values that make sense.
  public let range: ClosedRange<Double>
  /// What the property says, in one line.
  public let summary: String
  let get: (UIGestureRecognizer) -> Double?
  let set: (UIGestureRecognizer, Double) -> Void

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - unit: What the values are.
  ///   - range: The values that make sense.
  ///   - summary: What the property says, in one line.
  ///   - get: Reads it; nil where a recognizer has no such property.
  ///   - set: Sets it.
  public init(
    _ name: String,
    _ unit: Unit,
    _ range: ClosedRange<Double>,
    _ summary: String,
    get: @escaping (UIGestureRecognizer) -> Double?,
    set: @escaping (UIGestureRecognizer, Double) -> Void
  ) {
    self.name = name
    self.unit = unit
    self.range = range
    self.summary = summary
    self.get = get
    self.set = set
  }

  /// The value of a recognizer; nil where it has no such property.
  public func value(of recognizer: UIGestureRecognizer) -> Double? { get(recognizer) }

  /// A value as people type it.
  public func text(_ value: Double) -> String {
    if unit == .flag { return value == 0 ? "false" : "true" }
    return value >= RecognizerProperty.unlimited ? "unlimited" : Decimal.short(value, 3)
  }

  /// Takes a value as people type it; nil where it makes no sense.
  func value(_ text: String) -> Double? {
    switch unit {
    case .flag: return ["true": 1, "false": 0][text]
    case .count, .points, .seconds, .degrees, .force, .pointsPerSecond:
      // Plain decimals alone: no exponents, no hexadecimal.
      guard !text.isEmpty, text.allSatisfy({ "0123456789.".contains($0) }),
        let value = Double(text), range.contains(value),
        unit != .count || value == value.rounded()
      else { return nil }
      return value
    }
  }

  /// What values make sense, in words.
  var rangeText: String {
    switch unit {
    case .flag: "true or false"
    case .count: "a whole number from \(text(range.lowerBound)) to \(text(range.upperBound))"
    case .points: "\(text(range.lowerBound)) to \(text(range.upperBound)) points"
    case .seconds: "\(text(range.lowerBound)) to \(text(range.upperBound)) seconds"
    case .degrees: "\(text(range.lowerBound)) to \(text(range.upperBound)) degrees"
    case .force: "\(text(range.lowerBound)) to \(text(range.upperBound)) parts of the largest force"
    case .pointsPerSecond: "\(text(range.lowerBound)) to \(text(range.upperBound)) points a second"
    }
  }

  /// From here on a number of fingers is no limit.
  private static let unlimited = 1e6
}
