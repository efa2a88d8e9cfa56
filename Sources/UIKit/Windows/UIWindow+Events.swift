import TouchCore
import TouchLayers

// From the screen's coordinates to the window's, in which inputs are measured, and back.
extension UIWindow {
  /// A point of the screen in the window's coordinates.
  final func windowPoint(fromScreen point: CGPoint) -> CGPoint {
    ownLayer.framedPoint(fromParent: point)
  }

  /// A point of the window in the screen's coordinates.
  package final func screenPoint(fromWindow point: CGPoint) -> CGPoint {
    ownLayer.framedPoint(toParent: point)
  }

  /// A displacement on the screen as one in the window.
  final func windowDisplacement(fromScreen displacement: Vector) -> Vector {
    if ownLayer.isFramed { return displacement }
    let start = windowPoint(fromScreen: .zero)
    return Point(windowPoint(fromScreen: CGPoint(.zero + displacement))) - Point(start)
  }

  /// A direction on the screen as one in the window, in radians.
  final func windowAngle(fromScreen angle: Double) -> Double {
    if ownLayer.isFramed { return angle }
    let displacement = windowDisplacement(
      fromScreen: Vector(dx: ElementaryFunctions.cos(angle), dy: ElementaryFunctions.sin(angle))
    )
    return ElementaryFunctions.atan2(displacement.dy, displacement.dx)
  }
}
