/// The elementary functions that gestures and scroll motion need, in Swift alone.
///
/// A platform's own library is free to round the last digit as it likes, and a bare WebAssembly
/// page has none. These functions use additions, multiplications, divisions and square roots only,
/// which IEEE 754 rounds alike everywhere: a replay gives the same bits on every platform.
///
/// The methods, and the polynomials' coefficients, are those of fdlibm (Sun Microsystems, 1993:
/// "Freely Distributable LIBM", www.netlib.org/fdlibm). Results lie within 1 unit in the last place
/// of the true value. Exceptional arguments give what IEEE 754 recommends, with one exception that
/// `sin(_:)` names.
public enum ElementaryFunctions {
  /// The power of e, e^x.
  ///
  /// x is split into k·ln 2 + r with |r| ≤ ½ ln 2; e^r comes from a rational approximation.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893383973096 { return .infinity }
    if x < -745.13321910194110842 { return 0 }
    if x.magnitude < 0x1p-28 { return 1 + x }
    let k = (x * 1.44269504088896338700).rounded(.toNearestOrEven)
    let high = x - k * ln2High
    let low = k * ln2Low
    let r = high - low
    let c = r - exponentialCorrection(r)
    let y = 1 - ((low - (r * c) / (2 - c)) - high)
    return scaled(y, by: Int(Int64(k, within: -2048...2048)))
  }

  /// The natural logarithm of x.
  ///
  /// x is split into 2^k·(1 + f) with √½ < 1 + f < √2; the rest is a series in f/(2 + f).
  public static func log(_ x: Double) -> Double {
    if x.isNaN || x == .infinity { return x }
    if x == 0 { return -.infinity }
    if x < 0 { return .nan }
    let (mantissa, exponent) = split(x)
    let f = mantissa - 1
    let k = Double(exponent)
    let s = f / (2 + f)
    let z = s * s
    let w = z * z
    let even =
      w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    let odd =
      z
      * (6.666666666666735130e-01
        + w
        * (2.857142874366239149e-01
          + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)))
    let halfSquare = 0.5 * f * f
    return k * ln2High
      - ((halfSquare - (s * (halfSquare + even + odd) + k * ln2Low)) - f)
  }

  // MARK: Shared parts

  /// The upper part of ln 2; its products with whole numbers up to 2000 are exact.
  private static var ln2High: Double { 6.93147180369123816490e-01 }
  /// What `ln2High` lacks of ln 2.
  private static var ln2Low: Double { 1.90821492927058770002e-10 }

  /// The even series that both `exp(_:)` and `pow(_:_:)` build e^r from.
  static func exponentialCorrection(_ r: Double) -> Double {
    let t = r * r
    return t
      * (1.66666666666666019037e-01
        + t
        * (-2.77777777770155933842e-03
          + t
          * (6.61375632143793436117e-05
            + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))))
  }

  /// A positive number as a mantissa between √½ and √2 and a power of two.
  private static func split(_ x: Double) -> (mantissa: Double, exponent: Int) {
    var x = x
    var exponent = 0
    if x < .leastNormalMagnitude {
      x *= 0x1p54
      exponent = -54
    }
    exponent += Int(x.bitPattern >> 52) - 1023
    let fraction = x.bitPattern & 0x000F_FFFF_FFFF_FFFF
    let mantissa = Double(bitPattern: fraction | 0x3FF0_0000_0000_0000)
    return mantissa > 1.41421356237309504880
      ? (mantissa / 2, exponent + 1) : (mantissa, exponent)
  }

  /// The product y·2^k, rounded once where it is subnormal.
  static func scaled(_ y: Double, by k: Int) -> Double {
    if k > 1023 { return y * 0x1p1023 * powerOfTwo(min(k - 1023, 1023)) }
    if k < -1022 { return y * powerOfTwo(max(k + 1000, -1022)) * 0x1p-1000 }
    return y * powerOfTwo(k)
  }

  /// The number 2^k for a k within the range of normal numbers.
  private static func powerOfTwo(_ k: Int) -> Double {
    Double(bitPattern: UInt64(k + 1023) << 52)
  }
}
