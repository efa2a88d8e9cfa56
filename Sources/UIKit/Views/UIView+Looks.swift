extension UIView {
  /// The view whose layer is the mask of this one's.
  final var maskingView: UIView? {
    get { ownLayer.maskOwner as? UIView }
    set {
      precondition(newValue !== self, "A view can't be its own mask.")
      ownLayer.setMask(newValue?.ownLayer, ownedBy: newValue)
    }
  }

  /// Lets the first responder resign if it is this view or in it; returns whether it did.
  final func resignInside(_ force: Bool) -> Bool {
    guard let first = UIApplication.shared.firstResponder.object, let view = first as? UIView,
      view.isDescendant(of: self)
    else { return false }
    if first.resignFirstResponder() { return true }
    if force { UIApplication.shared.takeFirstResponder(first) }
    return force
  }
}
