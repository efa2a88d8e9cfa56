import TouchCore

extension UIView {
  /// The smallest `alpha` at which a view receives touches (rule 2.2).
  package static var leastTouchableAlpha: CGFloat { 0.01 }

  /// Whether the view and its subtree can receive touches (rules 2.2, 2.6).
  var takesTouches: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= UIView.leastTouchableAlpha
      && !layer.blocksTouches
  }

  /// What `hitTest` answers unless it is overridden.
  @inline(__always)
  final func ownHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    if isPlainView {
      // As below, for speed.
      guard isUserInteractionEnabled, layer.takesTouch(at: point, UIView.leastTouchableAlpha) else {
        return nil
      }
    } else {
      guard takesTouches, self.point(inside: point, with: event) else { return nil }
    }
    return hitOfSubviews(at: point, with: event) ?? self
  }

  /// What the frontmost subview answers that has an answer.
  final func hitOfSubviews(at point: CGPoint, with event: UIEvent?) -> UIView? {
    // For speed, down a chain of plain views without a call for each: they run no client code.
    var last: Unmanaged<UIView>?
    var child = onlyPlainChild
    var location = point
    while let view = child {
      var next: CGPoint?
      view.use { next = $0.plainPoint(fromParent: location) }
      guard let next else { return last?.takeUnretainedValue() }
      location = next
      last = view
      view.use { child = $0.onlyPlainChild }
    }
    guard let last = last?.takeUnretainedValue() else { return hitOfList(at: point, with: event) }
    return last.hitOfList(at: location, with: event) ?? last
  }

  private final func hitOfList(at point: CGPoint, with event: UIEvent?) -> UIView? {
    var hit: UIView?
    children.walkBackwards(until: { child in
      hit = child.hit(fromParent: point, with: event)
      return hit != nil
    })
    return hit
  }

  /// The only subview, uncounted, if it is a plain one.
  @inline(__always)
  private final var onlyPlainChild: Unmanaged<UIView>? {
    guard children.count == 1 else { return nil }
    let child = Unmanaged.passUnretained(children[0])
    return child.meets { $0.isPlainView } ? child : nil
  }

  /// A point of the superview in a plain view, if it takes a touch there.
  @inline(__always)
  private final func plainPoint(fromParent point: CGPoint) -> CGPoint? {
    isUserInteractionEnabled
      ? layer.takenPoint(fromParent: point, UIView.leastTouchableAlpha) : nil
  }

  /// What the view answers to a point of its superview.
  @inline(__always)
  private final func hit(fromParent point: CGPoint, with event: UIEvent?) -> UIView? {
    if isPlainView {
      // As `hitTest`, for speed.
      guard let location = plainPoint(fromParent: point) else { return nil }
      return hitOfSubviews(at: location, with: event) ?? self
    }
    guard let location = layer.touchedPoint(fromParent: point) else { return nil }
    return hitTest(location, with: event)
  }
}
