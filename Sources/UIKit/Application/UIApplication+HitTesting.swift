extension UIApplication {
  /// The view that new input at a point of the screen belongs to (rule 2.1), and its window.
  ///
  /// Windows are asked from the front; where one answers nil, the next one is asked (rule 2.8).
  func hit(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in visibleWindowsFromFront {
      if let view = window.hitTest(window.windowPoint(fromScreen: point), with: event) {
        return (window, view)
      }
    }
    return nil
  }
}
