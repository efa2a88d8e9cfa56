import Expectations
import Testing
import TouchCore

/// Springs.
struct SpringCurveTests {
  private static let springs = [
    SpringCurve(mass: 1, stiffness: 100, damping: 10),
    SpringCurve(mass: 2, stiffness: 300, damping: 5, initialVelocity: 7),
    SpringCurve(mass: 1, stiffness: 100, damping: 20),
    SpringCurve(mass: 1, stiffness: 100, damping: 20, initialVelocity: -15),
    SpringCurve(mass: 1, stiffness: 100, damping: 60),
    SpringCurve(mass: 0.5, stiffness: 40, damping: 90, initialVelocity: 30),
    SpringCurve(frequency: 12, dampingRatio: 0.999_999_9, initialVelocity: 2),
    SpringCurve(frequency: 12, dampingRatio: 1.000_01),
  ]

  @Test("solve their equation, compared with Runge-Kutta", arguments: springs)
  func equation(spring: SpringCurve) {
    let (omega, zeta) = (spring.frequency, spring.dampingRatio)
    func acceleration(_ x: Double, _ v: Double) -> Double {
      -2 * zeta * omega * v - omega * omega * (x - 1)
    }
    var (x, v) = (0.0, spring.initialVelocity)
    let step = 1e-4
    for index in 0..<10_000 {
      if index % 500 == 0 {
        let time = Double(index) * step
        #expect((spring.progress(at: time) - x).magnitude < 1e-7)
        #expect((spring.velocity(at: time) - v).magnitude < 1e-5)
      }
      let (k1, l1) = (v, acceleration(x, v))
      let (k2, l2) = (v + l1 * step / 2, acceleration(x + k1 * step / 2, v + l1 * step / 2))
      let (k3, l3) = (v + l2 * step / 2, acceleration(x + k2 * step / 2, v + l2 * step / 2))
      let (k4, l4) = (v + l3 * step, acceleration(x + k3 * step, v + l3 * step))
      x += step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += step / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
  }

  @Test("have settled at their settling time, and not long before", arguments: springs)
  func settling(spring: SpringCurve) {
    let end = spring.settlingDuration
    for step in 0..<1000 {
      let distance = (spring.progress(at: end + Double(step) * 0.003) - 1).magnitude
      #expect(distance <= SpringCurve.settledDistance * 1.000_001)
    }
    // Within the last oscillation, or a fifth of the time, it was more than half as far away.
    let swing = 2 * Double.pi / spring.frequency
    let before = (0..<1000).map { end - Double($0) / 1000 * max(end / 4, swing) }
    #expect(
      before.contains {
        (spring.progress(at: $0) - 1).magnitude > SpringCurve.settledDistance / 2
      }
    )
  }

  @Test("the standard spring settles at the same time as Apple's")
  func standard() {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10)
    #expect((spring.settlingDuration - 1.4727003346780927).magnitude < 1e-9)
  }

  @Test("can settle within a given time")
  func within() {
    for ratio in [0.1, 0.5, 0.8, 0.99, 1, 1.5] {
      for velocity in [0.0, 3, -3] {
        for duration in [0.2, 0.5, 2] {
          let spring = SpringCurve(
            settlingDuration: duration,
            dampingRatio: ratio,
            initialVelocity: velocity
          )
          #expect((spring.settlingDuration - duration).magnitude < 1e-6)
          expectEqual(spring.dampingRatio, ratio)
        }
      }
    }
    #expect(SpringCurve(settlingDuration: 0, dampingRatio: 0).settlingDuration.isFinite)
  }

  @Test("overshoot below critical damping, and not from there on")
  func overshoot() {
    func most(_ ratio: Double) -> Double {
      let spring = SpringCurve(frequency: 10, dampingRatio: ratio)
      return (0..<3000).map { spring.progress(at: Double($0) / 1000) }.max() ?? 0
    }
    #expect(most(0.5) > 1.1)
    #expect(most(0.99) > 1)
    #expect(most(1) <= 1)
    #expect(most(2) <= 1)
    // The first maximum of an oscillating spring is known: 1 + exp(-πζ/√(1-ζ²)).
    #expect((most(0.5) - 1.163033534).magnitude < 1e-5)
  }

  @Test("perceptual springs: a bounce of 0 is critical, more oscillates, less is overdamped")
  func perceptual() {
    expectEqual(SpringCurve(perceptualDuration: 0.5, bounce: 0).dampingRatio, 1)
    expectEqual(SpringCurve(perceptualDuration: 0.5, bounce: 0).frequency, 4 * Double.pi)
    expectEqual(SpringCurve(perceptualDuration: 0.5, bounce: 0.3).dampingRatio, 0.7)
    expectEqual(SpringCurve(perceptualDuration: 0.5, bounce: -0.5).dampingRatio, 2)
    expectEqual(SpringCurve(perceptualDuration: 0.5, bounce: 1).settlingDuration, .infinity)
  }

  @Test("odd parameters give finite values; without any stiffness the spring ends at once")
  func odd() {
    let none = SpringCurve(frequency: 0, dampingRatio: 1)
    expectEqual(none.progress(at: 1), 1)
    expectEqual(none.settlingDuration, 0)
    expectEqual(SpringCurve(frequency: 10, dampingRatio: 0).settlingDuration, .infinity)
    expectEqual(SpringCurve(frequency: 10, dampingRatio: 0.5).progress(at: -1), 0)
    for odd in [Double.nan, .infinity, -.infinity] {
      for spring in [
        SpringCurve(frequency: odd, dampingRatio: 0.5),
        SpringCurve(frequency: 10, dampingRatio: odd),
        SpringCurve(frequency: 10, dampingRatio: 0.5, initialVelocity: odd),
        SpringCurve(mass: 0, stiffness: odd, damping: odd),
        SpringCurve(settlingDuration: odd, dampingRatio: 0.5),
        SpringCurve(settlingDuration: 0.5, dampingRatio: odd),
        SpringCurve(settlingDuration: 0.5, dampingRatio: 0.5, initialVelocity: odd),
      ] {
        for time in [0.0, 0.1, 1] {
          #expect(spring.progress(at: time).isFinite)
          #expect(spring.velocity(at: time).isFinite)
        }
        #expect(spring.settlingDuration.isFinite)
      }
    }
  }
}
