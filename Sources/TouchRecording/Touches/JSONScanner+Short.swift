// Numbers as most are, read at once.
extension JSONScanner {
  /// Reads a short number; nil, without moving, for anything else.
  mutating func shortNumber() -> Double? {
    guard let units = shortUnits() else { return nil }
    return Double(units) / 1e8
  }

  /// Reads a short number of seconds as nanoseconds; nil, without moving, for anything else.
  mutating func shortNanoseconds() -> Int64? {
    let start = index
    if let units = shortUnits(), units < 9_000_000 * 100_000_000 { return Int64(units) * 10 }
    index = start
    return nil
  }

  /// Reads a number as most are, at once: without a sign and an exponent, with at most seven digits before the
  /// point and behind it.
  ///
  /// The result is in units of 1e-8, which are exact; nil, without moving, for anything else.
  mutating func shortUnits() -> UInt64? {
    guard let (whole, digits) = shortDigits() else { return nil }
    var units = whole.decimal(digits) &* 100_000_000
    var end = index &+ digits
    var next = whole[digits]
    if next == UInt8(ascii: ".") {
      let fraction = EightBytes(line, at: end &+ 1)
      let decimals = fraction.decimalCount
      guard decimals > 0, decimals < 8 else { return nil }
      units &+= fraction.fraction(decimals)
      end &+= 1 &+ decimals
      next = fraction[decimals]
    }
    guard next | 0x20 != UInt8(ascii: "e") else { return nil }
    index = end
    return units
  }

  /// Reads the digits of a number without a sign, at most seven; nil, without moving, for anything else.
  ///
  /// What follows may go on with a point or an exponent.
  @inline(__always)
  mutating func shortWholeNumber() -> UInt64? {
    guard let (whole, digits) = shortDigits() else { return nil }
    index &+= digits
    return whole.decimal(digits)
  }

  /// The next bytes, and with how many digits they begin, 1 to 7 and no further zero in front; nil for anything else.
  @inline(__always)
  private func shortDigits() -> (EightBytes, Int)? {
    let whole = EightBytes(line, at: index)
    let digits = whole.decimalCount
    guard digits > 0, digits < 8, digits == 1 || whole[0] != UInt8(ascii: "0") else { return nil }
    return (whole, digits)
  }
}
