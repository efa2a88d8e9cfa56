/// The scale of zoomed content: what fingers ask for, and what is shown (rule 8.18).
public struct ZoomGeometry: Hashable, Sendable {
  /// The smallest scale at which content rests.
  public var minimum: Double
  /// The largest.
  public var maximum: Double
  /// Whether a scale goes beyond its limits while fingers ask for it.
  public var bounces: Bool
  /// How far it goes at most, as a factor of the limit.
  public var reach: Double

  /// Creates the limits.
  public init(
    minimum: Double,
    maximum: Double,
    bounces: Bool,
    reach: Double = ScrollConstants.standard.zoomBandReach
  ) {
    self.minimum = max(minimum, 1e-6)
    self.maximum = max(maximum, self.minimum)
    self.bounces = bounces
    self.reach = max(reach, 1)
  }

  /// The nearest scale at which content rests.
  public func clamped(_ scale: Double) -> Double {
    scale.isFinite ? min(max(scale, minimum), maximum) : minimum
  }

  /// The scale that is shown where the fingers ask for another: a rubber band, in octaves.
  public func shown(of asked: Double) -> Double {
    let limit = clamped(asked)
    guard bounces, asked != limit, asked > 0, asked.isFinite else { return limit }
    let beyond = ElementaryFunctions.log(asked / limit)
    return limit * ElementaryFunctions.exp(band.shown(of: beyond))
  }

  /// The scale that the fingers ask for where another is shown: the inverse of `shown(of:)`.
  public func asked(showing shown: Double) -> Double {
    let limit = clamped(shown)
    guard bounces, shown != limit, shown > 0, shown.isFinite else { return limit }
    let beyond = ElementaryFunctions.log(shown / limit)
    return limit * ElementaryFunctions.exp(band.displacement(showing: beyond))
  }

  /// The band over the logarithm of the scale: it begins without resistance.
  private var band: RubberBand {
    RubberBand(dimension: ElementaryFunctions.log(reach), stiffness: 1)
  }

  /// The scale at which a part of the content fills a view (rule 8.18: `zoom(to:)`).
  ///
  /// All of it is to be seen, unless the limits forbid it.
  public func scale(fitting width: Double, _ height: Double, into viewport: Vector) -> Double {
    guard width > 0 || height > 0 else { return maximum }
    let across = width > 0 ? viewport.dx / width : .infinity
    let along = height > 0 ? viewport.dy / height : .infinity
    return clamped(min(across, along))
  }
}
