import UIKit

/// Angles in radians, clockwise from the right, as the y axis points down.
enum Angle {
  /// The direction of a point as seen from another.
  static func of(_ point: CGPoint, around center: CGPoint) -> CGFloat {
    atan2(point.y - center.y, point.x - center.x)
  }

  /// The smallest turn from one direction to another: from -π to π.
  static func turn(from start: CGFloat, to end: CGFloat) -> CGFloat {
    var turn = (end - start).truncatingRemainder(dividingBy: 2 * .pi)
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return turn
  }
}

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}

extension CGRect {
  /// The point in the middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Comparable {
  /// The nearest value inside of a range.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
