import TouchCore

// From the window, in which attempts are measured, to a view's coordinates and back; nil means the window.
extension UIGestureRecognizer {
  /// A point of the window in a view's coordinates.
  func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convertFromWindow(point) ?? point
  }

  /// A displacement in the window as one in a view's coordinates.
  func convertFromWindow(_ displacement: Vector, to view: UIView?) -> CGPoint {
    let vector = CGVector(displacement)
    return view?.convertFromWindow(vector) ?? CGPoint(x: vector.dx, y: vector.dy)
  }

  /// A displacement in a view's coordinates as one in the window.
  func convertToWindow(_ displacement: CGPoint, from view: UIView?) -> Vector {
    guard let view else { return Vector(dx: Double(displacement.x), dy: Double(displacement.y)) }
    let origin = view.convert(CGPoint.zero, to: nil)
    let tip = view.convert(displacement, to: nil)
    return Vector(dx: Double(tip.x - origin.x), dy: Double(tip.y - origin.y))
  }
}

// What can be read of the touches of an attempt that is over (rule 4.30).
extension UIGestureRecognizer {
  /// The touches that are down.
  var touchesDown: [UITouch] { tracked.touches.inputs.filter { !$0.tracking.phase.isFinal } }

  /// The number of touches that are down; where there is none, the one lifted last may count.
  var touchesLeft: Int {
    let down = touchesDown.count
    return down == 0 && locationOfLastLift != nil ? 1 : down
  }

  /// Where the touch lifted last was, for recognizers that can still be asked for it.
  private var locationOfLastLift: CGPoint? {
    guard keepsLastLift else { return nil }
    return attempt.lastLift ?? tracked.touches.inputs.last?.current.location
  }

  /// The location of one of them.
  func location(ofTouchLeft touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      (0..<touchesLeft).contains(touchIndex),
      "touch \(touchIndex) asked of a gesture that has \(touchesLeft)"
    )
    let down = touchesDown
    if touchIndex < down.count { return down[touchIndex].location(in: view) }
    return convertFromWindow(locationOfLastLift ?? .zero, to: view)
  }
}
