import TouchCore

/// What an object that says an animation's timing consists of.
public enum UITimingCurveType: Int, Sendable {
  /// One of the curves that have a name.
  case builtin = 0
  /// A curve with control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

/// An object that says how an animation's progress is spread over its time.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UITimingCurveProvider: PlainObject {
  /// Which of the following counts.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pacing of a change that takes a time, in seconds; some springs choose their own.
  ///
  /// Where there is both, the spring counts.
  func pacing(duration: TimeInterval) -> AnimatorPacing {
    if let spring = springTimingParameters { return spring.pacing(duration: duration) }
    let curve = cubicTimingParameters ?? UICubicTimingParameters()
    return AnimatorPacing(curve.curve, duration: duration)
  }
}
