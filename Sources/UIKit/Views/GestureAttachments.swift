/// The recognizers of one view.
struct GestureAttachments {
  /// In the order in which they were added.
  var recognizers: [UIGestureRecognizer] = []
}
