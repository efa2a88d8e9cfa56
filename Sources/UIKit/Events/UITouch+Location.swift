import TouchCore

extension UITouch {
  /// A pencil's direction in radians.
  final func azimuth(in view: UIView?) -> CGFloat {
    let direction = azimuthDirection(in: view)
    return CGFloat(ElementaryFunctions.atan2(Double(direction.dy), Double(direction.dx)))
  }

  /// A pencil's direction as a vector of length 1 in a view's coordinates; along +x for a finger.
  final func azimuthDirection(in view: UIView?) -> CGVector {
    let along = CGVector(dx: 1, dy: 0)
    guard let azimuth = current.azimuth else { return along }
    let tip = convert(current.location, to: view)
    let tail = convert(
      CGPoint(
        x: current.location.x + CGFloat(ElementaryFunctions.cos(azimuth)),
        y: current.location.y + CGFloat(ElementaryFunctions.sin(azimuth))
      ),
      to: view
    )
    let displacement = Point(tail) - Point(tip)
    guard displacement.length > 0 else { return along }
    return CGVector(displacement * (1 / displacement.length))
  }

  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convertFromWindow(point, window) ?? point
  }
}
