extension SampleWindow {
  /// The velocity that the finger's pushes add up to, in points per second.
  ///
  /// Each axis is a mass of 1 that starts with the velocity of the oldest interval. Every later
  /// interval, at velocity v, does the work (v − u)·|v| on it, where u is the velocity that its
  /// energy stands for so far. This is the method that Android documents for its default tracker.
  func impulse(_ constants: VelocityConstants) -> Vector {
    let used = countOfMovement(constants)
    guard used >= 2 else { return .zero }
    let first = velocity(ofSegment: used - 2)
    var dx = first.dx
    var dy = first.dy
    for age in stride(from: used - 3, through: 0, by: -1) {
      let next = velocity(ofSegment: age)
      dx = Self.pushed(dx, by: next.dx)
      dy = Self.pushed(dy, by: next.dy)
    }
    return Vector(dx: dx, dy: dy)
  }

  /// The velocity of a mass of 1 after the work of one interval.
  private static func pushed(_ velocity: Double, by next: Double) -> Double {
    let energy = velocity * velocity.magnitude / 2 + (next - velocity) * next.magnitude
    let speed = (2 * energy.magnitude).squareRoot()
    return energy < 0 ? -speed : speed
  }
}
