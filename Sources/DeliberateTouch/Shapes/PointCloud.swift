import TouchCore
public import UIKit

/// A drawing as a cloud of evenly spaced points, independent of its strokes' order and direction.
///
/// After R.-D. Vatavu, L. Anthony and J. O. Wobbrock, "Gestures as Point Clouds: A $P Recognizer
/// for User Interface Prototypes", ICMI 2012, <https://doi.org/10.1145/2388676.2388732>. The
/// strokes are resampled at equal distances, scaled so that the longer side is 1, and translated so
/// that their mean is the origin. Two drawings of one shape then have nearly the same points,
/// whatever their size, location and direction of drawing. They are not rotated: a horizontal line
/// differs from a vertical one.
public struct PointCloud: Hashable, Sendable {
  /// The number of points in a cloud, as in the paper.
  public static let count = 32

  /// The points; their mean is the origin, and the longer side has length 1.
  let points: [Point]

  /// Creates a cloud from strokes, each a sequence of locations in points.
  ///
  /// Implausible locations (NaN, beyond 1e9) are ignored. Nil if the rest has no extent: a single dot has no
  /// shape.
  ///
  /// - Complexity: O(*n*), *n* being the number of locations.
  public init?(strokes: [[CGPoint]]) {
    self.init(core: strokes.map { $0.map { $0.core } })
  }

  /// Creates a cloud from a single stroke.
  public init?(stroke: [CGPoint]) { self.init(strokes: [stroke]) }

  /// Creates a cloud from strokes of the core's points.
  init?(core strokes: [[Point]]) {
    let strokes = strokes.map { $0.filter { $0.isPlausible } }
    guard let spread = PointCloud.spread(strokes), let scaled = PointCloud.scaled(spread) else {
      return nil
    }
    points = PointCloud.centred(scaled)
  }

  // MARK: Distance

  /// The distance to another cloud: 0 for the same points, about 1 for different shapes.
  ///
  /// Each point of one is paired with the nearest unpaired point of the other, starting from
  /// several points in turn; early pairs weigh more, as they had more choice. The best start
  /// counts.
  ///
  /// - Parameters:
  ///   - other: The other cloud.
  ///   - limit: The distance at which the computation stops, to save time.
  /// - Returns: The weighted sum of all pairs' distances, or the limit if the sum reaches it.
  /// - Complexity: O(*n*²√*n*) in the number of points.
  public func distance(to other: PointCloud, limit: Double = .infinity) -> Double {
    var best = limit
    // √n points apart, as in the paper.
    let step = Int(Double(PointCloud.count).squareRoot(), within: 1...PointCloud.count)
    for start in stride(from: 0, to: PointCloud.count, by: step) {
      best = min(best, PointCloud.pairing(points, other.points, from: start, limit: best))
      best = min(best, PointCloud.pairing(other.points, points, from: start, limit: best))
    }
    return best
  }

  /// The weighted sum of the distances of greedily found pairs, starting from one point, or the
  /// limit if the sum reaches it.
  private static func pairing(
    _ points: [Point],
    _ others: [Point],
    from start: Int,
    limit: Double
  ) -> Double {
    let count = points.count
    // One bit per point that is paired already.
    var taken: UInt64 = 0
    var sum = 0.0
    for step in 0..<count {
      let point = points[(start + step) % count]
      var nearest = 0
      var least = Double.infinity
      for index in 0..<count where taken & (1 << UInt64(index)) == 0 {
        let displacement = others[index] - point
        let square = Vector.dot(displacement, displacement)
        if square < least {
          least = square
          nearest = index
        }
      }
      taken |= 1 << UInt64(nearest)
      sum += (1 - Double(step) / Double(count)) * least.squareRoot()
      if sum >= limit { return limit }
    }
    return sum
  }

  // MARK: Creating

  /// The strokes resampled to a cloud's number of points at equal distances; nil if their length is
  /// zero.
  private static func spread(_ strokes: [[Point]]) -> [Point]? {
    var length = 0.0
    for stroke in strokes {
      for (from, to) in zip(stroke, stroke.dropFirst()) { length += from.distance(to: to) }
    }
    guard length > 0, let last = strokes.last(where: { !$0.isEmpty })?.last else { return nil }
    let interval = length / Double(count - 1)
    var points: [Point] = []
    var covered = 0.0
    for stroke in strokes {
      guard var from = stroke.first else { continue }
      if points.isEmpty { points.append(from) }
      for to in stroke.dropFirst() {
        var rest = from.distance(to: to)
        while covered + rest >= interval, points.count < count {
          let part = (interval - covered) / rest
          from = from + (to - from) * part
          points.append(from)
          rest = from.distance(to: to)
          covered = 0
        }
        covered += rest
        from = to
      }
    }
    // Rounding may omit the very last points.
    while points.count < count { points.append(last) }
    return points
  }

  /// The points scaled so that the longer side is 1; nil if they coincide.
  private static func scaled(_ points: [Point]) -> [Point]? {
    guard var least = points.first else { return nil }
    var most = least
    for point in points {
      least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
      most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    let side = max(most.x - least.x, most.y - least.y)
    return side > 0 ? points.map { Point.zero + ($0 - least) * (1 / side) } : nil
  }

  /// The points translated so that their mean is the origin.
  private static func centred(_ points: [Point]) -> [Point] {
    var sum = Vector.zero
    for point in points { sum = sum + (point - .zero) }
    let mean = Point.zero + sum * (1 / Double(points.count))
    return points.map { Point.zero + ($0 - mean) }
  }
}
