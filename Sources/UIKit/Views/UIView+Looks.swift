extension UIView {
  /// A view that lets this one be seen: where it paints nothing, nothing is seen.
  ///
  /// It isn't a subview, and touches are found as if it weren't there. What of it lets through, `CALayer.mask` says.
  public var mask: UIView? {
    get { ownLayer.maskOwner as? UIView }
    set {
      precondition(newValue !== self, "A view can't be its own mask.")
      ownLayer.setMask(newValue?.ownLayer, ownedBy: newValue)
    }
  }

  #if !hasFeature(Embedded)
    /// The same as `mask`, by its former name.
    public var maskView: UIView? {
      get { mask }
      set { mask = newValue }
    }
  #endif

  /// Whether a client promises that the view is opaque everywhere; true unless set.
  ///
  /// It changes no picture.
  public var isOpaque: Bool {
    get { ownLayer.isOpaque }
    set { ownLayer.isOpaque = newValue }
  }

  /// The point that is at `center` and that the transform turns about, as a part of the bounds.
  public var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { ownLayer.anchorPoint = newValue }
  }

  /// The scale, rotation and translation about the anchor, also out of the plane.
  public var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }

  /// Lets the first responder resign if it is this view or in it; returns whether it did.
  final func resignInside(_ force: Bool) -> Bool {
    guard let first = UIApplication.shared.firstResponder.object, let view = first as? UIView,
      view.isDescendant(of: self)
    else { return false }
    if first.resignFirstResponder() { return true }
    if force { UIApplication.shared.firstResponder = Weak(nil) }
    return force
  }
}
