import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A button whose tracking goes on when it is disabled.
private final class StubbornButton: ConfirmActionButton {
  override var isEnabled: Bool {
    get { !isOff }
    set { isOff = !newValue }
  }
  private var isOff = false
}

/// An interruption at every step of a confirmation: every press ends in exactly one of
/// `valueChanged` and a reason, a cancelled one in the reason.
@MainActor
struct ConfirmDisturbanceTests {
  /// The interruptions.
  enum Interruption: CaseIterable {
    /// The system cancels all touches.
    case system
    /// The finger itself is cancelled.
    case finger
    /// Another finger touches the button.
    case secondFinger
    /// Another finger touches elsewhere.
    case fingerElsewhere
    /// The button is removed.
    case buttonRemoved
    /// The button's superview is removed.
    case viewRemoved
    /// The button is disabled.
    case disabled
    /// The screen turns.
    case turned
    /// Another finger touches the button at the same moment, and is lifted 30 ms later.
    case rollover

    /// Whether the confirmation continues.
    var isHarmless: Bool {
      switch self {
      case .secondFinger, .fingerElsewhere, .rollover: true
      case .system, .finger, .buttonRemoved, .viewRemoved, .disabled, .turned: false
      }
    }
  }

  /// A complete confirmation, whose force drops during the lift.
  private func steps(_ it: ConfirmBench, _ force: Double?) -> [() -> Void] {
    let bench = it.bench
    let hard = force.map { _ in 3.3 }
    return [
      { bench.play(.down(1, 180, 422, force: force.map { _ in 0.5 }), at: 0) },
      { bench.play(.move(1, 182, 421, force: force.map { _ in 1.5 }), at: 0.4) },
      { bench.wait(until: 1.2) },
      { bench.play(.move(1, 180, 422, force: hard), at: 1.3) },
      { bench.wait(until: 2.05) },
      { bench.play(.move(1, 180, 400, force: hard), at: 2.1) },
      { bench.play(.move(1, 180, 380, force: hard), at: 2.2) },
      { bench.wait(until: 2.4) },
      { bench.play(.move(1, 180, 379, force: force.map { _ in 1 }), at: 2.45) },
      { bench.play(.up(1), at: 2.5) },
    ]
  }

  private func disturb(_ it: ConfirmBench, _ interruption: Interruption) {
    let now = it.bench.application.now.seconds
    switch interruption {
    case .system: it.bench.interrupt(at: now)
    case .finger: it.bench.play(.cancel(1), at: now)
    case .secondFinger: it.bench.play(.down(2, 140, 410, force: 3), at: now)
    case .fingerElsewhere: it.bench.play(.down(2, 300, 700, force: 3), at: now)
    case .buttonRemoved: it.button.removeFromSuperview()
    case .viewRemoved: it.bench.view.removeFromSuperview()
    case .disabled: it.button.isEnabled = false
    case .turned: it.bench.window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    case .rollover:
      it.bench.play(.down(3, 130, 430, force: 2), at: now)
      it.bench.play(.up(3), at: now + 0.03)
    }
  }

  /// Checks that the log has one end for each beginning.
  private func check(_ log: [String], _ note: String) {
    var isPressed = false
    var starts = 0
    for word in log {
      if word == "updating", !isPressed {
        isPressed = true
        starts += 1
      } else if word == "idle" {
        #expect(isPressed, "\(note): \(log)")
        isPressed = false
      }
    }
    #expect(!isPressed, "\(note): \(log)")
    let ends = log.count { $0 == "value" || $0 == "missed" }
    expectEqual(ends, starts, "\(note): \(log)")
  }

  /// Checks that a later confirmation works as usual.
  private func checkAgain(_ it: ConfirmBench, _ force: Double?, _ note: String) {
    expectNil(it.bench.application.nextDeadline, "\(note)")
    expectEqual(it.button.confirmation, .idle, "\(note)")
    expectEqual(it.button.intention, 0, "\(note)")
    expectNil(it.overlay, "\(note)")
    it.bench.window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    if it.bench.view.superview == nil { it.bench.window.addSubview(it.bench.view) }
    if it.button.superview == nil { it.bench.view.addSubview(it.button) }
    it.button.isEnabled = true
    _ = it.bench.take()
    it.bench.play(.down(9, 180, 422, force: force.map { _ in 3 }), at: 20)
    it.bench.wait(until: 22.1)
    it.bench.play(.move(9, 180, 378), at: 22.2)
    it.bench.play(.up(9), at: 22.3)
    expectEqual(
      it.bench.take(),
      ["updating", "selected", "confirmed", "idle", "value"],
      "\(note), again"
    )
  }

  @Test(
    "Deliberate gestures 4 after an interruption at any step, a press ends once, and a cancelled one unconfirmed",
    arguments: Interruption.allCases,
    [0, 20.0 / 3]
  )
  func everyMoment(_ interruption: Interruption, _ most: Double) {
    let force = most > 0 ? most : nil
    for moment in 0...10 {
      let it = ConfirmBench(maximumForce: force)
      it.button.onMiss = { [bench = it.bench] _ in bench.note("missed") }
      for (index, step) in steps(it, force).enumerated() {
        if index == moment { disturb(it, interruption) }
        step()
      }
      if moment == 10 { disturb(it, interruption) }
      it.bench.wait(until: 6)
      it.bench.interrupt(at: 7)
      it.bench.wait(until: 8)
      let log = it.bench.take()
      let note = "\(interruption) before step \(moment)"
      check(log, note)
      // A finger that was cancelled or lifted before it pressed presses all the same, and the
      // control tracks the finger that touched the button first.
      let confirms =
        moment == 10 || interruption == .fingerElsewhere || interruption == .rollover
        || interruption == .secondFinger && moment > 0
        || (interruption == .system || interruption == .finger) && moment == 0
      expectEqual(log.contains("value"), confirms, "\(note): \(log)")
      checkAgain(it, force, note)
    }
  }

  @Test(
    "Deliberate gestures 4 an interruption on either side of each step of time ends the press once",
    arguments: Interruption.allCases
  )
  func everyEdge(_ interruption: Interruption) {
    for step in 1...20 {
      for edge in [-0.001, 0, 0.001] {
        let it = ConfirmBench(maximumForce: nil)
        it.button.onMiss = { [bench = it.bench] _ in bench.note("missed") }
        it.bench.play(.down(1, 180, 422), at: 0)
        it.bench.wait(until: Double(step) * 0.1 + edge)
        disturb(it, interruption)
        it.bench.wait(until: 3)
        it.bench.play(.up(1), at: 4)
        it.bench.interrupt(at: 5)
        it.bench.wait(until: 6)
        let note = "\(interruption) at \(step) of 20, \(edge)"
        let log = it.bench.take()
        check(log, note)
        #expect(!log.contains("value") && log.contains("missed"), "\(note)")
        #expect(it.overlay == nil && it.bench.application.nextDeadline == nil, "\(note)")
      }
    }
  }

  @Test(
    "Deliberate gestures 4 the button stays consistent whatever a listener does in each state",
    arguments: Interruption.allCases,
    [0, 20.0 / 3]
  )
  func reentrance(_ interruption: Interruption, _ most: Double) {
    let force = most > 0 ? most : nil
    for word in ["updating", "selected", "confirmed", "idle", "value"] {
      let it = ConfirmBench(maximumForce: force)
      var isDone = false
      let react: (String) -> Void = { said in
        it.bench.note(said)
        guard said == word, !isDone else { return }
        isDone = true
        self.disturb(it, interruption)
      }
      it.button.onChange = { react("\($0)") }
      it.button.onMiss = { _ in it.bench.note("missed") }
      it.button.addAction(
        UIAction { _ in if !isDone { react("value") } },
        for: .valueChanged
      )
      for step in steps(it, force) { step() }
      it.bench.wait(until: 6)
      it.bench.interrupt(at: 7)
      it.bench.wait(until: 8)
      let log = it.bench.take()
      let values = log.count { $0 == "value" }
      let note = "\(interruption) in \(word): \(log)"
      if ["updating", "selected", "confirmed"].contains(word), !interruption.isHarmless {
        expectEqual(values, 0, "\(note)")
        expectEqual(log.count { $0 == "missed" }, 1, "\(note)")
      }
      expectEqual(it.button.confirmation, .idle, "\(note)")
      expectNil(it.bench.application.nextDeadline, "\(note)")
      it.button.onChange = nil
    }
  }

  @Test(
    "Deliberate gestures 4 a button that was disabled confirms nothing, also if tracking goes on"
  )
  func disabledAtTheEnd() {
    let bench = Bench(maximumForce: 4)
    let button = StubbornButton(frame: CGRect(x: 100, y: 400, width: 160, height: 44))
    button.addAction(UIAction { _ in bench.note("value") }, for: .valueChanged)
    button.onMiss = { bench.note("\($0.cause)") }
    bench.view.addSubview(button)
    for isOff in [true, false] {
      let time = isOff ? 0.0 : 10
      bench.play(.down(1, 180, 422, force: 3.5), at: time)
      bench.play(.move(1, 180, 378, force: 3.5), at: time + 0.1)
      expectEqual(button.confirmation, .confirmed)
      button.isEnabled = !isOff
      bench.play(.up(1), at: time + 0.2)
      expectEqual(bench.take(), [isOff ? "disabled" : "value"])
      expectEqual(button.confirmation, .idle)
      button.isEnabled = true
    }
  }
}
