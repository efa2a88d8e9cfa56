extension ElementaryFunctions {
  /// The power base^exponent.
  ///
  /// log₂ of the base is computed in two parts, multiplied by the exponent in two parts, and raised
  /// again, so that the result is good to its last place over the whole range.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    if exponent.isInfinite {
      if base.magnitude == 1 { return 1 }
      return (base.magnitude > 1) == (exponent > 0) ? .infinity : 0
    }
    let negative = base.sign == .minus && isOdd(exponent)
    if base == 0 || base.isInfinite {
      let magnitude: Double = (base == 0) == (exponent > 0) ? 0 : .infinity
      return negative ? -magnitude : magnitude
    }
    if base < 0, exponent.rounded(.towardZero) != exponent { return .nan }
    let magnitude = positivePower(base.magnitude, exponent)
    return negative ? -magnitude : magnitude
  }

  /// Whether a number is a whole odd one.
  private static func isOdd(_ x: Double) -> Bool {
    guard x.magnitude < 0x1p53, x.rounded(.towardZero) == x else { return false }
    return Int64(x, within: .min ... .max) & 1 == 1
  }

  /// The power of a positive, finite base.
  private static func positivePower(_ base: Double, _ exponent: Double) -> Double {
    if base == 1 { return 1 }
    // Beyond this even the base nearest to 1 gives infinity or nothing.
    if exponent.magnitude > 0x1p64 { return (base > 1) == (exponent > 0) ? .infinity : 0 }
    let logarithm = log2(base)
    let upper = shortened(exponent)
    let low = (exponent - upper) * logarithm.high + exponent * logarithm.low
    let high = upper * logarithm.high
    let sum = low + high
    if sum > 1025 { return .infinity }
    if sum < -1080 { return 0 }
    return exp2(high: high, low: low)
  }

  /// The upper half of a number's digits: products of two such numbers are exact.
  private static func shortened(_ x: Double) -> Double {
    Double(bitPattern: x.bitPattern & 0xFFFF_FFFF_0000_0000)
  }

  /// The binary logarithm of a positive, finite number, in two parts.
  private static func log2(_ x: Double) -> (high: Double, low: Double) {
    var x = x
    var n = 0
    if x < .leastNormalMagnitude {
      x *= 0x1p53
      n = -53
    }
    n += Int(x.bitPattern >> 52) - 1023
    let fraction = x.bitPattern & 0x000F_FFFF_FFFF_FFFF
    var mantissa = Double(bitPattern: fraction | 0x3FF0_0000_0000_0000)
    // The mantissa is compared with the nearer of 1 and 1.5.
    let besideThreeHalves = mantissa >= 1.22474487139158904910 && mantissa < 1.73205080756887729353
    if mantissa >= 1.73205080756887729353 {
      n += 1
      mantissa /= 2
    }
    let near = besideThreeHalves ? 1.5 : 1.0

    // s = (m - near) / (m + near), in two parts.
    let u = mantissa - near
    let v = 1 / (mantissa + near)
    let s = u * v
    let sHigh = shortened(s)
    let tHigh = shortened(mantissa + near)
    let tLow = mantissa - (tHigh - near)
    let sLow = v * ((u - sHigh * tHigh) - sHigh * tLow)

    // log(m / near) = 2s + ⅔s³ + …
    var s2 = s * s
    var r =
      s2 * s2
      * (5.99999999999994648725e-01
        + s2
        * (4.28571428578550184252e-01
          + s2
          * (3.33333329818377432918e-01
            + s2
            * (2.72728123808534006489e-01
              + s2 * (2.30660745775561754067e-01 + s2 * 2.06975017800338417784e-01)))))
    r += sLow * (sHigh + s)
    s2 = sHigh * sHigh
    let cHigh = shortened(3 + s2 + r)
    let cLow = r - ((cHigh - 3) - s2)
    let pSum = sHigh * cHigh
    let pRest = sLow * cHigh + cLow * s
    let pHigh = shortened(pSum + pRest)
    let pLow = pRest - (pHigh - pSum)

    // Times 2 / (3 ln 2), plus log2(near), plus n.
    let zHigh = 9.61796700954437255859e-01 * pHigh
    let zLow =
      -7.02846165095275826516e-09 * pHigh + pLow * 9.61796693925975554329e-01
      + (besideThreeHalves ? 1.35003920212974897128e-08 : 0)
    let nearHigh = besideThreeHalves ? 5.84962487220764160156e-01 : 0
    let whole = Double(n)
    let high = shortened(((zHigh + zLow) + nearHigh) + whole)
    return (high, zLow - (((high - whole) - nearHigh) - zHigh))
  }

  /// Two to the power of a number in two parts.
  private static func exp2(high: Double, low: Double) -> Double {
    let n = (high + low).rounded(.toNearestOrEven)
    let rest = high - n
    let t = shortened(low + rest)
    let u = t * 6.93147182464599609375e-01
    let v = (low - (t - rest)) * 6.93147180559945286227e-01 + t * -1.90465429995776804525e-09
    let z = u + v
    let w = v - (z - u)
    let c = z - exponentialCorrection(z)
    let r = (z * c) / (c - 2) - (w + z * w)
    return scaled(1 - (r - z), by: Int(Int64(n, within: -2048...2048)))
  }
}
