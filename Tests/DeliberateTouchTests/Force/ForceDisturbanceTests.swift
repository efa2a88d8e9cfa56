import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// An interruption at every step of a press: what began ends once, and the next press works.
@MainActor
struct ForceDisturbanceTests {
  /// A press from touch to lift, one step a frame.
  private func steps(_ it: PressBench) -> [() -> Void] {
    let bench = it.bench
    if it.press.type == .longPress {
      return [
        { bench.play(.down(1, 100, 100), at: 0) },
        { bench.wait(until: 0.15) },
        { bench.wait(until: 0.3) },
        { bench.wait(until: 0.4) },
        { bench.wait(until: 0.48) },
        { bench.play(.move(1, 110, 100), at: 0.5) },
        { bench.play(.up(1), at: 0.6) },
      ]
    }
    return [
      { bench.play(.down(1, 100, 100, force: 0.2), at: 0) },
      { bench.play(.press(1, 0.8), at: 0.1) },
      { bench.play(.press(1, 1.2), at: 0.2) },
      { bench.play(.press(1, 2.4), at: 0.3) },
      { bench.play(.press(1, 4), at: 0.4) },
      { bench.play(.press(1, 2), at: 0.5) },
      { bench.play(.up(1), at: 0.6) },
    ]
  }

  private func disturb(_ it: PressBench, with disturbance: Disturbance) {
    let now = it.bench.application.now.seconds + 0.005
    switch disturbance {
    case .cancellation: it.bench.interrupt(at: now)
    case .secondFinger: it.bench.play(.down(2, 300, 300, force: 4), at: now)
    case .viewRemoved: it.bench.view.removeFromSuperview()
    case .disabled: it.press.isEnabled = false
    case .recognizerRemoved: it.bench.view.removeGestureRecognizer(it.press)
    }
  }

  private func check(_ log: [String], _ note: String) {
    let starts = log.count { $0 == "started" }
    let ends = log.count { $0 == "ended" || $0 == "fixed" }
    expectEqual(starts, ends, "\(note): \(log)")
    #expect(starts <= 1, "\(note): \(log)")
    if starts == 1 { expectEqual(log.first, "started", "\(note): \(log)") }
    if ends == 1 { #expect(["ended", "fixed"].contains(log.last), "\(note): \(log)") }
  }

  @Test(
    "Deliberate gestures 1 after an interruption at any step, a press that started ends once",
    arguments: Disturbance.allCases,
    [0, 4.0]
  )
  func everyMoment(_ disturbance: Disturbance, _ force: Double) {
    for moment in 0...7 {
      let it = PressBench(
        maximumForce: force > 0 ? force : nil,
        type: force > 0 ? .forceTouch : .longPress
      )
      for (index, step) in steps(it).enumerated() {
        if index == moment { disturb(it, with: disturbance) }
        step()
      }
      // A finger that comes after the press starts another one.
      if moment == 7, disturbance != .secondFinger { disturb(it, with: disturbance) }
      it.bench.wait(until: 2)
      it.bench.interrupt(at: 2)
      it.bench.wait(until: 3)
      check(it.bench.take(), "\(disturbance) before step \(moment)")
      expectEqual(it.press.stage, .idle)
      expectNil(it.press.touch)
      expectNil(it.bench.application.nextDeadline)
      // Another press works as usual.
      if it.bench.view.superview == nil { it.bench.window.addSubview(it.bench.view) }
      it.bench.view.addGestureRecognizer(it.press)
      it.press.isEnabled = true
      it.bench.play(.down(9, 100, 100, force: force > 0 ? 4 : nil), at: 4)
      it.bench.wait(until: 5)
      expectEqual(it.bench.take().last, "fixed", "\(disturbance) before step \(moment)")
    }
  }

  @Test(
    "Deliberate gestures 1 the recognizer stays consistent whatever its listener does in each event",
    arguments: [0, 4.0]
  )
  func reentrance(_ force: Double) {
    for disturbance in Disturbance.allCases where disturbance != .secondFinger {
      for word in ["started", "0.25", "0.3", "0.6", "1.0", "fixed", "ended"] {
        let it = PressBench(
          maximumForce: force > 0 ? force : nil,
          type: force > 0 ? .forceTouch : .longPress
        )
        it.reactions[word] = { [unowned it] in
          it.reactions = [:]
          self.disturb(it, with: disturbance)
        }
        for step in steps(it) { step() }
        it.bench.wait(until: 3)
        check(it.bench.take(), "\(disturbance) in \(word)")
        expectEqual(it.press.stage, .idle)
      }
    }
  }

  @Test(
    "Deliberate gestures 1 a second finger is ignored: the press follows its own to the end"
  )
  func secondFinger() {
    let it = PressBench()
    it.bench.play(.down(1, 100, 100, force: 2), at: 0)
    it.bench.play(.down(2, 200, 200, force: 4), at: 0.1)
    expectEqual(it.bench.take(), ["started", "0.5"])
    expectEqual(it.press.numberOfTouches, 1)
    it.bench.play(.press(2, 3), .press(1, 3), at: 0.2)
    it.bench.play(.up(2), at: 0.3)
    expectEqual(it.bench.take(), ["0.75"])
    it.bench.play(.up(1), at: 0.4)
    expectEqual(it.bench.take(), ["ended"])
    // The second one reached its view, and was lifted there.
    expectEqual(it.bench.view.touches.filter { $0 == "e" }.count, 1)
  }

  @Test(
    "Deliberate gestures 1 calling reset() directly ends the press, and the next one is complete"
  )
  func resetByHand() {
    let it = PressBench()
    it.bench.play(.down(1, 100, 100, force: 2), at: 0)
    it.press.reset()
    expectEqual(it.bench.take(), ["started", "0.5", "ended"])
    it.bench.play(.press(1, 3), at: 0.1)
    it.bench.play(.up(1), at: 0.2)
    expectEqual(it.bench.take(), [])
    it.bench.play(.down(2, 100, 100, force: 4), at: 1)
    expectEqual(it.bench.take(), ["started", "1.0", "fixed"])
  }

  @Test("Deliberate gestures 1 the recognizer is released with its view")
  func memory() {
    let bench = Bench(maximumForce: nil)
    weak var gone: ForceTouchGestureRecognizer?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let press = ForceTouchGestureRecognizer(type: .longPress)
      gone = press
      view.addGestureRecognizer(press)
      bench.view.addSubview(view)
    }
    bench.play(.down(1, 50, 50), at: 0)
    bench.view.subviews.first?.removeFromSuperview()
    bench.play(.move(1, 60, 50), at: 0.1)
    bench.play(.up(1), at: 0.2)
    bench.wait(until: 1)
    expectNil(gone)
  }
}
