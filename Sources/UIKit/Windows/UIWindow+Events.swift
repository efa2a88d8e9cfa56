extension UIWindow {
  /// The gestures of the window's application; nil once that is gone.
  var gestures: GestureEnvironment? { application.object?.gestures }

  /// The topmost place of a screen's point in this window.
  func windowPoint(fromScreen point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.origin.x, y: point.y - frame.origin.y)
  }
}
