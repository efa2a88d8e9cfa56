extension UIView {
  /// A view that shows what this one and its subtree look like now; `afterUpdates` runs pending layout first.
  final func snapshot(_ afterUpdates: Bool) -> UIView {
    if afterUpdates { layoutIfNeeded() }
    let snapshot = UIView(frame: CGRect(origin: frame.origin, size: bounds.size))
    let picture = ownLayer.frozen()
    // The snapshot has its own location, transform and opacity.
    picture.state.transform = CATransform3DIdentity
    picture.state.geometry.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    picture.state.geometry.position = CGPoint(
      x: snapshot.bounds.midX,
      y: snapshot.bounds.midY
    )
    picture.state.isHidden = false
    picture.state.opacity = 1
    snapshot.ownLayer.addSublayer(picture)
    return snapshot
  }
}
