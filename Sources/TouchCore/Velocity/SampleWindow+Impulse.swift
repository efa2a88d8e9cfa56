extension SampleWindow {
  /// The velocity that the finger's pushes add up to, in points per second.
  ///
  /// Each axis is a mass of 1 that starts with the velocity of the oldest interval. Every later
  /// interval, at velocity v, does the work (v − u)·|v| on it, where u is the velocity that its
  /// energy stands for so far. This is the method that Android documents for its default tracker.
  func impulse(_ constants: VelocityConstants) -> Vector {
    withMovement(constants) { movement in
      guard movement.count >= 2 else { return .zero }
      var velocity = movement[movement.count - 2].velocity
      var age = movement.count - 3
      while age >= 0 {
        let next = movement[age].velocity
        velocity.dx = Self.pushed(velocity.dx, by: next.dx)
        velocity.dy = Self.pushed(velocity.dy, by: next.dy)
        age -= 1
      }
      return velocity
    }
  }

  /// The velocity of a mass of 1 after the work of one interval.
  private static func pushed(_ velocity: Double, by next: Double) -> Double {
    let energy = velocity * velocity.magnitude / 2 + (next - velocity) * next.magnitude
    let speed = (2 * energy.magnitude).squareRoot()
    return energy < 0 ? -speed : speed
  }
}
