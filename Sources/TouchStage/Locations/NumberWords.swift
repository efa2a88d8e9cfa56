import TouchCore

/// Numbers and places in an error's words.
enum NumberWords {
  /// A number with at most two decimals: "390", "0.25", "nan".
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < largest else { return "\(value)" }
    let rounded = (value * hundred).rounded() / hundred
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// An upper limit likewise, rounded down: what is written is within it.
  static func text(most limit: Double) -> String {
    guard limit.isFinite, abs(limit) < largest else { return text(limit) }
    let isRoundedUp = (limit * hundred).rounded() / hundred > limit
    return text(isRoundedUp ? (limit * hundred).rounded(.down) / hundred : limit)
  }

  /// A location or a displacement.
  static func text(_ x: Double, _ y: Double) -> String { "(\(text(x)), \(text(y)))" }

  private static let hundred = 100.0
  /// From here on numbers are written as Swift does it.
  private static let largest = 1e9
}
