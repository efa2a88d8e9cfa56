import TouchCore

/// The way of one finger, kept in so many places at most.
///
/// Where the finger goes on for long, every other place is let go, and from then on only every other
/// one is taken: the shape stays, however long it takes to draw.
struct TouchPath: Hashable, Sendable {
  /// The most places that are kept (our own: sixteen for each point of a cloud).
  static let limit = 16 * PointCloud.count

  /// The places, in points; the first and the last are those where the finger came and is.
  private(set) var points: [Point] = []
  /// Of so many places one is kept.
  private var stride = 1
  /// How many places came.
  private var count = 0
  /// Whether the last place is there only until the next one comes.
  private var isLastPassing = false

  /// Creates a path without places.
  init() {}

  /// Adds the place where the finger is; one that is no number is left out.
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

  /// Forgets all places, and keeps the room that they took.
  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    stride = 1
    count = 0
    isLastPassing = false
  }

  /// The longer side of the smallest upright rectangle around the path, in points.
  ///
  /// - Complexity: O(*n*), *n* being the number of places.
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
