import TouchCore
import TouchLayers

// From the screen's coordinates to the window's, in which inputs are measured, and back.
extension UIWindow {
  /// A point of the screen in the window's coordinates.
  final func windowPoint(fromScreen point: CGPoint) -> CGPoint {
    layer.framedPoint(fromParent: point)
  }

  /// A point of the window in the screen's coordinates.
  package final func screenPoint(fromWindow point: CGPoint) -> CGPoint {
    layer.framedPoint(toParent: point)
  }

  /// A way on the screen as one in the window.
  final func windowWay(fromScreen way: Vector) -> Vector {
    if layer.isFramed { return way }
    let start = windowPoint(fromScreen: .zero)
    return Point(windowPoint(fromScreen: CGPoint(.zero + way))) - Point(start)
  }

  /// A direction on the screen as one in the window, in radians.
  final func windowAngle(fromScreen angle: Double) -> Double {
    if layer.isFramed { return angle }
    let way = windowWay(
      fromScreen: Vector(dx: ElementaryFunctions.cos(angle), dy: ElementaryFunctions.sin(angle))
    )
    return ElementaryFunctions.atan2(way.dy, way.dx)
  }
}
