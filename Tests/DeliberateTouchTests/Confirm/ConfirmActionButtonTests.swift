import DeliberateTouch
import Testing
import TouchCore
import UIKit

/// A confirming button of 160 by 44 points at (100, 400), which logs its states and its event.
@MainActor
final class ConfirmBench {
  let bench: Bench
  let button: ConfirmActionButton
  /// The press's location, and the circle's centre for it.
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

  /// The steps of a complete confirmation, one a frame.
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

// Where the sentences of deliberate gestures 4 are tested:
//
// - the circle's location and its filling          circle, filling
// - intention by force and by time                  intention, ConfirmMachineTests
// - idle, updating, selected, confirmed, and back   course, threshold, edge, looks
// - lifting here and elsewhere                      course, lifts, reasons
// - cancelled, interrupted, removed, disabled       ConfirmDisturbanceTests
// - no implicit animations                          circle, noAnimations
// - other means than touch                          accessible
// - its display and its reports                     ConfirmButtonSceneTests

@MainActor
@Suite struct ConfirmActionButtonTests {
  @Test(
    "Deliberate gestures 4 idle, updating, selected, confirmed, and valueChanged once at the lift"
  )
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

  @Test("Deliberate gestures 4 lifting elsewhere returns to idle and sends nothing")
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

  @Test(
    "Deliberate gestures 4 the intention is the force up to 3.0, or the time in steps of 0.1 s up to 2 s"
  )
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

  @Test(
    "Deliberate gestures 4 the circle is one control height above the finger and follows it without animation"
  )
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

  @Test(
    "Deliberate gestures 4 selected is red, CONFIRM and scale 1.1; confirmed is green, OK and scale 1.3"
  )
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

  @Test("Deliberate gestures 4 the circle fills in proportion to the intention, in white")
  func filling() throws {
    for force in [nil, 20.0 / 3] {
      let it = ConfirmBench(maximumForce: force)
      it.bench.play(.down(1, 180, 422, force: force.map { _ in 0 }), at: 0)
      let circle = try #require(it.button.subviews.last)
      let disc = try #require(circle.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.last)
      for tenths in 1...9 {
        let part = CGFloat(tenths) / 10
        if force == nil {
          it.bench.wait(until: Double(tenths) * 0.2)
        } else {
          it.bench.play(.press(1, 0.3 * Double(tenths)), at: Double(tenths) * 0.2)
        }
        #expect(it.button.intention.isNear(part))
        #expect(disc.path?.boundingBox.width.isNear(44 * part) == true)
        #expect(disc.fillColor == UIColor.white.cgColor)
      }
    }
  }

  @Test(
    "Deliberate gestures 4 an intention of 0.97 doesn't select, one above it does; below it is updating again"
  )
  func threshold() {
    let it = ConfirmBench()
    it.bench.play(.down(1, 180, 422, force: 2.91), at: 0)
    #expect(it.bench.take() == ["updating"])
    it.bench.play(.press(1, 2.911), at: 0.1)
    #expect(it.bench.take() == ["selected"])
    it.bench.play(.press(1, 2.91), at: 0.2)
    #expect(it.bench.take() == [], "neither beyond nor below")
    it.bench.play(.press(1, 2.909), at: 0.3)
    #expect(it.bench.take() == ["updating"])
    // By time, the last step but one is 0.95.
    let long = ConfirmBench(maximumForce: nil)
    long.button.selectionThreshold = 0.95
    long.bench.play(.down(1, 180, 422), at: 0)
    long.bench.wait(until: 1.9)
    #expect(long.bench.take() == ["updating"])
    long.bench.wait(until: 2)
    #expect(long.bench.take() == ["selected"])
    let easier = ConfirmBench(maximumForce: nil)
    easier.button.selectionThreshold = 0.94
    easier.bench.play(.down(1, 180, 422), at: 0)
    easier.bench.wait(until: 1.899)
    #expect(easier.bench.take() == ["updating"])
    easier.bench.wait(until: 1.9)
    #expect(easier.bench.take() == ["selected"])
  }

  @Test(
    "Deliberate gestures 4 the circle isn't animated in any state, and disappears after the press"
  )
  func noAnimations() throws {
    for force in [nil, 20.0 / 3] {
      let it = ConfirmBench(maximumForce: force)
      let circle = try #require(it.button.subviews.last)
      for step in it.steps() {
        step()
        #expect(circle.layer.animationKeys() == nil)
        #expect(circle.layer.sublayers?.allSatisfy { $0.animationKeys() == nil } == true)
      }
      #expect(circle.isHidden)
    }
  }

  @Test(
    "Deliberate gestures 4 a lift within the circle confirms, one 0.01 points outside it doesn't"
  )
  func edge() {
    // The circle's radius is 22 points, and 1.3 times that once it is confirmed.
    for (away, confirms) in [(28.6, true), (28.61, false)] {
      let it = ConfirmBench()
      for step in it.steps().prefix(4) { step() }
      it.bench.play(.move(1, it.circle.x + away, it.circle.y), at: 2.6)
      it.bench.play(.up(1), at: 2.7)
      #expect(it.bench.take().contains("value") == confirms, "\(away)")
    }
    // Before that, its radius is 1.1 times as large.
    for (away, confirms) in [(24.2, true), (24.21, false)] {
      let it = ConfirmBench()
      for step in it.steps().prefix(3) { step() }
      it.bench.play(.move(1, it.circle.x + away, it.circle.y), at: 2.5)
      it.bench.play(.up(1), at: 2.6)
      #expect(it.bench.take().contains("value") == confirms, "\(away)")
    }
  }

  @Test(
    "Deliberate gestures 4 a failed press reports its reason, with the measured value and the limit"
  )
  func reasons() {
    func reason(_ force: Double?, _ body: (ConfirmBench) -> Void) -> GestureReason? {
      let it = ConfirmBench(maximumForce: force)
      var reasons: [GestureReason] = []
      it.button.onMiss = { reasons.append($0) }
      body(it)
      #expect(reasons.count == 1)
      return reasons.first
    }
    let most = 20.0 / 3
    let weak = reason(most) { it in
      it.bench.play(.down(1, 180, 422, force: 2.4), at: 0)
      it.bench.play(.press(1, 0.1), at: 0.1)
      it.bench.play(.up(1), at: 0.2)
    }
    #expect(weak?.measure.map { CGFloat($0.value).isNear(0.8) } == true)
    #expect(weak?.measure?.limit == 0.97)
    let short = reason(nil) { it in
      it.bench.play(.down(1, 180, 422), at: 0)
      it.bench.play(.up(1), at: 1.5)
    }
    #expect(short == .measured(.pressDuration, .milliseconds(1500), limit: .seconds(2)))
    let beside = reason(nil) { it in
      for step in it.steps().prefix(3) { step() }
      it.bench.play(.move(1, 180, 422), at: 2.1)
      it.bench.play(.up(1), at: 2.2)
    }
    #expect(beside?.measure?.value == 44)
    #expect(beside?.measure.map { CGFloat($0.limit).isNear(24.2) } == true)
    let faded = reason(most) { it in
      for step in it.steps().prefix(4) { step() }
      it.bench.play(.press(1, 1.5), at: 3)
      it.bench.wait(until: 3.2)
      it.bench.play(.up(1), at: 3.3)
    }
    #expect(faded?.measure?.value == 0.5)
    #expect(
      reason(most) { it in
        it.steps()[0]()
        it.bench.interrupt(at: 0.5)
      } == .touchesCancelled
    )
    #expect(
      reason(most) { it in
        it.steps()[0]()
        it.button.isEnabled = false
      } == .disabled
    )
    #expect(
      reason(most) { it in
        it.steps()[0]()
        it.button.removeFromSuperview()
        it.bench.wait(until: 1)
      } == .removed
    )
  }

  @Test(
    "Deliberate gestures 4 assistive code confirms without a touch; a disabled button doesn't confirm"
  )
  func accessible() {
    let it = ConfirmBench()
    it.button.confirm()
    #expect(it.bench.take() == ["value"])
    it.button.isEnabled = false
    it.button.confirm()
    #expect(it.bench.take() == [])
  }
}
