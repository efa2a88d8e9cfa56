import TouchCore
import TouchGraphics

extension UIView {
  /// A view that shows what this one and its subtree look like now; `afterUpdates` runs pending layout first.
  final func snapshot(_ afterUpdates: Bool) -> UIView {
    if afterUpdates { layoutIfNeeded() }
    let snapshot = UIView(frame: CGRect(origin: frame.origin, size: bounds.size))
    let picture = layer.frozen()
    // The snapshot has its own location, transform and opacity.
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

  /// A view that shows what a part of this one and its subtree look like now, and stretches it to its own size.
  ///
  /// It doesn't follow later changes. Deviation: it stretches all of the picture, also what the cap insets keep.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates.
  ///   - afterUpdates: Whether pending layout runs first.
  ///   - capInsets: What isn't stretched on iOS, from the part's edges inwards.
  /// - Returns: A view of the part's size at (0, 0); never nil.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    var part = DisplayList(width: Double(rect.width), height: Double(rect.height))
    let place = Transform2D.translation(
      x: Double(bounds.minX - rect.minX),
      y: Double(bounds.minY - rect.minY)
    )
    part.group(PaintGroup(clip: Path(part.bounds))) { visible in
      visible.group(PaintGroup(transform: place)) { $0.list(displayList()) }
    }
    let snapshot = UIImageView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.image = UIImage(picture: part)
    snapshot.isUserInteractionEnabled = true
    return snapshot
  }
}
