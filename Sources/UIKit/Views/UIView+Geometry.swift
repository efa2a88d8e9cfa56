extension UIView {
  // MARK: Points

  /// A point of this view in another view's coordinates.
  ///
  /// Nil stands for the window, or without a window for the coordinates around the topmost
  /// superview. Between two windows the conversion uses the screen's coordinates.
  final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let meeting = meetingView(with: view)
    var result = point
    var current: UIView? = self
    while let here = current, here !== meeting {
      result = here.ownLayer.modelPoint(toParent: result)
      current = here.parent
    }
    return view?.descend(result, from: meeting) ?? result
  }

  /// A point of another view in this view's coordinates; nil as in `converted(_:to:)`.
  final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return descend(point, from: selfOrWindowForNil) }
    return view.converted(point, to: self)
  }

  // MARK: Rectangles

  /// A rectangle of this view in another view's coordinates: the smallest one that contains its
  /// corners.
  final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    if rect.isNull { return .null }
    return CGRect(
      around: converted(CGPoint(x: rect.minX, y: rect.minY), to: view),
      converted(CGPoint(x: rect.maxX, y: rect.minY), to: view),
      converted(CGPoint(x: rect.minX, y: rect.maxY), to: view),
      converted(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
    )
  }

  /// A rectangle of another view in this view's coordinates; nil as in `converted(_:to:)`.
  final func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    if rect.isNull { return .null }
    return CGRect(
      around: converted(CGPoint(x: rect.minX, y: rect.minY), from: view),
      converted(CGPoint(x: rect.maxX, y: rect.minY), from: view),
      converted(CGPoint(x: rect.minX, y: rect.maxY), from: view),
      converted(CGPoint(x: rect.maxX, y: rect.maxY), from: view)
    )
  }

  // MARK: Conversion

  /// The view that `nil` stands for: the window; nil means the coordinates around the root.
  private var selfOrWindowForNil: UIView? { window }

  /// The deepest common ancestor; nil if there is none.
  private func meetingView(with other: UIView?) -> UIView? {
    guard let other else { return selfOrWindowForNil }
    if other === self || other === parent { return other }
    if other.parent === self { return self }
    var (mine, its): (UIView?, UIView?) = (self, other)
    var (myDepth, itsDepth) = (depthInTree, other.depthInTree)
    while myDepth > itsDepth {
      mine = mine?.parent
      myDepth -= 1
    }
    while itsDepth > myDepth {
      its = its?.parent
      itsDepth -= 1
    }
    while mine !== its {
      mine = mine?.parent
      its = its?.parent
    }
    return mine
  }

  /// Converts a point from an ancestor's coordinates, or those around the root, to this view's.
  private func descend(_ point: CGPoint, from ancestor: UIView?) -> CGPoint {
    if self === ancestor { return point }
    return ownLayer.modelPoint(fromParent: parent?.descend(point, from: ancestor) ?? point)
  }

  // MARK: From the window

  /// A point of a window, or around the topmost superview, in this view's coordinates.
  ///
  /// Points of a window that the view isn't in are converted through the screen's coordinates.
  func convertFromWindow(_ point: CGPoint, _ window: UIWindow? = nil) -> CGPoint {
    let shift = shiftFromWindow
    if shift.isAll(in: window) { return CGPoint(x: point.x + shift.dx, y: point.y + shift.dy) }
    return window?.converted(point, to: self) ?? converted(point, from: nil)
  }

  /// A displacement in the window, or around the topmost superview, in this view's coordinates.
  func convertFromWindow(_ displacement: CGVector) -> CGPoint {
    let tip = CGPoint(x: displacement.dx, y: displacement.dy)
    if shiftFromWindow.isAll(in: nil) { return tip }
    let (origin, end) = (converted(CGPoint.zero, from: nil), converted(tip, from: nil))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}

extension UIEdgeInsets {
  /// The insets that undo these.
  var outwards: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
