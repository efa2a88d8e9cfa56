// Ours, not Apple's: on Apple's platforms the system handles touches of the status bar.

extension UIApplication {
  /// Handles a tap on the status bar: scrolls to the top of the content.
  ///
  /// Ours, not Apple's. In the frontmost window that shows any scroll view, exactly one must have
  /// `scrollsToTop` set; with several nothing happens, as on a phone.
  public func tapStatusBar() {
    for window in visibleWindowsFromFront {
      var willing: [UIScrollView] = []
      window.collectScrollViewsToTop(into: &willing)
      if willing.isEmpty { continue }
      if willing.count == 1 { willing[0].scrollToTop() }
      return flush()
    }
  }
}

extension UIView {
  fileprivate func collectScrollViewsToTop(into list: inout [UIScrollView]) {
    guard !isHidden, alpha > 0 else { return }
    if isScrollView, let scrollView = self as? UIScrollView, scrollView.scrollsToTop {
      list.append(scrollView)
    }
    for child in children { child.collectScrollViewsToTop(into: &list) }
  }
}
