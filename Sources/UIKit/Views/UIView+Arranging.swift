extension UIView {
  /// Whether the superview lays the view out by its content.
  var isArranged: Bool { parent?.arranges(self) ?? false }

  /// Has a superview that lays the view out by its content do so anew.
  func contentSizeMayHaveChanged() {
    if isArranged { invalidateIntrinsicContentSize() }
  }

  /// Makes room in a stack view for a view that isn't hidden any more, or takes it back.
  ///
  /// Within a closure of animations the change of room is animated with it, without a call of `layoutIfNeeded()`.
  func hidingChanged() {
    guard let parent, parent.arranges(self) else { return }
    invalidateIntrinsicContentSize()
    UIApplication.shared.viewAnimations.layOutAtEnd(parent)
  }
}
