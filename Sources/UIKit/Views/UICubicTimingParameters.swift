import TouchCore

/// The timing of animations along a cubic Bézier curve.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UICubicTimingParameters: UITimingCurveProvider {
  /// The named curve; `easeInOut` where control points were given.
  public let animationCurve: UIView.AnimationCurve
  /// The curve's first control point.
  public var controlPoint1: CGPoint { CGPoint(curve.control1) }
  /// The curve's second control point.
  public var controlPoint2: CGPoint { CGPoint(curve.control2) }

  let curve: TimingCurve
  private let isNamed: Bool

  /// Creates the timing of Core Animation's default curve.
  public init() {
    animationCurve = .easeInOut
    curve = .standard
    isNamed = true
  }

  /// Creates the same timing as `init()`: there are no archives.
  public required init?(coder: NSCoder) {
    animationCurve = .easeInOut
    curve = .standard
    isNamed = true
  }

  /// Creates the timing of a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    self.curve = curve.timingCurve
    isNamed = true
  }

  /// Creates a timing from a curve's control points; their x is clamped to 0 … 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    curve = TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    isNamed = false
  }

  /// `builtin` for a named curve, otherwise `cubic`.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// These parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
