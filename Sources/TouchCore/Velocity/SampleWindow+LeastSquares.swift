extension SampleWindow {
  /// The slope, at the newest sample, of the parabola nearest to the samples, in points per second.
  ///
  /// The fit is taken as it is: for a finger that brakes hard the parabola may already have turned.
  func fittedSlope(_ constants: VelocityConstants) -> Vector {
    withMovement(constants) { Self.fittedSlope($0, constants) }
  }

  private static func fittedSlope(_ movement: Movement, _ constants: VelocityConstants) -> Vector {
    let used = movement.count
    guard used >= max(constants.fewestSamplesOfAFit, 3) else { return .zero }
    let newest = movement[0]
    let span = (newest.time - movement[used - 1].time).seconds

    // Times run from -1 to 0 and are then centred, which keeps the sums well apart.
    var centre = 0.0
    for age in 0..<used { centre += (movement[age].time - newest.time).seconds }
    centre /= span * Double(used)

    var s2 = 0.0
    var s3 = 0.0
    var s4 = 0.0
    var x0 = Vector.zero
    var x1 = Vector.zero
    var x2 = Vector.zero
    for age in 0..<used {
      let u = (movement[age].time - newest.time).seconds / span - centre
      let offset = movement[age].location - newest.location
      s2 += u * u
      s3 += u * u * u
      s4 += u * u * u * u
      x0 = x0 + offset
      x1 = x1 + offset * u
      x2 = x2 + offset * (u * u)
    }

    // The normal equations of a + bu + cu², with the sum of u zero.
    let determinant = s4 - s2 * s2 / Double(used) - s3 * s3 / s2
    guard determinant > 0 else { return .zero }
    let c = (x2 - x0 * (s2 / Double(used)) - x1 * (s3 / s2)) * (1 / determinant)
    let b = (x1 - c * s3) * (1 / s2)
    return (b - c * (2 * centre)) * (1 / span)
  }

  /// The slope of the fit, held to what the finger did, in points per second.
  func leastSquares(_ constants: VelocityConstants) -> Vector {
    withMovement(constants) {
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
    var fastest = Vector.zero
    for age in 0..<(used - 1) {
      let step = movement[age].velocity
      fastest.dx = max(fastest.dx, velocity.dx < 0 ? -step.dx : step.dx)
      fastest.dy = max(fastest.dy, velocity.dy < 0 ? -step.dy : step.dy)
    }
    let held = Vector(
      dx: limited(velocity.dx, to: fastest.dx * constants.fitExcess),
      dy: limited(velocity.dy, to: fastest.dy * constants.fitExcess)
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
