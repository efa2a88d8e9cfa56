import TouchCore

/// The path of one finger, with a limited number of locations.
///
/// When the limit is reached, every other location is dropped, and from then on only every other
/// one is kept: the shape stays, however long the drawing takes.
struct TouchPath: Hashable, Sendable {
  /// The maximum number of locations (our own: sixteen for each point of a cloud).
  static let limit = 16 * PointCloud.count

  /// The locations, in points; the first is the touch's start, the last its current location.
  private(set) var points: [Point] = []
  /// One in this many locations is kept.
  private var stride = 1
  /// The number of locations added.
  private var count = 0
  /// Whether the last location will be replaced by the next one.
  private var isLastPassing = false

  /// Creates an empty path.
  init() {}

  /// Adds the finger's location; an implausible one (NaN, beyond 1e9) is ignored.
  ///
  /// - Complexity: O(1) on average.
  mutating func add(_ point: Point) {
    guard point.isPlausible else { return }
    if isLastPassing { points.removeLast() }
    isLastPassing = !count.isMultiple(of: stride)
    count += 1
    points.append(point)
    guard points.count > TouchPath.limit else { return }
    if isLastPassing { points.removeLast() }
    points = points.indices.filter { $0.isMultiple(of: 2) }.map { points[$0] }
    stride *= 2
    isLastPassing = points.last != point
    if isLastPassing { points.append(point) }
  }

  /// Removes all locations and keeps the capacity.
  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    stride = 1
    count = 0
    isLastPassing = false
  }

  /// The longer side of the path's bounding box, in points.
  ///
  /// - Complexity: O(*n*), *n* being the number of locations.
  var size: Double {
    guard var least = points.first else { return 0 }
    var most = least
    for point in points {
      least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
      most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    return max(most.x - least.x, most.y - least.y)
  }
}
