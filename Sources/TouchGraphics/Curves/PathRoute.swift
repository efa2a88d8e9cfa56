// Ours, not Apple's: a path as numbers, without Foundation.

package import TouchCore

/// A path as a route from station to station: each of its lines and curves leads to the next one.
///
/// Where the pen is lifted there is no station: the next leg begins elsewhere than the last one ended.
package struct PathRoute: Sendable {
  /// How far beside a curve's end its direction is taken where it has none there, as a part of its parameter.
  private static let besideEnd = 1e-6

  private let start: Point
  private let legs: [Path.Segment]

  /// Creates a path's route; nil for a path without a point.
  package init?(_ path: Path) {
    let pieces = path.pieces
    guard let first = pieces.first else { return nil }
    start = first.start
    legs = pieces.flatMap { $0.drawn }
  }

  /// How many stations there are: the beginning, and the end of each leg.
  package var stationCount: Int { legs.count + 1 }

  /// How long each leg is.
  package var lengths: [Double] { legs.map { $0.length } }

  /// Where a station is.
  package func station(_ index: Int) -> Point { index > 0 ? legs[index - 1].end : start }

  /// Finds a point on the leg that follows a station.
  ///
  /// - Parameters:
  ///   - index: The station's index.
  ///   - part: How far it is from there to the next one, from 0 to 1.
  ///   - isEven: Whether the part is one of the leg's length, and not one of its curve's parameter.
  /// - Returns: The point.
  package func point(after index: Int, part: Double, isEven: Bool) -> Point {
    switch legs[index] {
    case .line(let start, let end): start + (end - start) * part
    case .curve(let curve):
      curve.point(at: isEven ? curve.parameter(atLength: part * curve.length()) : part)
    }
  }

  /// Finds where the leg that follows a station leads at a point of it.
  ///
  /// - Parameters:
  ///   - index: The station's index.
  ///   - part: How far it is from there to the next one, from 0 to 1.
  ///   - isEven: Whether the part is one of the leg's length, and not one of its curve's parameter.
  /// - Returns: The tangent, of any length; nil for a leg that leads nowhere.
  package func tangent(after index: Int, part: Double, isEven: Bool) -> Vector? {
    let tangent: Vector
    switch legs[index] {
    case .line(let start, let end): tangent = end - start
    case .curve(let curve):
      let parameter = isEven ? curve.parameter(atLength: part * curve.length()) : part
      let derivative = curve.derivative(at: parameter)
      // There is none at an end where a control point lies on it; that beside it has the same direction.
      let beside = parameter < 0.5 ? parameter + Self.besideEnd : parameter - Self.besideEnd
      tangent = derivative == .zero ? curve.derivative(at: beside) : derivative
    }
    return tangent == .zero ? nil : tangent
  }
}
