extension UIApplication {
  /// The view that a new touch at a point of the screen belongs to (rule 2.1).
  ///
  /// Windows are asked from the front; where one answers nil, the next one is asked (rule 2.8).
  func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for window in visibleWindowsFromFront where window.layer.state.geometry.isVisible {
      if let hit = window.hitTest(window.layer.state.geometry.fromParent(point), with: event) {
        return hit
      }
    }
    return nil
  }
}
