/// Where a view is: its own coordinates, and how they lie in those of its superview.
struct ViewGeometry {
  /// The rectangle in the view's own coordinates.
  var bounds: CGRect
  /// Where the middle of the bounds is in the superview.
  var center: CGPoint
  /// What happens to the view about its centre.
  var transform: CGAffineTransform {
    didSet { isPlain = transform.isIdentity }
  }
  /// Whether there is no transform to speak of.
  private(set) var isPlain = true

  /// Creates the geometry of a view with a frame.
  init(frame: CGRect) {
    let frame = frame.standardized
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    transform = .identity
  }

  /// Whether the view is more than a line or a point, as far as its transform goes.
  var isVisible: Bool { isPlain || transform.isInvertible }

  /// Whether all numbers are ones that can be worked with.
  var isSound: Bool {
    !center.x.isNaN && !center.y.isNaN && !bounds.origin.x.isNaN && !bounds.origin.y.isNaN
      && !bounds.size.width.isNaN && !bounds.size.height.isNaN
  }

  /// The middle of the bounds.
  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// A point of the view in the superview's coordinates.
  func toParent(_ point: CGPoint) -> CGPoint {
    let middle = middle
    let way = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
    if isPlain { return CGPoint(x: center.x + way.x, y: center.y + way.y) }
    let image = way.applying(transform)
    return CGPoint(x: center.x + image.x, y: center.y + image.y)
  }

  /// A point of the superview in the view's coordinates; finite even if nothing leads back.
  func fromParent(_ point: CGPoint) -> CGPoint {
    let middle = middle
    let way = CGPoint(x: point.x - center.x, y: point.y - center.y)
    if isPlain { return CGPoint(x: middle.x + way.x, y: middle.y + way.y) }
    let image = way.applying(transform.inverted())
    return CGPoint(x: middle.x + image.x, y: middle.y + image.y)
  }

  /// The smallest upright rectangle around the view in the superview's coordinates.
  var frame: CGRect {
    get {
      if isPlain { return plainFrame }
      return CGRect(
        x: -bounds.width / 2,
        y: -bounds.height / 2,
        width: bounds.width,
        height: bounds.height
      )
      .applying(transform)
      .offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let frame = newValue.standardized
      if isPlain {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
      } else {
        center = CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
        guard transform.isInvertible else { return }
        let size = frame.size.applying(transform.inverted())
        bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      }
    }
  }

  /// The frame as it would be without the transform.
  var plainFrame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2,
        y: center.y - bounds.height / 2,
        width: bounds.width,
        height: bounds.height
      )
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
}
