/// The search for the argument where an increasing function becomes 0.
enum RootSearch {
  /// The argument above 0 where a function that increases becomes 0.
  ///
  /// Doubles or halves until the root is enclosed, then closes in by the Illinois rule, which is fast and
  /// never leaves the bracket (M. Dowell and P. Jarratt, 1971).
  ///
  /// - Parameters:
  ///   - guess: An argument above 0 to begin at.
  ///   - function: The function.
  /// - Returns: The root.
  static func increasing(from guess: Double, _ function: (Double) -> Double) -> Double {
    var low = guess
    var high = guess
    var below = function(low)
    var above = below
    if below > 0 {
      while below > 0, low > .leastNormalMagnitude {
        (high, above) = (low, below)
        low /= 2
        below = function(low)
      }
    } else {
      while above < 0, high < 1e300 {
        (low, below) = (high, above)
        high *= 2
        above = function(high)
      }
    }
    if below == 0 { return low }
    if above == 0 { return high }
    var lastSide = 0
    for _ in 0..<200 where high - low > high * 1e-15 {
      let between = (low * above - high * below) / (above - below)
      let middle = between > low && between < high ? between : (low + high) / 2
      let value = function(middle)
      if value == 0 { return middle }
      if value > 0 {
        if lastSide == 1 { below /= 2 }
        (high, above, lastSide) = (middle, value, 1)
      } else {
        if lastSide == -1 { above /= 2 }
        (low, below, lastSide) = (middle, value, -1)
      }
    }
    return (low + high) / 2
  }
}
