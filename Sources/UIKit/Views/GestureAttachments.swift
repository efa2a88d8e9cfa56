/// The gesture and touch state of one view.
struct GestureAttachments {
  /// The view's recognizers, in the order in which they were added.
  var recognizers: [UIGestureRecognizer] = []
  /// The superview when the view left its window (rule 3.10).
  ///
  /// Set only while the view's touches are cancelled; the code that cancels them retains it.
  unowned(unsafe) var formerSuperview: UIView?
}
