extension JSONScanner {
  /// What a number is written with.
  struct Digits {
    var isNegative = false
    var isWhole = true
    /// Whether the mantissa holds all digits.
    var isExact = true
    var mantissa: UInt64 = 0
    /// The power of ten that the mantissa is multiplied by.
    var exponent = 0
    var range = 0..<0

    /// The nearest number to what is written.
    func value(in line: Line) -> Double {
      if isExact, mantissa < 1 << 53, (-22...22).contains(exponent) {
        // Both factors are exact, so the result is the nearest.
        let power = Self.powers[exponent.magnitude < 23 ? Int(exponent.magnitude) : 0]
        let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
        return isNegative ? -value : value
      }
      return Double(String(decoding: line[range], as: UTF8.self)) ?? .infinity
    }

    private static let powers: [Double] = [
      1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
      1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
  }
}

extension JSONScanner.Digits {
  /// Adds the digit that stands at an index, and moves the index behind it.
  mutating func add(_ digit: UInt8, _ index: inout Int) {
    index += 1
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: 10)
    let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
    if overflow || carry {
      isExact = false
    } else if isExact {
      mantissa = sum
    }
  }
}
