import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

@MainActor
struct LongPressForceTests {
  private func bench() -> PressBench { PressBench(maximumForce: nil, type: .longPress) }

  /// The simulated forces: from 0.1 in steps of 0.05.
  private static let forces: [String] = (0...18).map { step in
    "\((Double(10 + 5 * step) * 10).rounded() / 1000)"
  }

  @Test(
    "Deliberate gestures 1 without force it starts after 0.3 s, and then the force rises by 0.05 every 0.01 s"
  )
  func course() {
    let it = bench()
    it.bench.play(.down(1, 100, 100), at: 1)
    it.bench.wait(until: 1.299)
    expectEqual(it.bench.take(), [])
    it.bench.wait(until: 1.3)
    expectEqual(it.bench.take(), ["started", "0.1"])
    it.bench.wait(until: 1.3099)
    expectEqual(it.bench.take(), [])
    it.bench.wait(until: 1.31)
    expectEqual(it.bench.take(), ["0.15"])
    it.bench.wait(until: 1.4799)
    expectEqual(it.bench.take(), Array(Self.forces[2...17]))
    it.bench.wait(until: 1.48)
    expectEqual(it.bench.take(), ["1.0", "fixed"])
    it.bench.wait(until: 5)
    it.bench.play(.up(1), at: 5)
    expectEqual(it.bench.take(), [])
    expectNil(it.bench.application.nextDeadline)
  }

  @Test("Deliberate gestures 1 the hold, the first force, its step and its interval can be set")
  func settings() {
    let it = bench()
    it.press.holdDuration = 0.5
    it.press.simulatedForce = 0.4
    it.press.simulatedStep = 0.3
    it.press.simulatedInterval = 0.1
    it.bench.play(.down(1, 100, 100), at: 0)
    it.bench.wait(until: 0.499)
    expectEqual(it.bench.take(), [])
    it.bench.wait(until: 0.65)
    expectEqual(it.bench.take(), ["started", "0.4", "0.7"])
    it.bench.wait(until: 0.7)
    expectEqual(it.bench.take(), ["1.0", "fixed"])
  }

  @Test("Deliberate gestures 1 a first force that is none is 0", arguments: [0, -0.5, CGFloat.nan])
  func noFirstForce(force: CGFloat) {
    let it = bench()
    it.press.holdDuration = 0.5
    it.press.simulatedForce = force
    it.press.simulatedStep = 0.25
    it.press.simulatedInterval = 0.1
    it.bench.play(.down(1, 100, 100), at: 0)
    it.bench.wait(until: 0.75)
    expectEqual(it.bench.take(), ["started", "0.0", "0.25", "0.5"])
  }

  @Test(
    "Deliberate gestures 1 before it starts, a movement of 10 points is allowed, a longer one isn't; afterwards any is"
  )
  func movement() {
    let still = bench()
    still.bench.play(.down(1, 100, 100), at: 0)
    still.bench.play(.move(1, 110, 100), at: 0.2)
    still.bench.wait(until: 0.3)
    expectEqual(still.bench.take(), ["started", "0.1"])
    still.bench.play(.move(1, 300, 300), at: 0.305)
    still.bench.wait(until: 1)
    expectEqual(still.bench.take().last, "fixed")

    let moving = bench()
    moving.bench.play(.down(1, 100, 100), at: 0)
    moving.bench.play(.move(1, 110.1, 100), at: 0.2)
    moving.bench.play(.move(1, 100, 100), at: 0.25)
    moving.bench.wait(until: 2)
    expectEqual(moving.bench.take(), [])
    moving.bench.play(.up(1), at: 2)
    expectEqual(moving.bench.view.touches, "bmme")
  }

  @Test(
    "Deliberate gestures 1 lifting or cancelling at any time resets everything",
    arguments: [true, false]
  )
  func anyMoment(_ lifts: Bool) {
    for moment in 1...60 {
      let time = Double(moment) / 100 + 0.005
      let it = bench()
      it.bench.play(.down(1, 100, 100), at: 0)
      if lifts { it.bench.play(.up(1), at: time) } else { it.bench.play(.cancel(1), at: time) }
      var expected = ["started"] + Self.forces[...min(max(moment - 30, 0), 18)]
      if moment < 30 {
        expected = []
      } else {
        expected.append(moment < 48 ? "ended" : "fixed")
      }
      expectEqual(it.bench.take(), expected, "at \(time)")
      expectEqual(it.press.stage, .idle)
      expectEqual(it.press.force, 0)
      expectNil(it.bench.application.nextDeadline, "at \(time)")
      // The next press starts from the beginning.
      it.bench.play(.down(2, 100, 100), at: 2)
      it.bench.wait(until: 2.3)
      expectEqual(it.bench.take(), ["started", "0.1"])
    }
  }

  @Test("Deliberate gestures 1 a short touch isn't a press, and the view receives its touches")
  func tap() {
    let it = bench()
    it.bench.play(.down(1, 100, 100), at: 0)
    it.bench.play(.up(1), at: 0.29)
    expectEqual(it.bench.take(), [])
    expectEqual(it.bench.view.touches, "be")
  }

  @Test("Deliberate gestures 1 the view's touches are cancelled when the press starts")
  func view() {
    let it = bench()
    it.bench.play(.down(1, 100, 100), at: 0)
    it.bench.wait(until: 0.299)
    expectEqual(it.bench.view.touches, "b")
    it.bench.wait(until: 0.3)
    expectEqual(it.bench.view.touches, "bc")
  }

  @Test("Deliberate gestures 1 a press with a step of 0 still ends")
  func noStep() {
    let it = bench()
    it.press.simulatedStep = 0
    it.press.simulatedInterval = 0
    it.bench.play(.down(1, 100, 100), at: 0)
    it.bench.wait(until: 1)
    expectEqual(it.bench.take().last, "fixed")
    expectNil(it.bench.application.nextDeadline)
  }

  @Test("Deliberate gestures 1 the simulated force rises by 0.001 a step at least")
  func leastStep() {
    for (step, risen) in [(0, 0.001), (0.0009, 0.001), (0.0011, 0.0011)] as [(CGFloat, CGFloat)] {
      let it = bench()
      it.press.simulatedForce = 0.25
      it.press.simulatedStep = step
      it.press.simulatedInterval = 0.1
      it.bench.play(.down(1, 100, 100), at: 0)
      it.bench.wait(until: 0.45)
      #expect((it.press.force - 0.25 - risen).magnitude < 1e-9, "\(step): \(it.press.force)")
    }
  }

  @Test(
    "Deliberate gestures 1 for any simulated force, a press by time ends",
    arguments: [Double.nan, .infinity, -.infinity, -1, 2]
  )
  func anyNumber(_ number: Double) {
    let changes: [(ForceTouchGestureRecognizer) -> Void] = [
      { $0.simulatedForce = CGFloat(number) }, { $0.simulatedStep = CGFloat(number) },
    ]
    for change in changes {
      let it = bench()
      change(it.press)
      it.bench.play(.down(1, 100, 100), at: 0)
      it.bench.wait(until: 20)
      let log = it.bench.take()
      #expect(log.first == "started" && log.last == "fixed")
      expectEqual(log.dropFirst().dropLast().last, "1.0")
    }
  }

  @Test(
    "Deliberate gestures 1 a negative hold duration counts as 0: the force starts at its first value"
  )
  func noHold() {
    let it = bench()
    it.press.holdDuration = -1
    it.bench.play(.down(1, 100, 100), at: 5)
    it.bench.wait(until: 5.001)
    expectEqual(it.bench.take(), ["started", "0.1"])
  }
}
