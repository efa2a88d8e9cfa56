// Ours, not Apple's: a path as numbers, without Foundation.

import TouchCore

/// A cubic Bézier curve: two ends, and two points that it leaves for and comes from.
struct CubicCurve: Hashable, Sendable {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  /// Creates a curve.
  init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Creates the curve that a quadratic one is.
  init(start: Point, control: Point, end: Point) {
    self.init(
      start: start,
      control1: start + (control - start) * (2.0 / 3),
      control2: end + (control - end) * (2.0 / 3),
      end: end
    )
  }

  /// The point at a parameter between 0 and 1; exactly the ends there.
  func point(at t: Double) -> Point {
    Point(
      x: Self.value(t, start.x, control1.x, control2.x, end.x),
      y: Self.value(t, start.y, control1.y, control2.y, end.y)
    )
  }

  private static func value(
    _ t: Double,
    _ p0: Double,
    _ p1: Double,
    _ p2: Double,
    _ p3: Double
  ) -> Double {
    let s = 1 - t
    return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
  }

  /// How far the point goes for a change of the parameter.
  func derivative(at t: Double) -> Vector {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  /// The two parts that a parameter cuts the curve into (de Casteljau).
  func split(at t: Double) -> (first: CubicCurve, second: CubicCurve) {
    func between(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
    let (ab, bc, cd) = (
      between(start, control1), between(control1, control2), between(control2, end)
    )
    let (abc, bcd) = (between(ab, bc), between(bc, cd))
    let middle = between(abc, bcd)
    return (
      CubicCurve(start: start, control1: ab, control2: abc, end: middle),
      CubicCurve(start: middle, control1: bcd, control2: cd, end: end)
    )
  }

  /// The part between two parameters.
  func part(from first: Double, to last: Double) -> CubicCurve {
    let upper = last >= 1 ? self : split(at: last).first
    return first <= 0 ? upper : upper.split(at: first / last).second
  }

  // MARK: Extent

  /// The smallest rectangle around the ends and the control points.
  var controlBounds: Rect {
    var bounds = Rect(around: start)
    bounds.expand(to: control1)
    bounds.expand(to: control2)
    bounds.expand(to: end)
    return bounds
  }

  /// The smallest rectangle around the curve itself.
  var bounds: Rect {
    var bounds = Rect(around: start)
    bounds.expand(to: end)
    if bounds.contains(controlBounds) { return bounds }
    for t in Self.turns(start.x, control1.x, control2.x, end.x) { bounds.expand(to: point(at: t)) }
    for t in Self.turns(start.y, control1.y, control2.y, end.y) { bounds.expand(to: point(at: t)) }
    return bounds
  }

  /// The parameters at which the curve turns from up to down or back, in their order.
  var verticalTurns: [Double] { Self.turns(start.y, control1.y, control2.y, end.y) }

  /// Where one coordinate's derivative is zero, strictly between 0 and 1.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    // The derivative, up to a factor of 3, is a·t² + 2·b·t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = p2 - 2 * p1 + p0
    let c = p1 - p0
    var roots: [Double] = []
    let discriminant = b * b - a * c
    if discriminant >= 0 {
      // The larger of the two sums is worked out first: nothing is lost by cancellation.
      let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
      roots = [q / a, c / q]
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  // MARK: Length

  /// The share of the control polygon's length that a length may be wrong by.
  private static let lengthError = 1e-9

  /// The curve's length between two parameters.
  ///
  /// Gauss and Legendre's rule of five points, halved until halving changes nothing to speak of: near
  /// a cusp the speed has a corner that no fixed number of parts gets right.
  func length(from first: Double = 0, to last: Double = 1) -> Double {
    let extent =
      start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
    guard extent > 0, extent.isFinite else { return 0 }
    return length(
      from: first,
      to: last,
      roughly: sum(from: first, to: last),
      error: extent * Self.lengthError,
      halvings: 24
    )
  }

  private func length(
    from first: Double,
    to last: Double,
    roughly: Double,
    error: Double,
    halvings: Int
  ) -> Double {
    let middle = (first + last) / 2
    let (one, other) = (sum(from: first, to: middle), sum(from: middle, to: last))
    if halvings == 0 || (one + other - roughly).magnitude <= error { return one + other }
    return length(from: first, to: middle, roughly: one, error: error, halvings: halvings - 1)
      + length(from: middle, to: last, roughly: other, error: error, halvings: halvings - 1)
  }

  /// The length between two parameters by five points alone.
  private func sum(from first: Double, to last: Double) -> Double {
    let middle = (first + last) / 2
    let half = (last - first) / 2
    let (near, far) = (half * 0.538469310105683091, half * 0.906179845938663993)
    let inner = derivative(at: middle - near).length + derivative(at: middle + near).length
    let outer = derivative(at: middle - far).length + derivative(at: middle + far).length
    return half
      * (0.568888888888888889 * derivative(at: middle).length + 0.478628670499366468 * inner
        + 0.236926885056189088 * outer)
  }

  /// The parameter at which so much of the curve's length lies behind.
  func parameter(atLength wanted: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var behind = 0.0
    // Halving thirty times is finer than any screen; the part behind is summed only once.
    for _ in 0..<30 {
      let middle = (low + high) / 2
      let part = length(from: low, to: middle)
      if behind + part < wanted {
        behind += part
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  /// How many chords keep within a tolerance of the curve (Wang's formula), at most 500.
  func chordCount(tolerance: Double) -> Int {
    let bend = max(
      ((control2 - control1) - (control1 - start)).length,
      ((end - control2) - (control2 - control1)).length
    )
    let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return Int(count, within: 1...500)
  }
}
