import TouchCore

/// The regularized incomplete beta function, for Student's t and binomial probabilities.
enum IncompleteBeta {
  private static let precision = 1e-16
  private static let tiny = 1e-300

  /// The part of the beta distribution of shapes a and b that lies below x.
  ///
  /// By a continued fraction (W. H. Press et al., Numerical Recipes, section 6.4).
  ///
  /// - Parameters:
  ///   - x: The value.
  ///   - rest: What is missing to 1, where it is known more exactly than by subtraction.
  ///   - a: The first shape, above 0.
  ///   - b: The second one, above 0.
  /// - Returns: The part, from 0 to 1.
  /// - Complexity: O(√max(a, b)).
  static func value(_ x: Double, rest: Double? = nil, _ a: Double, _ b: Double) -> Double {
    if x <= 0 { return 0 }
    let y = rest ?? 1 - x
    if y <= 0 { return 1 }
    let front = front(x, y, a, b)
    return x < (a + 1) / (a + b + 2)
      ? front * fraction(x, a, b) / a
      : 1 - front * fraction(y, b, a) / b
  }

  /// x^a y^b / B(a, b), without the difference of large logarithms.
  private static func front(_ x: Double, _ y: Double, _ a: Double, _ b: Double) -> Double {
    let n = a + b
    let away = a * y - b * x
    let spread =
      a * LogGamma.logOnePlus(away / (n * x)) + b * LogGamma.logOnePlus(-away / (n * y))
    let rests =
      LogGamma.stirlingRest(n) - LogGamma.stirlingRest(a) - LogGamma.stirlingRest(b)
    return (a * b / (LogGamma.twoPi * n)).squareRoot() * ElementaryFunctions.exp(rests - spread)
  }

  private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    var c = 1.0
    var d = solid(1 - (a + b) * x / (a + 1))
    d = 1 / d
    var result = d
    var m = 1.0
    while m < 100_000 {
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      d = 1 / solid(1 + even * d)
      c = solid(1 + even / c)
      result *= d * c
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      d = 1 / solid(1 + odd * d)
      c = solid(1 + odd / c)
      let step = d * c
      result *= step
      if (step - 1).magnitude < precision { break }
      m += 1
    }
    return result
  }

  /// The value, or a tiny one in place of 0.
  private static func solid(_ value: Double) -> Double { value.magnitude < tiny ? tiny : value }
}
