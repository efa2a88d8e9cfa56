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
    // Times count from the middle of the span, which keeps the sums well apart.
    let newest = movement.time(0).nanoseconds
    let middle = newest &- (newest &- movement.time(used - 1).nanoseconds) / 2
    let origin = movement.location(0)

    // For speed, all sums in one pass, in nanoseconds, and both axes at once.
    var s1 = 0.0
    var s2 = 0.0
    var s3 = 0.0
    var s4 = 0.0
    var x0 = SIMD2<Double>.zero
    var x1 = SIMD2<Double>.zero
    var x2 = SIMD2<Double>.zero
    movement.forEachFromOldest(used - 1) { sample in
      let time = Double(sample.time.nanoseconds &- middle)
      let square = time * time
      let offset = SIMD2(sample.location.x, sample.location.y) - origin
      s1 += time
      s2 += square
      s3 += square * time
      s4 += square * square
      x0 += offset
      x1 += offset * time
      x2 += offset * square
    }

    // The parabola a + bt + ct², by how times, their squares and locations vary about their means.
    let share = 1 / Double(used)
    let times = s2 - s1 * s1 * share
    let mixed = s3 - s1 * s2 * share
    let squares = s4 - s2 * s2 * share
    let determinant = times * squares - mixed * mixed
    guard determinant > 0 else { return .zero }
    let along = x1 - x0 * (s1 * share)
    let bent = x2 - x0 * (s2 * share)
    // b + 2ct at the newest sample, of b and c times the determinant.
    let doubled = 2 * Double(newest &- middle)
    let slope = along * (squares - doubled * mixed) + bent * (doubled * times - mixed)
    let perSecond = 1e9 / determinant
    return Vector(dx: slope.x * perSecond, dy: slope.y * perSecond)
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
    let fitted = SIMD2(velocity.dx, velocity.dy)
    let speeds = fitted.magnitudes
    var limits = SIMD2<Double>.zero
    var age = 0
    // For speed, up to the first intervals that are fast enough: from there on nothing is limited.
    while age < used - 1, any(limits .< speeds) {
      let step = movement.velocity(age).alongSigns(of: fitted) * constants.fitExcess
      limits.replace(with: step, where: limits .< step)
      age += 1
    }
    let limited = limits.replacing(with: speeds, where: speeds .< limits).withSigns(of: fitted)
    let bounded = Vector(dx: limited.x, dy: limited.y)
    let speed = bounded.length
    guard speed > 0 else { return .zero }
    let last = min(3, used - 1)
    let displacement = movement.location(0) - movement.location(last)
    let recent = displacement * (1 / (movement.time(0) - movement.time(last)).seconds)
    let limit =
      Vector.dot(bounded, Vector(dx: recent.x, dy: recent.y)) / speed * constants.fitExcess
    return speed <= limit ? bounded : bounded * (max(limit, 0) / speed)
  }
}
