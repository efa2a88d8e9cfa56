/// What is shown of a way beyond the edge of the content (rule 8.9).
///
/// For a way d, shown = d·dim·c/(dim + c·d): it begins at the part c of the way and never reaches the
/// length dim of the view. Both directions of the function are odd, increasing and finite.
public struct RubberBand: Hashable, Sendable {
  /// The length of the view along the axis, in points.
  public var dimension: Double
  /// The part of the way that is shown at first.
  public var stiffness: Double

  /// The part of the dimension beyond which `way(showing:)` goes on as if that much were shown.
  static var farthestShown: Double { 0.98 }

  /// Creates a band for a view of a length.
  public init(dimension: Double, stiffness: Double = ScrollConstants.standard.bandStiffness) {
    self.dimension = dimension
    self.stiffness = stiffness
  }

  /// What is shown of a way beyond the edge, in points; negative for a negative way.
  public func shown(of way: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let length = way.magnitude
    let shown = length * dimension * stiffness / (dimension + stiffness * length)
    return way < 0 ? -shown : shown
  }

  /// The way of which that much is shown: the inverse of `shown(of:)`.
  public func way(showing shown: Double) -> Double {
    guard dimension > 0, stiffness > 0 else { return 0 }
    let length = min(shown.magnitude, dimension * Self.farthestShown)
    let way = length * dimension / (stiffness * (dimension - length))
    return shown < 0 ? -way : way
  }

  /// How much more is shown for a little more of a way: the derivative of `shown(of:)`.
  public func slope(at way: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let whole = dimension + stiffness * way.magnitude
    return stiffness * dimension * dimension / (whole * whole)
  }
}
