extension SampleWindow {
  /// The velocity that the finger's pushes add up to, in points per second.
  ///
  /// Each axis is a mass of 1 that starts with the velocity of the oldest interval. Every later
  /// interval, at velocity v, does the work (v − u)·|v| on it, where u is the velocity that its
  /// energy stands for so far. This is the method that Android documents for its default tracker.
  func impulse() -> Vector {
    withMovement { movement in
      guard movement.count >= 2 else { return .zero }
      var velocity = movement.velocity(movement.count - 2)
      // Twice the energy, with the velocity's signs: kept, so that no root is squared again.
      var energy = velocity * velocity.magnitudes
      movement.forEachFromOldest(movement.count - 3) { sample in
        let next = SIMD2(sample.velocity.dx, sample.velocity.dy)
        let speed = next.magnitudes
        energy += (next - velocity) * (speed + speed)
        velocity = energy.magnitudes.squareRoot().withSigns(of: energy)
      }
      return Vector(dx: velocity.x, dy: velocity.y)
    }
  }
}
