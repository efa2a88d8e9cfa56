/// What gestures and touches keep in one view.
struct GestureAttachments {
  /// The view's recognizers, in the order in which they were added.
  var recognizers: [UIGestureRecognizer] = []
  /// Where the view was when it left its window (rule 3.10).
  ///
  /// Set only while its touches are cancelled, and kept alive by whoever cancels them.
  unowned(unsafe) var formerSuperview: UIView?
}
