import TouchCore
import UIKit

/// Where a window lies on its scene: it may be moved, turned, scaled or scrolled.
@MainActor
struct WindowPlacement {
  private let window: UIWindow?

  /// The placement of a window; without one locations are as they are.
  init(_ window: UIWindow?) { self.window = window }

  /// A point of the window, in points of its scene.
  func position(_ point: CGPoint) -> Point {
    guard let window else { return Point(x: Double(point.x), y: Double(point.y)) }
    let scene = window.windowScene?.coordinateSpace ?? window.screen.coordinateSpace
    let location = window.convert(point, to: scene)
    return Point(x: Double(location.x), y: Double(location.y))
  }

  /// A direction of the window on its scene, in radians.
  ///
  /// A window that is neither turned nor scaled leaves it as it is, to the last digit.
  func direction(_ angle: Double) -> Double {
    let origin = position(.zero)
    if position(CGPoint(x: 1, y: 0)) - origin == Vector(dx: 1, dy: 0),
      position(CGPoint(x: 0, y: 1)) - origin == Vector(dx: 0, dy: 1)
    {
      return angle
    }
    let (x, y) = (ElementaryFunctions.cos(angle), ElementaryFunctions.sin(angle))
    let vector = position(CGPoint(x: x, y: y)) - origin
    return ElementaryFunctions.atan2(vector.dy, vector.dx)
  }
}
