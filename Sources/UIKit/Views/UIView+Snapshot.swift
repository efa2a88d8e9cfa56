extension UIView {
  /// A view that shows what this one and its subtree look like now; `afterUpdates` runs pending layout first.
  final func snapshot(_ afterUpdates: Bool) -> UIView {
    if afterUpdates { layoutIfNeeded() }
    return SnapshotView(of: self)
  }
}

/// Shows what a view looked like, stretched to its own size.
final class SnapshotView: UIView {
  private let picture: UIView

  init(of view: UIView) {
    let size = view.bounds.size
    picture = UIView(frame: .zero)
    super.init(frame: CGRect(origin: view.frame.origin, size: size))
    view.ownLayer.freeze(into: picture.ownLayer)
    // The snapshot has its own location, transform and opacity.
    picture.ownLayer.state.transform = CATransform3DIdentity
    picture.ownLayer.state.geometry.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    picture.ownLayer.state.geometry.position = CGPoint(x: size.width / 2, y: size.height / 2)
    picture.ownLayer.state.isHidden = false
    picture.ownLayer.state.opacity = 1
    picture.isUserInteractionEnabled = false
    addSubview(picture)
  }

  /// Always nil: views aren't read from archives here.
  required init?(coder: NSCoder) { return nil }

  override var frame: CGRect {
    didSet { stretch() }
  }

  override var bounds: CGRect {
    didSet { stretch() }
  }

  /// Stretches the picture with the view; within a closure of animations as these go.
  private func stretch() {
    let (size, whole) = (bounds.size, picture.bounds.size)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if picture.center != middle { picture.center = middle }
    guard whole.width > 0, whole.height > 0 else { return }
    let scale = CGAffineTransform(
      scaleX: size.width / whole.width,
      y: size.height / whole.height
    )
    if picture.transform != scale { picture.transform = scale }
  }
}
