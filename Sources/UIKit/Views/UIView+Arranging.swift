#if !hasFeature(Embedded)
  extension UIView {
    /// How much the view keeps to the size of its content; where it is another one, the superview lays out anew.
    final var contentPriorities: ContentPriorities {
      get { traitLook.extras?.priorities ?? ContentPriorities() }
      set {
        ownExtras.priorities = newValue
        contentSizeMayHaveChanged()
      }
    }
  }
#endif

extension UIView {
  /// Whether the superview lays the view out by its content.
  var isArranged: Bool { parent?.arranges(self) ?? false }

  /// Has a superview that lays the view out by its content do so anew.
  func contentSizeMayHaveChanged() {
    if isArranged { invalidateIntrinsicContentSize() }
  }

  /// Lays out anew, and so do superviews whose layout follows this view's content, as a subview's size is another one.
  func subviewContentSizeChanged() {
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }

  /// Hides or shows the view; in a stack view the room for it goes or comes.
  ///
  /// Within a closure of animations the change of room is animated with it, without a call of `layoutIfNeeded()`.
  func hide(_ isHidden: Bool) {
    guard isHidden != ownLayer.isModelHidden else { return }
    ownLayer.isHidden = isHidden
    guard let parent, parent.arranges(self) else { return }
    invalidateIntrinsicContentSize()
    UIApplication.shared.viewAnimations.layOutAtEnd(parent)
  }
}
