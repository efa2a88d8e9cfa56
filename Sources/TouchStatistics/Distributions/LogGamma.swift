import TouchCore

/// The logarithm of the gamma function.
enum LogGamma {
  /// The coefficients of Lanczos' approximation with g = 7 and nine terms, by P Godfrey (2001).
  private static let coefficients = [
    0.999_999_999_999_809_93, 676.520_368_121_885_1, -1259.139_216_722_402_8,
    771.323_428_777_653_13, -176.615_029_162_140_6, 12.507_343_278_686_905,
    -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6, 1.505_632_735_149_311_6e-7,
  ]
  /// Half the logarithm of 2π.
  private static let halfLogTwoPi = 0.918_938_533_204_672_74

  /// The logarithm of the gamma function of x, for x above 0, within some 1e-15 of its size.
  static func value(_ x: Double) -> Double {
    // Γ(x) = Γ(x + 1) / x keeps small arguments where the approximation holds.
    if x < 0.5 { return value(x + 1) - ElementaryFunctions.log(x) }
    let y = x - 1
    var sum = coefficients[0]
    for index in 1..<coefficients.count { sum += coefficients[index] / (y + Double(index)) }
    let t = y + 7.5
    return halfLogTwoPi + (y + 0.5) * ElementaryFunctions.log(t) - t + ElementaryFunctions.log(sum)
  }

  /// The circumference of a circle of radius 1.
  static let twoPi = 2 * Double.pi

  /// What Stirling's formula lacks: ln Γ(x) - (x - ½) ln x + x - ½ ln 2π, for x above 0.
  ///
  /// Probabilities of large counts are made of it in place of ln Γ, whose differences lose their digits
  /// (C. Loader, Fast and Accurate Computation of Binomial Probabilities, 2000).
  static func stirlingRest(_ x: Double) -> Double {
    if x < 15 {
      return value(x) - (x - 0.5) * ElementaryFunctions.log(x) + x - halfLogTwoPi
    }
    let square = x * x
    let far = 1.0 / 1260 - (1.0 / 1680 - 1.0 / (1188 * square)) / square
    return (1.0 / 12 - (1.0 / 360 - far / square) / square) / x
  }

  /// ln(1 + x), exact for small x too, by Kahan's method.
  static func logOnePlus(_ x: Double) -> Double {
    let sum = 1 + x
    return sum == 1 ? x : ElementaryFunctions.log(sum) * (x / (sum - 1))
  }
}
