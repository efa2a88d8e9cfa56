/// Tells the velocity of a moving point from its samples.
///
/// Keeps its storage for later movements: after the first, adding a sample allocates nothing. No order, repetition or spacing of
/// samples makes a velocity that is not a finite number.
public struct VelocityEstimator: Sendable {
  /// How the velocity is estimated.
  public private(set) var estimation: VelocityEstimation
  /// The figures behind the estimate.
  public private(set) var constants: VelocityConstants
  /// The newest samples.
  private(set) var window = SampleWindow()

  /// Creates an estimator that knows no sample yet.
  public init(
    _ estimation: VelocityEstimation = .recentSegments,
    constants: VelocityConstants = .standard
  ) {
    self.estimation = estimation
    self.constants = constants
  }

  /// Whether there is no sample yet.
  public var isEmpty: Bool { window.count == 0 }

  /// Whether the point was at more than one location, so that there is a velocity to tell.
  var hasMotion: Bool { window.count > 1 }

  /// Adds where the point was at a moment, in points.
  ///
  /// A sample at a moment that is no later than the one before corrects its location.
  public mutating func add(_ location: Point, at time: TouchTime) {
    guard location.isPlausible else { return }
    if countsMotionOnly, !isEmpty, location == window[0].location { return }
    window.add(location, at: time)
  }

  /// The velocity at a moment, in points per second.
  ///
  /// - Complexity: O(1): at most 20 samples are looked at.
  public func velocity(at time: TouchTime) -> Vector {
    guard !isEmpty else { return .zero }
    let rests = time - window[0].time > constants.stopGap
    switch estimation {
    case .recentSegments: return window.recentSegments(constants)
    case .lastInterval: return window.lastInterval()
    case .leastSquares: return rests ? .zero : window.leastSquares(constants)
    case .impulse: return rests ? .zero : window.impulse(constants)
    }
  }

  /// Forgets all samples.
  public mutating func reset() { window.removeAll() }

  /// Starts anew with other figures, in the same storage.
  mutating func restart(_ estimation: VelocityEstimation, constants: VelocityConstants) {
    self.estimation = estimation
    self.constants = constants
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
