package import TouchGraphics

/// Where a layer is: its own coordinates, and how they lie in those of its superlayer.
package struct LayerGeometry: Equatable {
  /// The rectangle in the layer's own coordinates.
  package var bounds: CGRect {
    didSet { shift = anchor - position }
  }
  /// Where the anchor is in the superlayer.
  package var position: CGPoint {
    didSet { shift = anchor - position }
  }
  /// What happens to the layer about its anchor.
  package var transform: CGAffineTransform {
    didSet { isPlain = transform.isIdentity && outer.isIdentity }
  }
  /// What the superlayer does to its sublayers, in the plane and in its own coordinates: its layer keeps it here.
  var outer = CGAffineTransform.identity {
    didSet { isPlain = transform.isIdentity && outer.isIdentity }
  }
  /// The anchor as a part of the bounds: (0, 0) is the origin, (1, 1) the opposite corner.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { shift = anchor - position }
  }
  /// Whether there is no transform to speak of.
  package private(set) var isPlain = true
  /// What leads from the superlayer's coordinates to the layer's where there is no transform.
  ///
  /// Kept, for speed: each reading of a touch adds up those of the layers above.
  private(set) var shift: CGVector

  /// Creates the geometry of a layer with a frame.
  package init(frame: CGRect) {
    let frame = frame.standardized
    bounds = CGRect(origin: .zero, size: frame.size)
    position = CGPoint(x: frame.midX, y: frame.midY)
    transform = .identity
    shift = .zero
    shift = anchor - position
  }

  /// Whether the layer is more than a line or a point, as far as its transform goes.
  package var isVisible: Bool { isPlain || transform.isInvertible && outer.isInvertible }

  /// Whether all numbers are ones that can be worked with.
  package var isSound: Bool {
    !position.x.isNaN && !position.y.isNaN && !bounds.origin.x.isNaN && !bounds.origin.y.isNaN
      && !bounds.size.width.isNaN && !bounds.size.height.isNaN && !anchorPoint.x.isNaN
      && !anchorPoint.y.isNaN
  }

  /// The anchor in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width * anchorPoint.x,
      y: bounds.origin.y + bounds.size.height * anchorPoint.y
    )
  }

  /// A point of the layer in the superlayer's coordinates.
  package func toParent(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    let offset = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    if isPlain { return CGPoint(x: position.x + offset.x, y: position.y + offset.y) }
    let image = offset.applying(transform)
    return CGPoint(x: position.x + image.x, y: position.y + image.y).applying(outer)
  }

  /// A point of the superlayer in the layer's coordinates; finite even if nothing leads back.
  @inline(__always)
  package func fromParent(_ point: CGPoint) -> CGPoint {
    guard isPlain else { return fromParentTransformed(point) }
    let anchor = anchor
    let offset = CGPoint(x: point.x - position.x, y: point.y - position.y)
    return CGPoint(x: anchor.x + offset.x, y: anchor.y + offset.y)
  }

  /// As `fromParent(_:)`, where there is a transform; out of line, as each caller would have a copy.
  @inline(never)
  private func fromParentTransformed(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    let point = outer.isIdentity ? point : point.applying(outer.inverted())
    let offset = CGPoint(x: point.x - position.x, y: point.y - position.y)
    let image = offset.applying(transform.inverted())
    return CGPoint(x: anchor.x + image.x, y: anchor.y + image.y)
  }

  /// Whether a point of the layer is in its bounds, but for the right and bottom edges.
  @inline(__always)
  package func contains(_ point: CGPoint) -> Bool {
    let (origin, size) = (bounds.origin, bounds.size)
    guard size.width > 0, size.height > 0 else { return bounds.contains(point) }
    // The same, for speed: Foundation's is a call, which makes a rectangle of positive size first.
    return point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }

  /// What leads from the layer's coordinates to the superlayer's.
  package var toParentTransform: CGAffineTransform {
    let anchor = anchor
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      .concatenating(outer)
  }

  /// The smallest upright rectangle around the layer in the superlayer's coordinates.
  package var frame: CGRect {
    get {
      if isPlain { return plainFrame }
      return CGRect(
        x: -bounds.width * anchorPoint.x,
        y: -bounds.height * anchorPoint.y,
        width: bounds.width,
        height: bounds.height
      )
      .applying(transform)
      .offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let frame = newValue.standardized
      if isPlain {
        plainFrame = frame
      } else {
        if transform.isInvertible {
          let size = frame.size.applying(transform.inverted())
          bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
        }
        let middle = CGPoint(
          x: bounds.width * (0.5 - anchorPoint.x),
          y: bounds.height * (0.5 - anchorPoint.y)
        )
        .applying(transform)
        position = CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y)
      }
    }
  }

  /// The frame as it would be without the transform.
  package var plainFrame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width * anchorPoint.x,
        y: position.y - bounds.height * anchorPoint.y,
        width: bounds.width,
        height: bounds.height
      )
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y
      )
    }
  }
}

extension CGPoint {
  fileprivate static func - (lhs: CGPoint, rhs: CGPoint) -> CGVector {
    CGVector(dx: lhs.x - rhs.x, dy: lhs.y - rhs.y)
  }
}
