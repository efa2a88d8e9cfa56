import Expectations
import MachineTesting
import Testing
import TouchCore

struct ScrollSettlingTests {
  @Test("8.12 a held release follows x0·(1 + a·ω·t)·e^(−ωt)")
  func held() {
    let release = ScrollSettling.release(from: -235, outward: 0, to: 0)
    for time in [0.0, 0.0243, 0.1076, 0.2076, 0.4] {
      let expected =
        -235 * (1 + 0.325 * 10.9 * time) * ElementaryFunctions.exp(-10.9 * time)
      #expect((release.position(after: time) - expected).magnitude < 1e-9)
    }
    // Measured: 0.69 s.
    #expect((release.duration - 0.6911).magnitude < 0.05 * 0.6911)
    expectEqual(release.position(after: release.duration), 0)
    expectEqual(release.velocity(after: release.duration), 0)
  }

  @Test("8.12 content that crosses the edge with a velocity follows v·t·e^(−ωt)")
  func edge() {
    let hit = ScrollSettling.release(from: 2000, outward: 3005, to: 2000)
    for time in [0.0, 0.05, 0.108, 0.3] {
      let expected = 2000 + 3005 * time * ElementaryFunctions.exp(-10.9 * time)
      #expect((hit.position(after: time) - expected).magnitude < 1e-9)
    }
    // Measured: 100.3 points at 0.108 s, settled after 0.81 s.
    #expect((hit.position(after: 0.108) - 2100.3).magnitude < 0.34)
    #expect((hit.duration - 0.81).magnitude < 0.05 * 0.81)
  }

  @Test("8.12 a return ends within 0.4 points of its target, and never before")
  func tolerance() {
    var random = SeededNumbers(seed: 812)
    for _ in 0..<500 {
      let slow = Double.random(in: 1...12, using: &random)
      let settling = ScrollSettling(
        from: .random(in: -500...500, using: &random),
        velocity: .random(in: -5000...5000, using: &random),
        to: .random(in: -500...500, using: &random),
        slowRate: slow,
        fastRate: [slow, slow * .random(in: 1...5, using: &random)].randomElement(using: &random)!
      )
      let before = settling.position(after: settling.duration - 1e-6) - settling.target
      if settling.duration > 0 { #expect((before.magnitude - 0.4).magnitude < 0.01) }
      for part in [0.2, 0.4, 0.6, 0.8] {
        let at = settling.duration * part
        #expect(settling.position(after: at).isFinite)
      }
    }
    #expect(ScrollSettling.release(from: 0.403, outward: 0, to: 0).duration > 0)
    expectEqual(ScrollSettling.release(from: 0.397, outward: 0, to: 0).duration, 0)
  }

  @Test("8.12 a push too small to lead out of the tolerance is over where it turns")
  func smallPush() {
    // v·(e^(−5t) − e^(−10t))/5 turns at ln(2)/5 s, here at 0.05 points.
    let push = ScrollSettling(from: 0, velocity: 1, to: 0, slowRate: 5, fastRate: 10)
    #expect((push.duration - 0.138629436).magnitude < 1e-6)
    // With equal rates it turns at 1/5 s.
    let equal = ScrollSettling(from: 0, velocity: 1, to: 0, slowRate: 5, fastRate: 5)
    #expect((equal.duration - 0.2).magnitude < 1e-9)
    // What is slow enough on its way to the target never turns.
    let slow = ScrollSettling(from: 0.3, velocity: -0.1, to: 0, slowRate: 5, fastRate: 10)
    expectEqual(slow.duration, 0)
  }

  @Test("8.12 restarted at any time a return follows the same course within a millionth")
  func restarts() {
    var random = SeededNumbers(seed: 8120)
    for _ in 0..<1000 {
      let first = ScrollSettling(
        from: .random(in: -900...900, using: &random),
        velocity: .random(in: -5000...5000, using: &random),
        to: .random(in: -900...900, using: &random),
        slowRate: .random(in: 1...12, using: &random),
        fastRate: .random(in: 1...30, using: &random)
      )
      let moment = first.duration * .random(in: 0..<1, using: &random)
      let second = ScrollSettling(
        from: first.position(after: moment),
        velocity: first.velocity(after: moment),
        to: first.target,
        slowRate: first.slowRate,
        fastRate: first.fastRate
      )
      // Near the end the last step to the target may come slightly earlier or later.
      let left = min(first.duration - moment, second.duration)
      for part in [0.0, 0.3, 0.7, 0.99] {
        let difference =
          first.position(after: moment + left * part) - second.position(after: left * part)
        #expect(difference.magnitude < 1e-6)
      }
    }
  }

  @Test("8.12 its velocity is the slope of its position")
  func slope() {
    let settling = ScrollSettling(
      from: 300,
      velocity: -900,
      to: 20,
      slowRate: 3,
      fastRate: 11
    )
    for time in [0.01, 0.1, 0.5, 1.0] {
      let slope =
        (settling.position(after: time + 1e-6) - settling.position(after: time - 1e-6)) / 2e-6
      #expect((slope - settling.velocity(after: time)).magnitude < 1e-3)
    }
  }

  @Test("8.10 content moves to a target that the delegate set, and rests there exactly")
  func retarget() {
    var random = SeededNumbers(seed: 810)
    for _ in 0..<1000 {
      let start = Double.random(in: 0...3000, using: &random)
      let target = Double.random(in: 0...3000, using: &random)
      let velocity = Double.random(in: -4000...4000, using: &random)
      let settling = ScrollSettling.retarget(
        from: start,
        velocity: velocity,
        to: target,
        rate: [0.998, 0.99].randomElement(using: &random)!
      )
      if settling.duration > 0 {
        #expect((settling.position(after: 0) - start).magnitude < 1e-9)
      }
      expectEqual(settling.position(after: settling.duration), target)
      #expect(settling.duration < 6)
      // It never overshoots the target.
      for step in 1...20 {
        let place = settling.position(after: settling.duration * Double(step) / 20)
        #expect((place - target) * (start - target) >= -1e-9)
      }
      let leadsThere = (velocity < 0) == (target < start)
      expectEqual(settling.initialVelocity, (leadsThere ? velocity : 0))
    }
  }

  @Test("8.10 a target where the content would land anyway is reached by deceleration")
  func naturalTarget() {
    for velocity in [300.0, 1000, 2000, -5000] {
      let thrown = Deceleration(position: 0, velocity: velocity)
      // A target that is rounded to a pixel takes no longer than the landing itself.
      for off in [0.0, 0.01, -0.01, 0.3, -0.3] {
        let chosen = ScrollSettling.retarget(
          from: 0,
          velocity: velocity,
          to: thrown.landing + off,
          rate: 0.998
        )
        for part in [0.05, 0.2, 0.5, 0.9] {
          let time = thrown.duration * part
          let difference = chosen.position(after: time) - thrown.position(after: time)
          #expect(difference.magnitude < 1 + off.magnitude)
        }
        #expect((chosen.duration - thrown.duration).magnitude < 0.02 * thrown.duration)
        // It ends at the stop speed, without a step.
        let before = chosen.duration - 1e-6
        #expect((chosen.position(after: before) - chosen.target).magnitude < 1e-4)
        #expect((chosen.velocity(after: before).magnitude - 10).magnitude < 0.1)
      }
    }
  }

  @Test("8.12 content that crosses an edge keeps its velocity, however low")
  func slowCrossing() {
    // From 11.85 points per second on the overshoot exceeds the 0.4 points that end a return.
    for speed in [0.5, 10, 11.8, 11.9, 20] {
      let hit = ScrollSettling.release(from: 0, outward: speed, to: 0)
      expectEqual(hit.velocity(after: 0), speed)
      #expect(hit.position(after: 0.02) > 0)
      expectEqual(hit.position(after: hit.duration), 0)
    }
  }

  @Test("8.12 restarted at any time it ends at the same time")
  func restartedEnd() {
    var random = SeededNumbers(seed: 8121)
    for _ in 0..<1000 {
      let motion = AxisMotion.settling(
        .retarget(
          from: .random(in: 0...900, using: &random),
          velocity: .random(in: -5000...5000, using: &random),
          to: .random(in: 0...900, using: &random),
          rate: 0.998
        )
      )
      let moment = motion.duration * .random(in: 0..<1, using: &random)
      let again = motion.restarted(after: moment)
      let left = motion.duration - moment
      for part in [0.0, 0.3, 0.7, 0.99, 1] {
        let difference =
          motion.position(after: moment + left * part) - again.position(after: left * part)
        #expect(difference.magnitude < 1e-6)
      }
    }
  }
}
