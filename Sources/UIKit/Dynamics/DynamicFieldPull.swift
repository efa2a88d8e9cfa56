#if !hasFeature(Embedded)
  import TouchCore

  /// What all fields together do to a body in one step.
  struct DynamicFieldPull {
    /// The acceleration where the body is, that of springs included, in points per second².
    private(set) var acceleration = Vector.zero
    /// How much of it each point of the way takes away: the sum of the springs' stiffness, divided by the mass.
    private(set) var stiffness = 0.0
    /// The rate at which drag takes the velocity away, per second.
    private(set) var drag = 0.0
    /// The velocity that a field gives the body, whatever accelerates it.
    var velocity: Vector?

    /// Adds an acceleration that is the same during the step; one that isn't finite is none.
    mutating func accelerate(by vector: Vector) {
      if vector.isFinite { acceleration = acceleration + vector }
    }

    /// Adds an acceleration towards a point, proportional to the distance from it.
    ///
    /// - Parameters:
    ///   - arm: The displacement of the body from the point.
    ///   - rate: The acceleration for each point of distance; a negative one is away from the point.
    mutating func attract(along arm: Vector, at rate: Double) {
      let vector = arm * -rate
      guard vector.isFinite else { return }
      acceleration = acceleration + vector
      // Away from the point nothing swings: such an acceleration counts as the same during the step.
      if rate > 0 { stiffness += rate }
    }

    /// Adds drag; a negative one accelerates along the velocity.
    mutating func drag(_ velocity: Vector, at rate: Double) {
      if rate > 0 { drag += rate } else { accelerate(by: velocity * -rate) }
    }

    /// How a body swings that springs hold, with a resistance.
    ///
    /// - Parameters:
    ///   - resistance: The rate at which the velocity is lost, with drag.
    ///   - interval: The time, in seconds.
    /// - Returns: The oscillation; nil where there is no spring, or one that resistance all but stops.
    func oscillator(resistance: Double, interval: Double) -> DynamicOscillator? {
      guard stiffness > 0 else { return nil }
      let pace = stiffness.squareRoot()
      let ratio = max(resistance, 0) / (2 * pace)
      // Where resistance prevails the spring's force is all but the same during a step.
      guard ratio < 100 else { return nil }
      return DynamicOscillator(
        frequency: pace / (2 * .pi),
        dampingRatio: ratio,
        interval: interval
      )
    }
  }
#endif
