/// What gestures and touches keep in one view.
struct GestureAttachments {
  /// The view's recognizers, in the order in which they were added.
  var recognizers: [UIGestureRecognizer] = []
  /// Where the view was when it left its window; set only while its touches are cancelled (rule 3.10).
  var formerSuperview = Weak<UIView>(nil)
}
