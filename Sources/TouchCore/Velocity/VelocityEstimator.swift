/// Tells the velocity of a moving point from its samples.
///
/// Keeps its storage for later movements: after the first, adding a sample allocates nothing. No order, repetition or spacing of
/// samples makes a velocity that is not a finite number.
public struct VelocityEstimator: Sendable {
  /// How the velocity is estimated.
  public private(set) var estimation: VelocityEstimation
  /// The figures behind the estimate.
  public var constants: VelocityConstants { figures.value }
  private var figures: Shared<VelocityConstants>
  /// The newest samples.
  private(set) var window = SampleWindow()

  /// Creates an estimator that knows no sample yet.
  public init(
    _ estimation: VelocityEstimation = .recentSegments,
    constants: VelocityConstants = .standard
  ) {
    self.estimation = estimation
    figures = Shared(constants)
  }

  /// Whether there is no sample yet.
  public var isEmpty: Bool { window.count == 0 }

  /// How far there is a velocity to tell: 0 for a point that was at one location alone, 1 for one that
  /// moved.
  var motion: Double { window.movement }

  /// Adds where the point was at a moment, in points.
  ///
  /// A sample within the shortest interval after the one before corrects it.
  public mutating func add(_ location: Point, at time: TouchTime) {
    guard location.isPlausible else { return }
    window.add(location, at: time, mergingRests: countsMotionOnly, constants)
  }

  /// Adds where the point was as it was lifted, in points.
  ///
  /// To a fit a lift is no sample: it would take the moment between the last movement and the lift for a
  /// rest.
  mutating func addLift(_ location: Point, at time: TouchTime) {
    if countsMotionOnly { add(location, at: time) }
  }

  /// The velocity at a moment, in points per second.
  ///
  /// - Complexity: O(1): at most 20 samples are looked at.
  public func velocity(at time: TouchTime) -> Vector {
    guard !isEmpty else { return .zero }
    switch estimation {
    case .recentSegments: return window.recentSegments(constants)
    case .lastInterval: return window.lastInterval(constants)
    case .leastSquares: return rests(at: time) ? .zero : window.leastSquares(constants)
    case .impulse: return rests(at: time) ? .zero : window.impulse()
    }
  }

  private func rests(at time: TouchTime) -> Bool {
    time - window[0].time > constants.stopGap
  }

  /// Discards all samples.
  public mutating func reset() { window.removeAll() }

  /// Starts anew with other figures, in the same storage.
  mutating func restart(_ estimation: VelocityEstimation, _ figures: Shared<VelocityConstants>) {
    self.estimation = estimation
    self.figures.share(figures)
    reset()
  }

  /// Whether samples that did not move are left out (rule 6.8).
  private var countsMotionOnly: Bool {
    switch estimation {
    case .recentSegments, .lastInterval: true
    case .leastSquares, .impulse: false
    }
  }
}
