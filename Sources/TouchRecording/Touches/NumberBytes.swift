import TouchCore

// Numbers as `.touches` files have them, written without a text of their own.
extension [UInt8] {
  /// Writes a number: rounded to four decimals, as short as possible, with at least one decimal.
  mutating func putNumber(_ value: Double) {
    let number = rounded(value, places: 4)
    // Below this every multiple of 0.0001 is a number of its own, so that its digits are the shortest.
    guard number.magnitude < 1e10 else { return append(contentsOf: number.description.utf8) }
    if number < 0 { append(UInt8(ascii: "-")) }
    let scaled = Int64((number.magnitude * 1e4).rounded(), within: 0...Int64.max)
    putInteger(Int(scaled / 10_000))
    append(UInt8(ascii: "."))
    var rest = scaled % 10_000
    var digitValue: Int64 = 1000
    repeat {
      append(UInt8(ascii: "0") + UInt8(rest / digitValue))
      rest %= digitValue
      digitValue /= 10
    } while rest > 0
  }

  /// Writes a moment in seconds, with six decimals.
  mutating func putTime(_ time: TouchTime) {
    let nanoseconds = Swift.max(0, time.nanoseconds)
    let micros = nanoseconds / 1000 + (nanoseconds % 1000 >= 500 ? 1 : 0)
    putInteger(Int(micros / 1_000_000))
    append(UInt8(ascii: "."))
    var rest = micros % 1_000_000
    var digitValue: Int64 = 100_000
    while digitValue > 0 {
      append(UInt8(ascii: "0") + UInt8(rest / digitValue))
      rest %= digitValue
      digitValue /= 10
    }
  }

  /// Writes a whole number.
  mutating func putInteger(_ value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    var digitValue: UInt = 1
    while magnitude / digitValue >= 10 { digitValue *= 10 }
    while digitValue > 0 {
      append(UInt8(ascii: "0") + UInt8(magnitude / digitValue % 10))
      digitValue /= 10
    }
  }
}
