extension SampleWindow {
  /// The slope, at the newest sample, of the parabola nearest to the samples, in points per second.
  ///
  /// The fit is taken as it is: for a finger that brakes hard the parabola may already have turned.
  func fittedSlope(_ constants: VelocityConstants) -> Vector {
    let used = countOfMovement(constants)
    guard used >= max(constants.fewestSamplesOfAFit, 3) else { return .zero }
    let newest = self[0]
    let span = (newest.time - self[used - 1].time).seconds

    // Times run from -1 to 0 and are then centred, which keeps the sums well apart.
    var centre = 0.0
    for age in 0..<used { centre += (self[age].time - newest.time).seconds }
    centre /= span * Double(used)

    var s2 = 0.0
    var s3 = 0.0
    var s4 = 0.0
    var x0 = Vector.zero
    var x1 = Vector.zero
    var x2 = Vector.zero
    for age in 0..<used {
      let u = (self[age].time - newest.time).seconds / span - centre
      let offset = self[age].location - newest.location
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
    heldToMotion(fittedSlope(constants), constants)
  }

  /// A fitted velocity without the parts that lead where the finger did not go.
  ///
  /// An axis along which no sample went in the velocity's direction has none; and a velocity against the
  /// last three intervals is none at all. A finger that brakes comes to rest; it never turns.
  private func heldToMotion(_ velocity: Vector, _ constants: VelocityConstants) -> Vector {
    let used = countOfMovement(constants)
    guard used >= 2 else { return .zero }
    var alongX = false
    var alongY = false
    for age in 0..<(used - 1) {
      let step = self[age].location - self[age + 1].location
      alongX = alongX || step.dx * velocity.dx > 0
      alongY = alongY || step.dy * velocity.dy > 0
    }
    let held = Vector(dx: alongX ? velocity.dx : 0, dy: alongY ? velocity.dy : 0)
    let recent = self[0].location - self[min(3, used - 1)].location
    return Vector.dot(held, recent) < 0 ? .zero : held
  }
}
