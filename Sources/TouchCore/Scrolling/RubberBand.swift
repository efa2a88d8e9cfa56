/// What is shown of a displacement beyond the edge of the content (rule 8.9).
///
/// For a displacement d, shown = d·dim·c/(dim + c·d): it begins at the part c of it and never reaches the
/// length dim of the view. Both directions of the function are odd, increasing and finite.
public struct RubberBand: Hashable, Sendable {
  /// The length of the view along the axis, in points.
  public var dimension: Double
  /// The part of the displacement that is shown at first.
  public var stiffness: Double

  /// The part of the dimension beyond which `displacement(showing:)` goes on as if that much were shown.
  static var farthestShown: Double { 0.98 }

  /// Creates a band for a view of a length.
  public init(dimension: Double, stiffness: Double = ScrollConstants.standard.bandStiffness) {
    self.dimension = dimension
    self.stiffness = stiffness
  }

  /// What is shown of a displacement beyond the edge, in points; negative for a negative one.
  public func shown(of displacement: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let length = displacement.magnitude
    let shown = length * dimension * stiffness / (dimension + stiffness * length)
    return displacement < 0 ? -shown : shown
  }

  /// The displacement of which that much is shown: the inverse of `shown(of:)`.
  public func displacement(showing shown: Double) -> Double {
    guard dimension > 0, stiffness > 0 else { return 0 }
    let length = min(shown.magnitude, dimension * Self.farthestShown)
    let displacement = length * dimension / (stiffness * (dimension - length))
    return shown < 0 ? -displacement : displacement
  }

  /// How much more is shown for a little more displacement: the derivative of `shown(of:)`.
  public func slope(at displacement: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let whole = dimension + stiffness * displacement.magnitude
    return stiffness * dimension * dimension / (whole * whole)
  }
}
