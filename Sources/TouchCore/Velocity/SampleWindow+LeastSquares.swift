extension SampleWindow {
  /// The slope, at the newest sample, of the parabola nearest to the samples, in points per second.
  ///
  /// The fit is taken as it is: for a finger that brakes hard the parabola may already have turned.
  func fittedSlope(_ constants: VelocityConstants) -> Vector {
    withMovement { Self.fittedSlope($0, constants) }
  }

  private static func fittedSlope(_ movement: Movement, _ constants: VelocityConstants) -> Vector {
    let used = movement.count
    guard used >= max(constants.fewestSamplesOfAFit, 3) else { return .zero }
    let newest = movement[0]
    let span = (newest.time - movement[used - 1].time).seconds

    // Times run from -1 to 0 and are then centred, which keeps the sums well apart.
    var ages = InlineArray<20, Double>(repeating: 0)
    var centre = 0.0
    for age in 0..<used {
      let since = movement[age].time.nanoseconds &- newest.time.nanoseconds
      let seconds = TouchTime(nanoseconds: since).seconds
      ages[age] = seconds
      centre += seconds
    }
    centre /= span * Double(used)

    // Both axes at once; the sums of times are of their second, third and fourth powers.
    let origin = SIMD2(newest.location.x, newest.location.y)
    var s2 = 0.0
    var s3 = 0.0
    var s4 = 0.0
    var x0 = SIMD2<Double>.zero
    var x1 = SIMD2<Double>.zero
    var x2 = SIMD2<Double>.zero
    for age in 0..<used {
      let u = ages[age] / span - centre
      let location = movement[age].location
      let offset = SIMD2(location.x, location.y) - origin
      s2 += u * u
      s3 += u * u * u
      s4 += u * u * u * u
      x0 += offset
      x1 += offset * u
      x2 += offset * (u * u)
    }

    // The normal equations of a + bu + cu², with the sum of u zero.
    let determinant = s4 - s2 * s2 / Double(used) - s3 * s3 / s2
    guard determinant > 0 else { return .zero }
    let c = (x2 - x0 * (s2 / Double(used)) - x1 * (s3 / s2)) * (1 / determinant)
    let b = (x1 - c * s3) * (1 / s2)
    let slope = (b - c * (2 * centre)) * (1 / span)
    return Vector(dx: slope.x, dy: slope.y)
  }

  /// The slope of the fit, held to what the finger did, in points per second.
  func leastSquares(_ constants: VelocityConstants) -> Vector {
    withMovement {
      Self.heldToMotion(Self.fittedSlope($0, constants), $0, constants)
    }
  }

  /// A fitted velocity without the parts that lead where the finger did not go.
  ///
  /// Along each axis it is at most so many times as fast as the fastest interval in its direction, and as a
  /// whole so many times as fast as the last three intervals are along it (`VelocityConstants.fitExcess`):
  /// none where no sample went in its direction, and none against the last three. A finger that brakes comes
  /// to rest; it never turns.
  private static func heldToMotion(
    _ velocity: Vector,
    _ movement: Movement,
    _ constants: VelocityConstants
  ) -> Vector {
    let used = movement.count
    guard used >= 2 else { return .zero }
    var limits = Vector.zero
    var age = 0
    // For speed, up to the first intervals that are fast enough: from there on nothing is limited.
    while age < used - 1, limits.dx < velocity.dx.magnitude || limits.dy < velocity.dy.magnitude {
      let step = movement[age].velocity
      limits.dx = max(limits.dx, (velocity.dx < 0 ? -step.dx : step.dx) * constants.fitExcess)
      limits.dy = max(limits.dy, (velocity.dy < 0 ? -step.dy : step.dy) * constants.fitExcess)
      age += 1
    }
    let held = Vector(
      dx: limited(velocity.dx, to: limits.dx),
      dy: limited(velocity.dy, to: limits.dy)
    )
    let speed = held.length
    guard speed > 0 else { return .zero }
    let oldest = movement[min(3, used - 1)]
    let recent =
      (movement[0].location - oldest.location) * (1 / (movement[0].time - oldest.time).seconds)
    let limit = Vector.dot(held, recent) / speed * constants.fitExcess
    return speed <= limit ? held : held * (max(limit, 0) / speed)
  }

  /// A number with its magnitude limited.
  private static func limited(_ value: Double, to limit: Double) -> Double {
    value < 0 ? max(value, -limit) : min(value, limit)
  }
}
