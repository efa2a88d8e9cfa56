public import TouchCore
public import UIKit

/// What a recognizer knows about its gesture beyond where it is.
public enum GestureValues: Hashable, Sendable {
  /// Nothing more: taps, long presses, swipes, hover, custom recognizers.
  case none
  /// A drag, in points and points per second of the screen.
  case pan(translation: Vector, velocity: Vector)
  /// A pinch: a factor, and its change per second.
  case pinch(scale: Double, velocity: Double)
  /// A turn in radians, clockwise, and radians per second.
  case rotation(Double, velocity: Double)
}

extension GestureValues {
  /// The values that a recognizer has now.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  public init(of recognizer: UIGestureRecognizer) {
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      self = .pan(
        translation: Vector(pan.translation(in: nil)),
        velocity: Vector(pan.velocity(in: nil))
      )
    case let pinch as UIPinchGestureRecognizer:
      self = .pinch(scale: Double(pinch.scale), velocity: Double(pinch.velocity))
    case let rotation as UIRotationGestureRecognizer:
      self = .rotation(Double(rotation.rotation), velocity: Double(rotation.velocity))
    default:
      self = .none
    }
  }
}

extension Vector {
  fileprivate init(_ displacement: CGPoint) {
    self.init(dx: Double(displacement.x), dy: Double(displacement.y))
  }
}
