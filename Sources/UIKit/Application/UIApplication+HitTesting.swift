extension UIApplication {
  /// The view that new input at a point of the screen belongs to (rule 2.1), and its window.
  ///
  /// Windows are asked from the front; where one answers nil, the next one is asked (rule 2.8).
  func hit(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    // For speed: a list of one window is not made.
    if let window = soleWindow { return window.isHidden ? nil : hit(in: window, at: point, event) }
    for window in visibleWindowsFromFront {
      if let found = hit(in: window, at: point, event) { return found }
    }
    return nil
  }

  private func hit(in window: UIWindow, at point: CGPoint, _ event: UIEvent?) -> (
    window: UIWindow, view: UIView
  )? {
    guard let view = window.hitTest(window.windowPoint(fromScreen: point), with: event) else {
      return nil
    }
    return (window, view)
  }
}
