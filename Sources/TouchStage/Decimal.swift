/// Numbers as text, alike on every platform and in every locale.
public enum Decimal {
  /// A number with a fixed count of decimals, rounded half away from zero.
  ///
  /// Numbers that are not finite, or too large for whole units of the last decimal in 64 bits, come as
  /// Swift describes them.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - decimals: How many digits stand behind the point, 0 to 9.
  /// - Returns: The number as text.
  public static func fixed(_ value: Double, _ decimals: Int) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (value.magnitude * unit).rounded(.toNearestOrAwayFromZero)
    guard scaled.isFinite, scaled < 9e15 else { return "\(value)" }
    let whole = Int64(scaled)
    let sign = value < 0 && whole != 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let fraction = "\(whole % Int64(unit))"
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(whole / Int64(unit)).\(zeros)\(fraction)"
  }

  /// A number with at most so many decimals: zeros at the end are left out, and so is a bare point.
  public static func short(_ value: Double, _ decimals: Int) -> String {
    var text = fixed(value, decimals)
    guard text.contains("."), value.isFinite else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
