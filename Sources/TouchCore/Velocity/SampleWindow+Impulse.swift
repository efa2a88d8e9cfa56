extension SampleWindow {
  /// The velocity that the finger's pushes add up to, in points per second.
  ///
  /// Each axis is a mass of 1 that starts with the velocity of the oldest interval. Every later
  /// interval, at velocity v, does the work (v − u)·|v| on it, where u is the velocity that its
  /// energy stands for so far. This is the method that Android documents for its default tracker.
  func impulse() -> Vector {
    withMovement { movement in
      guard movement.count >= 2 else { return .zero }
      let first = movement[movement.count - 2].velocity
      var velocity = SIMD2(first.dx, first.dy)
      movement.forEachFromOldest(movement.count - 3) { sample in
        velocity = Self.pushed(velocity, by: SIMD2(sample.velocity.dx, sample.velocity.dy))
      }
      return Vector(dx: velocity.x, dy: velocity.y)
    }
  }

  /// The velocity of a mass of 1 after the work of one interval, along both axes at once.
  @inline(__always)
  private static func pushed(_ velocity: SIMD2<Double>, by next: SIMD2<Double>) -> SIMD2<Double> {
    let twice = velocity * magnitude(velocity) + (next - velocity) * (2 * magnitude(next))
    let bits = unsafeBitCast(twice, to: SIMD2<UInt64>.self)
    let speed = unsafeBitCast(magnitude(twice).squareRoot(), to: SIMD2<UInt64>.self)
    return unsafeBitCast(speed | bits & sign, to: SIMD2<Double>.self)
  }

  @inline(__always)
  private static func magnitude(_ value: SIMD2<Double>) -> SIMD2<Double> {
    unsafeBitCast(unsafeBitCast(value, to: SIMD2<UInt64>.self) & ~sign, to: SIMD2<Double>.self)
  }

  @inline(__always)
  private static var sign: SIMD2<UInt64> { SIMD2(repeating: 1 << 63) }
}
