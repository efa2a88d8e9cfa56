extension UIWindow {
  /// Converts a point from the screen's coordinates to the window's.
  func windowPoint(fromScreen point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.origin.x, y: point.y - frame.origin.y)
  }
}
