// Ours, not Apple's, are the names here. Apple's animations take values as `Any`. Embedded Swift can't
// look into one; there a value of ours stands for it, that literals become by themselves.
#if hasFeature(Embedded)
  public import TouchGraphics

  /// A value that an animation leads from or to; the name is ours.
  public typealias CAAnimationValue = AnimatedValue

  /// A number, a point, a size, a rectangle, a colour, a transform or a path.
  public struct AnimatedValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let value: LayerValue

    init(wrapping value: LayerValue) { self.value = value }

    /// Wraps a literal.
    public init(floatLiteral value: Double) { self.value = .number(CGFloat(value)) }

    /// Wraps a literal.
    public init(integerLiteral value: Int) { self.value = .number(CGFloat(value)) }

    /// Wraps a number.
    public init(_ number: CGFloat) { value = .number(number) }

    /// Wraps a point.
    public init(_ point: CGPoint) { value = .point(point) }

    /// Wraps a size.
    public init(_ size: CGSize) { value = .size(size) }

    /// Wraps a rectangle.
    public init(_ rect: CGRect) { value = .rect(rect) }

    /// Wraps a colour.
    public init(_ color: CGColor) { value = .color(color) }

    /// Wraps a transform.
    public init(_ transform: CATransform3D) { value = .transform(transform) }

    /// Wraps a path.
    public init(_ path: CGPath) { value = .path(path.path) }
  }

  extension LayerValue {
    /// What a client means.
    init?(_ given: CAAnimationValue) { self = given.value }

    /// The value as clients see it.
    var asAnimationValue: CAAnimationValue? { AnimatedValue(wrapping: self) }
  }

#else
  import TouchGraphics

  /// A value that an animation leads from or to: a number, a point, a size, a rectangle, a `CGColor`, a
  /// transform, a `CGPath`, or a list of a gradient's colours or locations; the name is ours.
  public typealias CAAnimationValue = Any

  /// The value at a part of the way between two values that can be animated; nil where nothing lies between them.
  package func valueBetween(_ start: Any, _ end: Any, part: Double) -> Any? {
    guard let start = LayerValue(start), let end = LayerValue(end) else { return nil }
    return start.interpolated(to: end, part: part)?.asAnimationValue
  }

  extension LayerValue {
    /// What a client means; nil for what can't be animated.
    init?(_ given: CAAnimationValue) {
      switch given {
      case let number as CGFloat: self = .number(number)
      case let number as Double: self = .number(CGFloat(number))
      case let number as Float: self = .number(CGFloat(number))
      case let number as Int: self = .number(CGFloat(number))
      case let number as NSNumber: self = .number(CGFloat(number.doubleValue))
      case let point as CGPoint: self = .point(point)
      case let size as CGSize: self = .size(size)
      case let rect as CGRect: self = .rect(rect)
      case let color as CGColor: self = .color(color)
      case let color as UIColor: self = .color(color.cgColor)
      case let transform as CATransform3D: self = .transform(transform)
      case let transform as CGAffineTransform:
        self = .transform(CATransform3DMakeAffineTransform(transform))
      case let path as CGPath: self = .path(path.path)
      case let list as [Any]:
        let values = list.compactMap { LayerValue($0) }
        guard values.count == list.count else { return nil }
        self = .list(values)
      default: return nil
      }
    }

    /// The value as clients see it; nil for no colour and no path.
    var asAnimationValue: CAAnimationValue? {
      switch self {
      case .number(let number): number
      case .point(let point): point
      case .size(let size): size
      case .rect(let rect): rect
      case .color(let color): color
      case .transform(let transform): transform
      case .path(let path): path.map { CGPath($0) }
      case .list(let values): values.compactMap { $0.asAnimationValue }
      }
    }
  }

#endif
