import TouchCore

/// Numbers as text, alike on every platform and in every locale.
public enum NumberText {
  /// A number with a fixed count of decimals, rounded half away from zero.
  ///
  /// Numbers that are not finite, or too large for whole units of the last decimal in 64 bits, come as
  /// Swift describes them.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - decimals: How many digits stand behind the point, 0 to 9.
  /// - Returns: The number's text, without a sign where it rounds to zero.
  public static func fixed(_ value: Double, _ decimals: Int) -> String {
    text(value, decimals, dropsZeros: false)
  }

  /// A number with at most so many decimals: zeros at the end are left out, and so is a bare point.
  public static func short(_ value: Double, _ decimals: Int) -> String {
    text(value, decimals, dropsZeros: true)
  }

  /// Two numbers that stand beside each other, with as few decimals as `short` gives them, or as many more, 6 at most,
  /// as tell one from the other.
  package static func apart(_ one: Double, _ other: Double, _ decimals: Int) -> (String, String) {
    for decimals in decimals...max(decimals, finest) {
      let texts = (short(one, decimals), short(other, decimals))
      if texts.0 != texts.1 { return texts }
    }
    return (short(one, decimals), short(other, decimals))
  }

  /// The most decimals that numbers are given to tell them apart: recordings have millionths of a second.
  static let finest = 6

  /// A number of things: "1 recording", "20 recordings".
  package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
  }

  /// A location or a vector, with a decimal each: "(10.0, 20.5)".
  static func pair(_ x: Double, _ y: Double) -> String { "(\(fixed(x, 1)), \(fixed(y, 1)))" }

  private static func text(_ value: Double, _ decimals: Int, dropsZeros: Bool) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (value.magnitude * unit).rounded(.toNearestOrAwayFromZero)
    guard scaled.isFinite, scaled < 9e15 else { return "\(value)" }
    var rest = Int64(scaled, within: 0...Int64.max)
    var count = decimals
    if dropsZeros {
      while count > 0, rest % 10 == 0 {
        rest /= 10
        count -= 1
      }
    }
    let isNegative = value < 0 && rest != 0
    // Written from the last digit to the first: at most 16 digits, a point and a sign. Up to 15 bytes need no memory
    // of their own.
    let isShort = rest < 1_000_000_000_000
    return String(unsafeUninitializedCapacity: isShort ? 15 : 24) { buffer in
      var written = 0
      func put(_ byte: UInt8) {
        buffer[written] = byte
        written += 1
      }
      repeat {
        if written == count, count > 0 { put(UInt8(ascii: ".")) }
        put(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0 || written <= count
      if isNegative { put(UInt8(ascii: "-")) }
      for index in 0..<written / 2 { buffer.swapAt(index, written - 1 - index) }
      return written
    }
  }
}
