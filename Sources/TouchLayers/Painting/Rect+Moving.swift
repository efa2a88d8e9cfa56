import TouchCore
import TouchGraphics

extension Rect {
  /// The same rectangle somewhere else.
  func moved(by displacement: Vector) -> Rect {
    Rect(x: minX + displacement.dx, y: minY + displacement.dy, width: width, height: height)
  }
}
