import TouchCore

/// The regularized incomplete gamma functions, for Poisson and normal probabilities.
enum IncompleteGamma {
  /// Terms that are smaller than this part of their sum end it.
  private static let precision = 1e-16
  /// Numbers whose size is below this count as 0 in a continued fraction.
  private static let tiny = 1e-300

  /// The lower and the upper part of the gamma distribution of shape a at x; they add up to 1.
  ///
  /// The smaller one is computed, so that both are exact in their tails: a series below the mean, a
  /// continued fraction above it (W. H. Press et al., Numerical Recipes, section 6.2).
  ///
  /// - Complexity: O(√a).
  static func parts(shape a: Double, _ x: Double) -> (lower: Double, upper: Double) {
    if x <= 0 { return (0, 1) }
    if x == .infinity { return (1, 0) }
    let front = front(a, x)
    if x < a + 1 {
      let lower = min(front * series(a, x), 1)
      return (lower, 1 - lower)
    }
    let upper = min(front * fraction(a, x), 1)
    return (1 - upper, upper)
  }

  /// The value below which a part p of the gamma distribution of shape a lies.
  static func quantile(shape a: Double, _ p: Double) -> Double {
    if p <= 0 { return 0 }
    if p >= 1 { return .infinity }
    // Wilson and Hilferty's approximation (1931) is near enough to bracket the value.
    let z = Normal.quantile(p)
    let root = 1 - 1 / (9 * a) + z / (3 * a.squareRoot())
    let guess = max(a * root * root * root, 1e-8)
    return RootSearch.increasing(from: guess) { x in
      let parts = parts(shape: a, x)
      return p < 0.5 ? parts.lower - p : (1 - p) - parts.upper
    }
  }

  /// x^a e^-x / Γ(a), without the difference of large logarithms.
  private static func front(_ a: Double, _ x: Double) -> Double {
    let beyond = (x - a) / a
    let spread = a * (LogGamma.logOnePlus(beyond) - beyond)
    return (a / LogGamma.twoPi).squareRoot()
      * ElementaryFunctions.exp(spread - LogGamma.stirlingRest(a))
  }

  private static func series(_ a: Double, _ x: Double) -> Double {
    var term = 1 / a
    var sum = term
    var n = a
    while term > sum * precision {
      n += 1
      term *= x / n
      sum += term
    }
    return sum
  }

  private static func fraction(_ a: Double, _ x: Double) -> Double {
    var b = x + 1 - a
    var c = 1 / tiny
    var d = 1 / b
    var result = d
    var i = 1.0
    while i < 1_000_000 {
      let an = -i * (i - a)
      b += 2
      d = an * d + b
      if d.magnitude < tiny { d = tiny }
      c = b + an / c
      if c.magnitude < tiny { c = tiny }
      d = 1 / d
      let step = d * c
      result *= step
      if (step - 1).magnitude < precision { break }
      i += 1
    }
    return result
  }
}
