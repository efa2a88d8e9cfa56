import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// An interruption at every step of a trigger and three taps.
@MainActor
struct TriggeredTapDisturbanceTests {
  private func steps(_ it: TriggerBench) -> [() -> Void] {
    var steps: [() -> Void] = [{ it.trigger(at: 0) }]
    for number in 1...3 {
      let time = Double(number)
      steps += [
        { it.bench.play(.down(2, 300, 400), at: time) },
        { it.bench.play(.move(2, 302, 400), at: time + 0.1) },
        { it.bench.play(.up(2), at: time + 0.2) },
        { it.bench.play(.move(1, 101, 400), at: time + 0.5) },
      ]
    }
    return steps + [{ it.bench.play(.up(1), at: 4) }]
  }

  private func disturb(_ it: TriggerBench, with disturbance: Disturbance) {
    let now = it.bench.application.now.seconds + 0.05
    switch disturbance {
    case .cancellation: it.bench.interrupt(at: now)
    case .secondFinger: it.bench.play(.down(7, 200, 200), at: now)
    case .viewRemoved: it.bench.view.removeFromSuperview()
    case .disabled: it.tap.isEnabled = false
    case .recognizerRemoved: it.bench.view.removeGestureRecognizer(it.tap)
    }
  }

  /// The number of taps that end before a step.
  private func taps(before moment: Int) -> Int {
    moment > 11 ? 3 : moment > 7 ? 2 : moment > 3 ? 1 : 0
  }

  @Test(
    "Deliberate gestures 2 after an interruption at any step, no tap counts",
    arguments: Disturbance.allCases
  )
  func everyMoment(_ disturbance: Disturbance) {
    for moment in 0...14 {
      let it = TriggerBench()
      for (index, step) in steps(it).enumerated() {
        if index == moment { disturb(it, with: disturbance) }
        step()
      }
      if moment == 14 { disturb(it, with: disturbance) }
      it.bench.interrupt(at: 10)
      let before = taps(before: moment)
      let log = it.bench.take()
      switch (disturbance, moment) {
      case (.cancellation, 0), (.cancellation, 14), (.viewRemoved, 14), (.disabled, 14),
        (.recognizerRemoved, 14), (.secondFinger, 14):
        expectEqual(log, ["1", "2", "3"])
      default:
        expectEqual(log, (0..<before).map { "\($0 + 1)" }, "\(disturbance) before step \(moment)")
      }
      // The next trigger works as usual.
      if it.bench.view.superview == nil { it.bench.window.addSubview(it.bench.view) }
      it.bench.view.addGestureRecognizer(it.tap)
      it.tap.isEnabled = true
      it.bench.play(.down(1, 100, 400), at: 20)
      it.bench.play(.down(2, 300, 400), at: 21)
      it.bench.play(.up(2), at: 21.1)
      expectEqual(it.bench.take(), ["1"], "\(disturbance) before step \(moment)")
    }
  }

  @Test("Deliberate gestures 2 it stays consistent whatever its listener does at a tap")
  func reentrance() {
    for disturbance in Disturbance.allCases where disturbance != .secondFinger {
      let it = TriggerBench()
      it.reaction = { [unowned it] in
        it.reaction = {}
        self.disturb(it, with: disturbance)
      }
      for step in steps(it) { step() }
      expectEqual(it.bench.take().first, "1")
      expectNil(it.tap.trigger)
    }
  }

  @Test(
    "Deliberate gestures 2 switched off and on at any step, it counts no tap with the same trigger"
  )
  func switchedOffAndOn() {
    for moment in 1...13 {
      let it = TriggerBench()
      it.tap.onCount = { count in it.bench.note("count \(count)") }
      it.tap.onMiss = { _ in it.bench.note("missed") }
      for (index, step) in steps(it).enumerated() {
        if index == moment {
          it.tap.isEnabled = false
          it.tap.isEnabled = true
          _ = it.bench.take()
        }
        step()
      }
      let counts = it.bench.take().filter { $0 != "missed" }
      expectEqual(counts, [], "before step \(moment)")
      // The next trigger works as usual.
      it.bench.play(.down(1, 100, 400), at: 20)
      it.bench.play(.down(2, 300, 400), at: 21)
      it.bench.play(.up(2), at: 21.1)
      expectEqual(it.bench.take().last, "1")
    }
  }
}
