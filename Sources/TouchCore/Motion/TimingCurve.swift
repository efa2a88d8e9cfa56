/// How far something is at each part of its time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// Time runs along x, progress along y. The control points' x is clamped to 0 … 1, so that time never
/// runs backwards; their y is free.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point.
  public let control1: Point
  /// The second control point.
  public let control2: Point

  /// Creates a curve from its control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    control1 = Point(x: min(max(x1, 0), 1), y: y1)
    control2 = Point(x: min(max(x2, 0), 1), y: y2)
  }

  /// As far as the time.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Slow at first.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slow at last.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slow at first and at last.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// What Core Animation uses where nothing else is said.
  public static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  /// How far it is at a part of the time; times outside of 0 … 1 count as their limit.
  public func progress(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    if control1.x == control1.y, control2.x == control2.y { return time }
    return Self.coordinate(control1.y, control2.y, at: parameter(at: time))
  }

  /// One coordinate of the curve at a parameter.
  private static func coordinate(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let (c, b) = (3 * p1, 3 * (p2 - p1) - 3 * p1)
    let a = 1 - c - b
    return ((a * s + b) * s + c) * s
  }

  /// How fast the coordinate grows with the parameter.
  private static func slope(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let (c, b) = (3 * p1, 3 * (p2 - p1) - 3 * p1)
    let a = 1 - c - b
    return (3 * a * s + 2 * b) * s + c
  }

  /// How often the search for a parameter is refined at most; halving alone takes as many steps.
  private static var mostSteps: Int { 64 }

  /// The curve's parameter at a time, as exact as numbers are.
  ///
  /// Newton's steps where they stay in the bracket that holds the solution, halves of it elsewhere.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = time
    for _ in 0..<Self.mostSteps {
      let error = Self.coordinate(control1.x, control2.x, at: s) - time
      if error == 0 { return s }
      if error > 0 { high = s } else { low = s }
      let next = s - error / Self.slope(control1.x, control2.x, at: s)
      let refined = next > low && next < high ? next : (low + high) / 2
      if refined == s || (refined - s).magnitude < 1e-16 { return refined }
      s = refined
    }
    return s
  }
}
