extension UIWindow {
  /// The gestures of the window's application; nil if that was deallocated.
  var gestures: GestureSession? { application.object?.gestures }

  /// Converts a point from the screen's coordinates to the window's.
  func windowPoint(fromScreen point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.origin.x, y: point.y - frame.origin.y)
  }
}
