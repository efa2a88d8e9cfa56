// Ours, not Apple's: a path as numbers, without Foundation.

package import TouchCore

extension Rect {
  /// The rectangle around one point, without an extent.
  package init(around point: Point) {
    self.init(x: point.x, y: point.y, width: 0, height: 0)
  }

  /// The distance between the left and the right edge.
  package var width: Double { maxX - minX }
  /// The distance between the top and the bottom edge.
  package var height: Double { maxY - minY }

  /// Moves the edges outwards as far as a point needs to be inside.
  package mutating func expand(to point: Point) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  /// The rectangle with every edge moved outwards by so many points.
  package func outsetBy(_ distance: Double) -> Rect {
    var grown = self
    grown.minX -= distance
    grown.minY -= distance
    grown.maxX += distance
    grown.maxY += distance
    return grown
  }

  /// The smallest rectangle around two.
  package func union(_ other: Rect) -> Rect {
    var both = self
    both.expand(to: Point(x: other.minX, y: other.minY))
    both.expand(to: Point(x: other.maxX, y: other.maxY))
    return both
  }

  /// What two rectangles have in common; nil where they don't even touch.
  package func intersection(_ other: Rect) -> Rect? {
    var common = self
    common.minX = max(minX, other.minX)
    common.minY = max(minY, other.minY)
    common.maxX = min(maxX, other.maxX)
    common.maxY = min(maxY, other.maxY)
    return common.minX <= common.maxX && common.minY <= common.maxY ? common : nil
  }

  /// Whether the whole of another rectangle is inside, edges included.
  package func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
