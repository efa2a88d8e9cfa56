import TouchCore
import TouchGraphics

/// What a keyframe animation leads through: values, or the stations of a path.
enum Keyframes {
  case values([LayerValue])
  case route(PathRoute)

  /// How many values or stations there are.
  var count: Int {
    switch self {
    case .values(let values): values.count
    case .route(let route): route.stationCount
    }
  }

  /// How far it is from each to the next one.
  var lengths: [Double] {
    switch self {
    case .values(let values): zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    case .route(let route): route.lengths
    }
  }

  /// One of the values or stations.
  subscript(index: Int) -> LayerValue {
    switch self {
    case .values(let values): values[index]
    case .route(let route): .point(CGPoint(route.station(index)))
    }
  }

  /// Finds what lies between one and the next.
  ///
  /// - Parameters:
  ///   - index: The index of the one before.
  ///   - part: How far it is to the next one, from 0 to 1.
  ///   - mode: Values are led through in straight lines or smoothly; a path has its own lines.
  /// - Returns: The value; nil where nothing lies there.
  func value(
    after index: Int,
    part: Double,
    in mode: CAAnimationCalculationMode
  ) -> LayerValue? {
    switch self {
    case .values(let values):
      mode == .cubic || mode == .cubicPaced
        ? LayerValue.smooth(values, from: index, part: part)
        : values[index].interpolated(to: values[index + 1], part: part)
    case .route(let route):
      .point(CGPoint(route.point(after: index, part: part, isEven: mode.isPaced)))
    }
  }

  /// Finds the direction in which a path leads between one station and the next.
  ///
  /// - Parameters:
  ///   - index: The index of the one before.
  ///   - part: How far it is to the next one, from 0 to 1.
  ///   - mode: The paced ones go along the path at even speed.
  /// - Returns: The angle, clockwise from the right; nil for values, and where a path leads nowhere.
  func direction(
    after index: Int,
    part: Double,
    in mode: CAAnimationCalculationMode
  ) -> CGFloat? {
    guard case .route(let route) = self, index + 1 < route.stationCount,
      let tangent = route.tangent(after: index, part: part, isEven: mode.isPaced)
    else { return nil }
    return CGFloat(ElementaryFunctions.atan2(tangent.dy, tangent.dx))
  }
}
