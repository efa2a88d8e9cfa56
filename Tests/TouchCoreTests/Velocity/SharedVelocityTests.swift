import Foundation
import MachineTesting
import Testing

@testable import TouchCore

/// Compares the estimators with published values.
struct SharedVelocityTests {
  /// Adds the samples of a stroke, without the lift.
  private func feed(
    _ stroke: SharedFigures.VelocityStrokes.Stroke,
    _ estimator: inout VelocityEstimator
  )
    -> TouchTime
  {
    for event in stroke.events where event.kind != "up" {
      estimator.add(Point(x: event.x, y: event.y), at: TouchTime(seconds: event.time / 1000))
    }
    return TouchTime(seconds: stroke.events.last!.time / 1000)
  }

  private func close(_ velocity: Vector, _ expected: [Double], _ part: Double) -> Bool {
    (velocity.dx - expected[0]).magnitude <= part * expected[0].magnitude
      && (velocity.dy - expected[1]).magnitude <= part * expected[1].magnitude
  }

  @Test("Least squares: the fit agrees with published values within 0.1 % on every stroke")
  func leastSquares() throws {
    guard let figures = try SharedFigures.velocityStrokes() else { return }
    var estimator = VelocityEstimator(.leastSquares)
    for (index, stroke) in (figures.strokes + [figures.interrupted]).enumerated() {
      if index == figures.strokes.count { estimator.reset() }
      let lift = feed(stroke, &estimator)
      let fit = estimator.window.fittedSlope(.standard)
      #expect(close(fit, stroke.velocity, 0.001), "stroke \(index): \(fit)")
      // The third stroke brakes until its parabola reverses; the finger didn't.
      let expected = index == 2 ? [0, 0] : stroke.velocity
      #expect(close(estimator.velocity(at: lift), expected, 0.001), "stroke \(index)")
    }
  }

  @Test("6.8 recent segments agree with published values for iOS flings within 0.1 %")
  func recentSegments() throws {
    guard let figures = try SharedFigures.velocityStrokes() else { return }
    var estimator = VelocityEstimator(.recentSegments)
    for (index, stroke) in figures.strokes.enumerated() {
      let lift = feed(stroke, &estimator)
      guard let expected = stroke.velocityOnIOS else { continue }
      let velocity = estimator.velocity(at: lift)
      #expect(close(velocity, expected, 0.001), "stroke \(index): \(velocity), not \(expected)")
    }
  }

  @Test("Impulse and least squares agree with Android's values for flings within 20 %")
  func androidFlings() throws {
    guard let flings = SharedFigures.flings(), let velocities = try SharedFigures.flingVelocities()
    else { return }
    for (name, rows) in flings {
      for expected in velocities[name] ?? [] {
        var estimator = VelocityEstimator(expected.strategy == "LSQ2" ? .leastSquares : .impulse)
        for row in rows.dropLast() {
          estimator.add(Point(x: row.x, y: row.y), at: TouchTime(nanoseconds: row.nanoseconds))
        }
        let lift = TouchTime(nanoseconds: rows.last!.nanoseconds)
        let velocity = estimator.velocity(at: lift)
        let value = expected.axis == "X" ? velocity.dx : velocity.dy
        let figure = expected.value ?? 0
        #expect(
          (value - figure).magnitude <= 0.2 * figure.magnitude,
          "\(name) \(expected.strategy) \(expected.axis): \(value), not \(figure)"
        )
      }
    }
  }
}
