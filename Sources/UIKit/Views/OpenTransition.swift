/// A view that shows by a transition what an open block changes in it.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct OpenTransition {
  let view: UIView
  /// What was there before.
  let picture: CALayer
  let transition: LayerTransition

  /// Shows the transition, at the block's end and with its settings.
  func show() {
    view.layoutIfNeeded()
    guard let change = view.changeAnimation, change.duration > 0, view.superview != nil else {
      return
    }
    view.ownLayer.give(way: picture, by: transition, change)
  }
}
