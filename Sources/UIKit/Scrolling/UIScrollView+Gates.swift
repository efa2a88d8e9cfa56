// Which recognizers ask a subclass of a scroll view.
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
