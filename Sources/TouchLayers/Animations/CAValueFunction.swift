import TouchCore
public import TouchGraphics

/// What makes a transform of a number, for animations of `transform` that are given numbers.
public final class CAValueFunction: PlainObject, Hashable, Sendable {
  /// The function's name.
  public let name: CAValueFunctionName

  /// Creates the function of a name; nil for one that isn't among those named here.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
  }

  /// The number that stands for the transform that changes nothing.
  var neutralNumber: CGFloat {
    switch name {
    case .scaleX, .scaleY, .scaleZ: 1
    default: 0
    }
  }

  /// The transform that a number stands for: an angle in radians, a factor or a distance in points.
  func transform(_ number: CGFloat) -> CATransform3D {
    switch name {
    case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(number, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, number, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, number)
    case .translateX: CATransform3DMakeTranslation(number, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, number, 0)
    default: CATransform3DMakeTranslation(0, 0, number)
    }
  }
}

/// What a value function makes of a number.
///
/// Apple's `scale` and `translate` take three numbers; they are absent.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A turn about the x axis, by an angle in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A turn about the y axis, by an angle in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A turn in the plane, by an angle in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A change of the width, by a factor.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A change of the height, by a factor.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A change of the depth, by a factor.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A move to the right, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A move downwards, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A move towards the viewer, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  /// All that there are.
  fileprivate static let all: [CAValueFunctionName] = [
    .rotateX, .rotateY, .rotateZ, .scaleX, .scaleY, .scaleZ, .translateX, .translateY, .translateZ,
  ]
}
