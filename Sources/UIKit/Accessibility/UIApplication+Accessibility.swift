// Ours, not Apple's: there, the system reads the screen, and the user changes the settings.

extension UIApplication {
  /// Called with what the application tells assistive code; nil ignores it.
  ///
  /// Ours, not Apple's.
  public var onAccessibilityNotification: ((AccessibilityNotice) -> Void)? {
    get { noticeListener }
    set { noticeListener = newValue }
  }

  /// What assistive code reads, in its order, without the groups that it is in.
  ///
  /// Ours, not Apple's. See `accessibilityTree`.
  public var accessibilityOrder: [UIResponder] { accessibilityTree.flatMap { $0.flattened } }

  /// What assistive code reads, in its order: the frontmost window first, and in each from top to bottom.
  ///
  /// Ours, not Apple's. What begins at the same height is read in the direction of the language. What is
  /// hidden is left out, as is what lies beside a modal view, and a text without a word. What a scroll view
  /// holds is read together, also what is scrolled out of sight.
  public var accessibilityTree: [AccessibilityNode] {
    let windows = visibleWindowsFromFront
    for window in windows { window.layoutIfNeeded() }
    let read = windows.first { $0.accessibilityViewIsModal }.map { [$0] } ?? windows
    return read.flatMap { AccessibilityNode.nodes(of: $0) }
  }
}
