import DeliberateTouch
import Testing
import TouchCore
import UIKit

/// A confirming button of 160 by 44 points at (100, 400), which writes its states and its event.
@MainActor
final class ConfirmBench {
  let bench: Bench
  let button: ConfirmActionButton
  /// Where the finger presses, and where the circle is then.
  let finger = (x: 180.0, y: 422.0)
  let circle = (x: 180.0, y: 378.0)

  init(maximumForce: Double? = 20 / 3) {
    bench = Bench(maximumForce: maximumForce)
    button = ConfirmActionButton(title: "Delete")
    button.frame = CGRect(x: 100, y: 400, width: 160, height: 44)
    button.onChange = { [bench] in bench.note("\($0)") }
    button.addAction(UIAction { [bench] _ in bench.note("value") }, for: .valueChanged)
    bench.view.addSubview(button)
  }

  /// The steps of a whole confirmation, one a frame.
  func steps() -> [() -> Void] {
    let isTimed =
      bench.application.nextDeadline == nil
      && button.traitCollection.forceTouchCapability
        != .available
    return [
      { [self] in bench.play(.down(1, finger.x, finger.y, force: isTimed ? nil : 1), at: 0) },
      { [self] in
        if isTimed { bench.wait(until: 1) } else { bench.play(.press(1, 2), at: 1) }
      },
      { [self] in
        if isTimed { bench.wait(until: 2) } else { bench.play(.press(1, 3.5), at: 2) }
      },
      { [self] in bench.play(.move(1, circle.x, circle.y), at: 2.5) },
      { [self] in bench.play(.up(1), at: 2.6) },
    ]
  }
}

@MainActor
@Suite struct ConfirmActionButtonTests {
  @Test("4 idle, updating, selected, confirmed, and valueChanged once at the lift")
  func course() {
    for force in [nil, 20.0 / 3] {
      let it = ConfirmBench(maximumForce: force)
      for step in it.steps() { step() }
      #expect(it.bench.take() == ["updating", "selected", "confirmed", "idle", "value"])
      it.bench.wait(until: 5)
      #expect(it.bench.take() == [])
      #expect(it.bench.application.nextDeadline == nil)
    }
  }

  @Test("4 lifting anywhere else returns to idle, and sends nothing")
  func lifts() {
    for force in [nil, 20.0 / 3] {
      for moment in 1...3 {
        let it = ConfirmBench(maximumForce: force)
        for step in it.steps().prefix(moment) { step() }
        it.bench.play(.up(1), at: 3)
        let log = it.bench.take()
        #expect(log.last == "idle" && !log.contains("value"), "\(moment)")
      }
      let out = ConfirmBench(maximumForce: force)
      for step in out.steps().prefix(4) { step() }
      out.bench.play(.move(1, out.finger.x, out.finger.y), at: 2.7)
      out.bench.play(.up(1), at: 2.8)
      #expect(out.bench.take() == ["updating", "selected", "confirmed", "selected", "idle"])
    }
  }

  @Test("4 the intention is force capped at 3.0, or time in steps of 0.1 s that is full after 2 s")
  func intention() {
    let hard = ConfirmBench()
    hard.bench.play(.down(1, 180, 422, force: 1.5), at: 0)
    #expect(hard.button.intention == 0.5)
    hard.bench.wait(until: 10)
    #expect(hard.button.intention == 0.5, "time counts for nothing where there is force")
    hard.bench.play(.press(1, 5), at: 10)
    #expect(hard.button.intention == 1)
    let long = ConfirmBench(maximumForce: nil)
    long.bench.play(.down(1, 180, 422), at: 0)
    long.bench.wait(until: 0.999)
    #expect(long.button.intention.isNear(0.45))
    long.bench.wait(until: 1.999)
    #expect(long.button.confirmation == .updating)
    long.bench.wait(until: 2)
    #expect(long.button.confirmation == .selected)
  }

  @Test("4 the circle is one control height above the finger and follows without an animation")
  func circle() {
    let it = ConfirmBench()
    it.bench.play(.down(1, 180, 422, force: 1), at: 0)
    it.bench.play(.move(1, 190, 420), at: 0.1)
    #expect(it.button.circleCenter == CGPoint(x: 90, y: -24))
    let circle = it.button.subviews.last
    #expect(circle?.center == CGPoint(x: 90, y: -24))
    #expect(circle?.isHidden == false)
    #expect(circle?.layer.animationKeys() == nil)
    #expect(circle?.layer.sublayers?.allSatisfy { $0.animationKeys() == nil } == true)
    it.bench.play(.up(1), at: 0.2)
    #expect(circle?.isHidden == true)
  }

  @Test("4 selected is red, CONFIRM and 1.1 large; confirmed green, OK and 1.3 large")
  func looks() {
    let it = ConfirmBench()
    func looks() -> (word: String?, color: CGColor?, scale: CGFloat) {
      let circle = it.button.subviews.last
      let word = circle?.layer.sublayers?.compactMap { $0 as? CATextLayer }.first?.string
      let disc = circle?.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.last
      return (word, disc?.fillColor, circle?.transform.a ?? 0)
    }
    let steps = it.steps()
    steps[0]()
    #expect(looks() == ("", UIColor.white.cgColor, 1))
    steps[1]()
    steps[2]()
    #expect(looks() == ("CONFIRM", UIColor.systemRed.cgColor, 1.1))
    steps[3]()
    #expect(looks() == ("OK", UIColor.systemGreen.cgColor, 1.3))
  }

  @Test(
    "4 whatever comes in between at whatever moment confirms nothing",
    arguments: [0, 20 / 3.0]
  )
  func disturbed(_ force: Double) {
    for disturbance in Disturbance.allCases where disturbance != .recognizerRemoved {
      for moment in 1...4 {
        let it = ConfirmBench(maximumForce: force > 0 ? force : nil)
        for (index, step) in it.steps().enumerated() {
          if index == moment { disturb(it, disturbance) }
          step()
        }
        it.bench.wait(until: 6)
        let log = it.bench.take()
        let confirms = disturbance == .secondFinger
        #expect(log.count { $0 == "value" } == (confirms ? 1 : 0), "\(disturbance) at \(moment)")
        #expect(it.button.confirmation == .idle, "\(disturbance) at \(moment)")
      }
    }
  }

  private func disturb(_ it: ConfirmBench, _ disturbance: Disturbance) {
    switch disturbance {
    case .cancellation: it.bench.interrupt(at: it.bench.application.now.seconds)
    // Another finger is none of the control's business: it tracks one.
    case .secondFinger:
      it.bench.play(.down(2, 300, 700), at: it.bench.application.now.seconds)
    case .viewRemoved: it.button.removeFromSuperview()
    case .disabled: it.button.isEnabled = false
    case .recognizerRemoved: break
    }
  }

  @Test("4 assistive code confirms without a touch; a disabled button doesn't")
  func accessible() {
    let it = ConfirmBench()
    it.button.confirm()
    #expect(it.bench.take() == ["value"])
    it.button.isEnabled = false
    it.button.confirm()
    #expect(it.bench.take() == [])
  }
}
