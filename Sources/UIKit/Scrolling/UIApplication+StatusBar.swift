// Ours, not Apple's: there, the status bar is the system's and nobody can see who touched it.

extension UIApplication {
  /// Does what a tap on the status bar does: scrolls to the top of the content.
  ///
  /// Ours, not Apple's. Of the scroll views that are seen in the frontmost window that has any, exactly
  /// one must want it by `scrollsToTop`; with several nothing happens, as on a phone.
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
