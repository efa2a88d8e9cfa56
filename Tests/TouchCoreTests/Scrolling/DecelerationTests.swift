import Expectations
import MachineTesting
import Testing
import TouchCore

struct DecelerationTests {
  @Test("8.11 a flick of 1000 points per second lands 494.01 points further, and takes 2.3 seconds")
  func landing() {
    let flick = Deceleration(position: 100, velocity: 1000)
    #expect((flick.factor - 0.499).magnitude < 1e-12)
    #expect((flick.landing - 594.01).magnitude < 1e-9)
    // ln(10/1000)/(1000·ln 0.998), computed elsewhere.
    #expect((flick.duration - 2.3002825).magnitude < 1e-4)
    expectEqual(flick.position(after: flick.duration), flick.landing)
    expectEqual(flick.position(after: 100), flick.landing)
    expectEqual(flick.velocity(after: 100), 0)
    let back = Deceleration(position: 100, velocity: -1000)
    #expect((back.landing + 394.01).magnitude < 1e-9)
  }

  @Test("8.11 the fast rate projects over 0.099 seconds")
  func fast() {
    let flick = Deceleration(position: 0, velocity: 1000, rate: 0.99)
    #expect((flick.factor - 0.099).magnitude < 1e-12)
    #expect((flick.landing - 98.01).magnitude < 1e-9)
    #expect((flick.duration - 0.4582106).magnitude < 1e-4)
  }

  @Test("8.11 ten points per second don't move content, a little more does")
  func stopSpeed() {
    expectEqual(Deceleration(position: 5, velocity: 10).duration, 0)
    expectEqual(Deceleration(position: 5, velocity: 10).landing, 5)
    #expect(Deceleration(position: 5, velocity: 10.1).duration > 0)
    #expect(Deceleration(position: 5, velocity: -10.1).landing < 5)
    expectEqual(Deceleration(position: 5, velocity: 0).velocity(after: 0), 0)
  }

  @Test("8.11 position and velocity follow the powers of the rate")
  func powers() {
    let flick = Deceleration(position: 0, velocity: 2000)
    // 0.998^100 = 0.818566804688…
    #expect((flick.velocity(after: 0.1) - 1637.133609377).magnitude < 1e-6)
    #expect((flick.position(after: 0.1) - 998 * (1 - 0.8185668046884)).magnitude < 1e-6)
    expectEqual(flick.position(after: -1), 0)
  }

  @Test("8.11 restarted at any time it follows the same course within a millionth")
  func restarts() {
    var random = SeededNumbers(seed: 811)
    for _ in 0..<2000 {
      let first = Deceleration(
        position: .random(in: -5000...5000, using: &random),
        velocity: .random(in: -8000...8000, using: &random),
        rate: [0.998, 0.99, .random(in: 0.9...0.9995, using: &random)].randomElement(
          using: &random
        )!
      )
      let moment = first.duration * .random(in: 0..<1, using: &random)
      let second = Deceleration(
        position: first.position(after: moment),
        velocity: first.velocity(after: moment),
        rate: first.rate
      )
      #expect((first.landing - second.landing).magnitude < 1e-6)
      #expect((first.duration - moment - second.duration).magnitude < 1e-6)
      for part in [0.1, 0.5, 0.9, 1.2] {
        let later = (first.duration - moment) * part
        let difference = first.position(after: moment + later) - second.position(after: later)
        #expect(difference.magnitude < 1e-6)
      }
    }
  }

  @Test("8.11 any rate is accepted: invalid ones count as the nearest valid one")
  func oddRates() {
    for rate in [-1, 0, 1, 2, 1e300] {
      let flick = Deceleration(position: 1, velocity: 500, rate: rate)
      #expect(flick.landing.isFinite)
      #expect(flick.duration.isFinite)
      #expect(flick.position(after: 0.01).isFinite)
    }
  }

  @Test("8.12 the time at which content reaches an offset is when it is there")
  func crossing() {
    let flick = Deceleration(position: 0, velocity: 1500)
    let moment = flick.time(to: 400)
    #expect(moment != nil)
    #expect((flick.position(after: moment ?? 0) - 400).magnitude < 1e-9)
    expectNil(flick.time(to: flick.landing + 0.001))
    #expect(flick.time(to: flick.landing - 0.001) != nil)
    expectNil(flick.time(to: -1))
    expectEqual(flick.time(to: 0), 0)
    expectNil(Deceleration(position: 0, velocity: 0).time(to: 0))
  }
}
