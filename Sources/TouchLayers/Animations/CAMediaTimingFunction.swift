package import TouchCore

/// How an animation's progress is spread over its time: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: Sendable {
  /// The curve as a value.
  let curve: TimingCurve

  /// Creates a function from its curve.
  package init(_ curve: TimingCurve) { self.curve = curve }

  /// Creates one of the functions that have a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(.linear)
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInOut)
    default: self.init(.standard)
    }
  }

  /// Creates a function from the curve's control points; their x is clamped to 0 … 1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// Writes the two numbers of one of the curve's points: 0 and 3 are its ends.
  ///
  /// - Precondition: The index is from 0 to 3.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point: Point
    switch idx {
    case 0: point = .zero
    case 1: point = curve.control1
    case 2: point = curve.control2
    case 3: point = Point(x: 1, y: 1)
    default: preconditionFailure("A timing function has control points 0 to 3.")
    }
    ptr[0] = Float(point.x)
    ptr[1] = Float(point.y)
  }
}

extension CAMediaTimingFunction: Hashable {
  /// Whether two functions have one curve.
  public static func == (lhs: CAMediaTimingFunction, rhs: CAMediaTimingFunction) -> Bool {
    lhs.curve == rhs.curve
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(curve) }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As far as the time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and at last.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What Core Animation uses where nothing else is said.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

// Names that the values had in earlier versions of Swift, and still have in much code.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAMediaTimingFunctionName.linear` was called before.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAMediaTimingFunctionName.easeIn` was called before.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAMediaTimingFunctionName.easeOut` was called before.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAMediaTimingFunctionName.easeInEaseOut` was called before.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAMediaTimingFunctionName.default` was called before.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.`default`
