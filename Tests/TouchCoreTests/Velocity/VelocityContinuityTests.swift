import MachineTesting
import Testing

@testable import TouchCore

/// No comparison of locations or times for equality decides about a velocity.
struct VelocityContinuityTests {
  /// A drag to the right at 2000 points per second, then steps of some lengths, 10 ms each.
  private func velocity(
    _ estimation: VelocityEstimation,
    after steps: [Vector],
    lift: Vector? = nil
  ) -> Vector {
    var estimator = VelocityEstimator(estimation)
    var place = Point(x: 100, y: 300)
    var time = ms(0)
    estimator.add(place, at: time)
    for step in Array(repeating: Vector(dx: 20, dy: 0), count: 3) + steps {
      place = place + step
      time = time + ms(10)
      estimator.add(place, at: time)
    }
    if let lift { estimator.addLift(place + lift, at: time + ms(10)) }
    return estimator.velocity(at: time + ms(10))
  }

  @Test(
    "6.8 a rest and a tremor of 0.0006 points give one velocity",
    arguments: VelocityEstimation.allCases
  )
  func tremor(_ estimation: VelocityEstimation) {
    var numbers = SeededNumbers(seed: 14)
    for _ in 0..<500 {
      let count = Int.random(in: 1...12, using: &numbers)
      let still = velocity(estimation, after: Array(repeating: .zero, count: count))
      let tremor = (0..<count).map { _ in
        Vector(
          dx: .random(in: -0.0006...0.0006, using: &numbers),
          dy: .random(in: -0.0006...0.0006, using: &numbers)
        )
      }
      let shaken = velocity(estimation, after: tremor)
      #expect((shaken - still).length <= max(0.01 * still.length, 1), "\(still), \(shaken)")
    }
  }

  @Test(
    "6.8 a tremor of any length of time leaves the velocity before it",
    arguments: [
      VelocityEstimation.recentSegments, .lastInterval,
    ]
  )
  func longTremor(_ estimation: VelocityEstimation) {
    let tremor = (0..<200).map { Vector(dx: $0.isMultiple(of: 2) ? 0.0006 : -0.0006, dy: 0) }
    #expect((velocity(estimation, after: tremor) - Vector(dx: 2000, dy: 0)).length < 1e-6)
  }

  @Test(
    "6.8 the velocity changes steadily from a rest to a movement",
    arguments: VelocityEstimation.allCases
  )
  func sweep(_ estimation: VelocityEstimation) {
    for count in 1...5 {
      var last = velocity(estimation, after: Array(repeating: .zero, count: count))
      for length in stride(from: 0.0001, through: 0.05, by: 0.0001) {
        let steps = Array(repeating: Vector(dx: 0, dy: length), count: count)
        let next = velocity(estimation, after: steps)
        #expect((next - last).length < 0.05 * 2000, "\(length): \(last), \(next)")
        last = next
      }
    }
  }

  @Test("6.8 up to 0.01 points is a rest, from 0.03 on a movement counts fully")
  func limits() {
    func last(_ length: Double) -> Double {
      velocity(.lastInterval, after: [Vector(dx: -length, dy: 0)]).dx
    }
    #expect((last(0.01) - 2000).magnitude < 1e-6)
    #expect(last(0.012) < 1900 && last(0.012) > 1700)
    #expect((last(0.02) - (2000 - 2) / 2).magnitude < 1e-6)
    #expect((last(0.0301) + 3.01).magnitude < 1e-6)
  }

  @Test("6.8 a lift 0.0006 points away is a lift in place", arguments: VelocityEstimation.allCases)
  func lift(_ estimation: VelocityEstimation) {
    let still = velocity(estimation, after: [], lift: .zero)
    let shaken = velocity(estimation, after: [], lift: Vector(dx: -0.0006, dy: 0.0006))
    #expect((still.dx - 2000).magnitude < 1e-6)
    #expect((shaken - still).length < 1)
  }

  @Test(
    "6.8 two reports within half a millisecond are one, whatever is between their times",
    arguments: VelocityEstimation.allCases
  )
  func splitReports(_ estimation: VelocityEstimation) {
    for gap in [0, 1, 1000, 100_000, 499_999] as [Int64] {
      var estimator = VelocityEstimator(estimation)
      for step in 0...4 {
        let time = ms(Int64(step) * 10)
        estimator.add(Point(x: Double(step) * 20, y: 0), at: time)
        // The other half of the report: the second of two fingers, say.
        estimator.add(
          Point(x: Double(step) * 20, y: Double(step) * 20),
          at: time + TouchTime(nanoseconds: gap)
        )
      }
      let velocity = estimator.velocity(at: ms(41))
      #expect((velocity - Vector(dx: 2000, dy: 2000)).length < 20, "\(gap): \(velocity)")
    }
  }

  @Test("6.8 reports half a millisecond apart are samples of their own, at any rate")
  func fastReports() {
    for microseconds in [50, 125, 500, 501, 999, 1000] as [Int64] {
      for estimation in VelocityEstimation.allCases {
        var estimator = VelocityEstimator(estimation)
        for step in 0..<600 {
          let time = TouchTime(nanoseconds: Int64(step) * microseconds * 1000)
          estimator.add(Point(x: 500 * time.seconds, y: 0), at: time)
        }
        let end = TouchTime(nanoseconds: 599 * microseconds * 1000)
        #expect((estimator.velocity(at: end).dx - 500).magnitude < 1e-3)
      }
    }
  }

  @Test("A fit isn't faster than its samples by more than four times, on either axis")
  func fitLimits() {
    // Braking to a crawl: the parabola turns, and its slope is against the finger or far beyond it.
    var estimator = VelocityEstimator(.leastSquares)
    for (index, x) in [0, 0, 0, 0, 40, 0.2].enumerated() {
      estimator.add(Point(x: x, y: 0.0006 * Double(index % 2)), at: ms(Int64(index) * 8))
    }
    let velocity = estimator.velocity(at: ms(40))
    #expect(velocity.dy.magnitude <= 4 * 0.0006 / 0.008 + 1e-9)
  }
}
