// Where the engine asks scroll views about the touches of their content.
extension UIView {
  /// Whether the scroll views that a view is in let it have touches that begin (rule 8.5).
  ///
  /// - Complexity: O(*depth*).
  func mayReceive(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    var above = parent
    while let view = above {
      above = view.parent
      guard view.isScrollView, let scrollView = view as? UIScrollView else { continue }
      if !scrollView.touchesShouldBegin(touches, with: event, in: self) { return false }
    }
    return true
  }
}

extension UIScrollView {
  #if hasFeature(Embedded)
    /// Nothing: a subclass can't be asked there whether it is a delegate.
    func adoptSubclassAsDelegate(of recognizer: UIGestureRecognizer) {}
  #else
    /// A subclass that says it is a recognizer's delegate is the one of the scroll view's own, as it is on
    /// Apple's platforms.
    func adoptSubclassAsDelegate(of recognizer: UIGestureRecognizer) {
      recognizer.delegate = self as? any UIGestureRecognizerDelegate
    }
  #endif
}
