import TouchCore

/// Student's t distribution.
public enum StudentT {
  /// The part of the distribution that lies below a value.
  ///
  /// - Parameters:
  ///   - t: The value.
  ///   - freedom: The degrees of freedom, above 0.
  /// - Returns: The part, from 0 to 1.
  public static func cumulative(_ t: Double, freedom: Double) -> Double {
    if t.isNaN { return t }
    let tail = tail(t * t, freedom)
    return t < 0 ? tail : 1 - tail
  }

  /// The value below which a part of the distribution lies.
  ///
  /// - Parameters:
  ///   - p: The part, from 0 to 1; not a number outside of them.
  ///   - freedom: The degrees of freedom, above 0.
  /// - Returns: The value; minus infinity for 0, infinity for 1.
  public static func quantile(_ p: Double, freedom: Double) -> Double {
    guard p >= 0, p <= 1 else { return .nan }
    if p == 0.5 { return 0 }
    let part = min(p, 1 - p)
    if part == 0 { return p < 0.5 ? -.infinity : .infinity }
    // A beginning by R. A. Fisher and E. A. Cornish (1960), two terms.
    let z = -Normal.quantile(part)
    let guess = z + (z * z * z + z) / (4 * freedom)
    let size = RootSearch.increasing(from: max(guess, 1e-8)) { part - tail($0 * $0, freedom) }
    return p < 0.5 ? -size : size
  }

  /// The part of the distribution that lies beyond the root of a square, on one side.
  private static func tail(_ square: Double, _ freedom: Double) -> Double {
    let (near, far) = (square / (freedom + square), freedom / (freedom + square))
    // Near the middle the other form would subtract nearly equal numbers.
    return square <= freedom
      ? 0.5 - IncompleteBeta.value(near, rest: far, 0.5, freedom / 2) / 2
      : IncompleteBeta.value(far, rest: near, freedom / 2, 0.5) / 2
  }
}
