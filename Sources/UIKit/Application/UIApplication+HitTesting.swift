extension UIApplication {
  /// The view that new input at a point of the screen belongs to (rule 2.1), and its window.
  ///
  /// Windows are asked from the front; where one answers nil, the next one is asked (rule 2.8).
  func hit(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    guard ignoringDepth == 0 else { return nil }
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

extension UIApplication {
  /// Whether new touches, hover and scrolling are ignored.
  public final var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// Ignores new touches, hover and scrolling until the matching end, as during a transition.
  ///
  /// Calls nest. A touch that begins meanwhile is ignored to its end; one that is down already goes on.
  public final func beginIgnoringInteractionEvents() { ignoringDepth += 1 }

  /// Ends the last beginning; without one it does nothing.
  public final func endIgnoringInteractionEvents() { ignoringDepth = max(ignoringDepth - 1, 0) }
}
