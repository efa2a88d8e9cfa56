import TouchCore

/// Numbers and places in an error's words.
enum NumberWords {
  /// A number with at most two decimals: "390", "0.25", "nan"; a smaller one with its first digit: "0.001".
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < largest else { return "\(value)" }
    let scale = scale(of: value, .toNearestOrAwayFromZero)
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A number that may be more than a limit by less than is written: then in full.
  static func text(_ value: Double, beyond limit: Double) -> String {
    let short = text(value)
    return value > limit && short == text(limit) ? "\(value)" : short
  }

  /// An upper limit likewise, rounded down: what is written is within it.
  static func text(most limit: Double) -> String {
    guard limit.isFinite, abs(limit) < largest else { return text(limit) }
    let scale = scale(of: limit, .down)
    let isRoundedUp = (limit * scale).rounded() / scale > limit
    return text(isRoundedUp ? (limit * scale).rounded(.down) / scale : limit)
  }

  /// By what a number is multiplied before it is rounded, so that only 0 is written as 0.
  private static func scale(of value: Double, _ rule: FloatingPointRoundingRule) -> Double {
    var scale = hundred
    while value != 0, scale < finest, (value * scale).rounded(rule) == 0 { scale *= 10 }
    return scale
  }

  /// A location or a displacement.
  static func text(_ x: Double, _ y: Double) -> String { "(\(text(x)), \(text(y)))" }

  private static let hundred = 100.0
  /// Numbers are written with at most 12 decimals (our own choice: what is smaller is a rounding).
  private static let finest = 1e12
  /// From here on numbers are written as Swift does it.
  private static let largest = 1e9
}
