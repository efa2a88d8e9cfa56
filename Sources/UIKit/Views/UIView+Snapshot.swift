extension UIView {
  /// A view that shows what this one and everything in it looks like at this moment.
  ///
  /// What changes afterwards isn't seen in it. The view shows the rest of the animations' way no more.
  ///
  /// - Parameter afterUpdates: Whether what waits for layout is laid out first.
  /// - Returns: A view of this one's size; never nil.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let snapshot = UIView(frame: CGRect(origin: frame.origin, size: bounds.size))
    let picture = layer.frozen()
    // The view's own place, turn and transparency are those of the snapshot, to be set anew.
    picture.state.transform = CATransform3DIdentity
    picture.state.geometry.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    picture.state.geometry.position = CGPoint(
      x: snapshot.bounds.midX,
      y: snapshot.bounds.midY
    )
    picture.state.isHidden = false
    picture.state.opacity = 1
    snapshot.layer.addSublayer(picture)
    return snapshot
  }
}
