// Whether scroll views let their content receive touches.
extension UIView {
  /// Whether the enclosing scroll views let a view receive touches that begin (rule 8.5).
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
    /// Does nothing: Embedded Swift can't check whether a subclass conforms to a protocol.
    func adoptSubclassAsDelegate(of recognizer: UIGestureRecognizer) {}
  #else
    /// Makes a subclass that conforms to the recognizer's delegate protocol the delegate of the
    /// scroll view's own recognizers, as on Apple's platforms.
    func adoptSubclassAsDelegate(of recognizer: UIGestureRecognizer) {
      recognizer.delegate = self as? any UIGestureRecognizerDelegate
    }
  #endif
}
