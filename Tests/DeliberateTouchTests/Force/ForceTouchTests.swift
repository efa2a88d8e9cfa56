import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A bench with a press on its view that logs its events and states.
@MainActor
final class PressBench {
  let bench: Bench
  let press: ForceTouchGestureRecognizer
  var reactions: [String: () -> Void] = [:]

  init(
    maximumForce: Double? = 4,
    threshold: CGFloat = 0.25,
    type: ForceTouchGestureRecognizer.PressType = .forceTouch
  ) {
    bench = Bench(maximumForce: maximumForce)
    press = ForceTouchGestureRecognizer(threshold: threshold, type: type)
    press.onEvent = { [unowned self] in note($0) }
    bench.view.addGestureRecognizer(press)
  }

  private func note(_ event: ForceTouchGestureRecognizer.Event) {
    let word =
      switch event {
      case .started(let touch): touch === press.touch ? "started" : "started by a stranger"
      case .force(let force): "\((Double(force) * 1000).rounded() / 1000)"
      case .fixed: "fixed"
      case .ended: "ended"
      }
    bench.note(word)
    reactions[word]?()
  }
}

// Where the sentences of deliberate gestures 1 are tested:
//
// - the types, and the convenience that picks one   capability, setUp, noDelegate, subclass
// - force from 0 to 1, and the threshold            normalised, threshold, defaultThreshold
// - started, force, fixed, ended                    changes, fixed, cancelled, states
// - below the threshold nothing is disturbed        view, tap, refused, pan
// - without force, the course of a long press       LongPressForceTests
// - fullForce, the last step, the choice, onMiss    ForceFixingTests
// - the haptic                                      feedback
// - the presentable controller and its menu         ForceActionMenuTests, ForceMenuChoiceTests,
//                                                   ForceMenuLayoutTests, MenuFanTests
// - scrolling, tapping and pressing side by side    sideBySide, ForceGridSceneTests
// - every moment                                    ForceDisturbanceTests, ForceMenuDisturbanceTests

@MainActor
struct ForceTouchTests {
  @Test(
    "Deliberate gestures 1 the reported force is a part of the hardware's maximum, from 0 to 1"
  )
  func normalised() {
    let it = PressBench(maximumForce: 4)
    it.bench.play(.down(1, 100, 100, force: 0), at: 0)
    it.bench.play(.press(1, 2), at: 0.1)
    it.bench.play(.press(1, 3), at: 0.2)
    it.bench.play(.press(1, 9), at: 0.3)
    expectEqual(it.bench.take(), ["started", "0.5", "0.75", "1.0", "fixed"])
  }

  @Test(
    "Deliberate gestures 1 the press starts at the threshold, and not a thousandth below",
    arguments: [0.2, 0.25, 0.3]
  )
  func threshold(_ threshold: Double) {
    let below = PressBench(maximumForce: 1, threshold: CGFloat(threshold))
    below.bench.play(.down(1, 100, 100, force: threshold - 0.001), at: 0)
    below.bench.play(.up(1), at: 1)
    expectEqual(below.bench.take(), [])
    let at = PressBench(maximumForce: 1, threshold: CGFloat(threshold))
    at.bench.play(.down(1, 100, 100, force: threshold), at: 0)
    expectEqual(at.bench.take(), ["started", "\(threshold)"])
    expectEqual(at.press.stage, .started)
  }

  @Test("Deliberate gestures 1 the threshold is 0.25 by default")
  func defaultThreshold() {
    expectEqual(ForceTouchGestureRecognizer(type: .forceTouch).threshold, 0.25)
  }

  @Test("Deliberate gestures 1 a change of force is reported, a move without one isn't")
  func changes() {
    let it = PressBench()
    it.bench.play(.down(1, 100, 100, force: 2), at: 0)
    expectEqual(it.bench.take(), ["started", "0.5"])
    it.bench.play(.move(1, 150, 100), at: 0.1)
    expectEqual(it.bench.take(), [])
    it.bench.play(.press(1, 0.4), at: 0.2)
    expectEqual(it.bench.take(), ["0.1"], "below the threshold too, once started")
    it.bench.play(.up(1), at: 0.3)
    expectEqual(it.bench.take(), ["ended"])
  }

  @Test(
    "Deliberate gestures 1 a fixed press stays fixed: later forces and the lift aren't reported"
  )
  func fixed() {
    let it = PressBench()
    it.bench.play(.down(1, 100, 100, force: 1), at: 0)
    it.bench.play(.press(1, 3.98), at: 0.1)
    expectEqual(it.press.stage, .started)
    it.bench.play(.press(1, 4), at: 0.2)
    expectEqual(it.bench.take(), ["started", "0.25", "0.995", "1.0", "fixed"])
    expectEqual(it.press.stage, .fixed)
    it.bench.play(.press(1, 2), at: 0.3)
    it.bench.play(.move(1, 300, 300, force: 4), at: 0.4)
    expectEqual(it.press.stage, .fixed)
    it.bench.play(.up(1), at: 0.5)
    expectEqual(it.bench.take(), [])
  }

  @Test(
    "Deliberate gestures 1 the cancellation of a fixed press isn't reported, that of another one is"
  )
  func cancelled() {
    let fixed = PressBench()
    fixed.bench.play(.down(1, 100, 100, force: 4), at: 0)
    _ = fixed.bench.take()
    fixed.bench.interrupt(at: 0.1)
    expectEqual(fixed.bench.take(), [])
    let started = PressBench()
    started.bench.play(.down(1, 100, 100, force: 3), at: 0)
    started.bench.play(.cancel(1), at: 0.1)
    expectEqual(started.bench.take(), ["started", "0.75", "ended"])
  }

  @Test(
    "Deliberate gestures 1 a light touch is unaffected; a press cancels the view's touches when it starts"
  )
  func view() {
    let light = PressBench()
    light.bench.play(.down(1, 100, 100, force: 0.9), at: 0)
    light.bench.play(.move(1, 120, 100), at: 0.1)
    expectEqual(light.bench.view.touches, "bm")
    light.bench.play(.up(1), at: 0.2)
    expectEqual(light.bench.view.touches, "bme")
    let hard = PressBench()
    hard.bench.play(.down(1, 100, 100, force: 0.9), at: 0)
    hard.bench.play(.press(1, 0.95), at: 0.1)
    expectEqual(hard.bench.view.touches, "bm")
    hard.bench.play(.press(1, 1), at: 0.2)
    hard.bench.play(.up(1), at: 0.3)
    expectEqual(hard.bench.view.touches, "bmc")
  }

  @Test("Deliberate gestures 1 a light touch is a tap for a tap recognizer, a press isn't")
  func tap() {
    for (force, expected) in [(0.99, ["tap"]), (1, ["started", "0.25", "ended"])] {
      let it = PressBench()
      let heard = Heard { it.bench.note("tap") }
      let tap = UITapGestureRecognizer(target: heard, action: Selector(Heard.act))
      it.bench.view.addGestureRecognizer(tap)
      it.bench.play(.down(1, 100, 100, force: force), at: 0)
      it.bench.play(.up(1), at: 0.1)
      expectEqual(it.bench.take(), expected)
    }
  }

  @Test(
    "Deliberate gestures 1 UIKit's states run in parallel: began, changed, ended; failed if nothing started"
  )
  func states() {
    let it = PressBench()
    var states: [UIGestureRecognizer.State] = []
    let heard = Heard { states.append(it.press.state) }
    it.press.addTarget(heard, action: Selector(Heard.act))
    it.bench.play(.down(1, 100, 100, force: 2), at: 0)
    it.bench.play(.press(1, 4), at: 0.1)
    it.bench.play(.up(1), at: 0.2)
    expectEqual(states, [.began, .changed, .ended])
    it.bench.play(.down(2, 100, 100, force: 0.5), at: 1)
    it.bench.play(.up(2), at: 1.1)
    expectEqual(states.count, 3)
    expectEqual(it.press.state, .possible)
  }

  @Test("Deliberate gestures 1 the type follows from the traits' force touch capability")
  func capability() {
    for (capability, type) in [
      (UIForceTouchCapability.available, ForceTouchGestureRecognizer.PressType.forceTouch),
      (.unavailable, .longPress), (.unknown, .longPress),
    ] {
      let traits = UITraitCollection(forceTouchCapability: capability)
      expectEqual(ForceTouchGestureRecognizer(for: traits).type, type)
    }
    let bench = Bench(maximumForce: 4)
    expectEqual(ForceTouchGestureRecognizer(for: bench.view.traitCollection).type, .forceTouch)
  }

  @Test(
    "Deliberate gestures 1 a light impact at started and a heavy one at fixed, and only if wanted"
  )
  func feedback() {
    for isOn in [true, false] {
      let it = PressBench()
      it.press.hasHaptics = isOn
      it.bench.application.onFeedback = { feedback in
        if case .impact(let style, _) = feedback { it.bench.note("felt \(style)") }
      }
      it.bench.play(.down(1, 100, 100, force: 0.5), at: 0)
      it.bench.play(.press(1, 2), at: 0.05)
      it.bench.play(.press(1, 3), at: 0.1)
      it.bench.play(.press(1, 4), at: 0.2)
      it.bench.play(.up(1), at: 0.3)
      let felt = ["felt light", "started", "0.5", "0.75", "1.0", "felt heavy", "fixed"]
      expectEqual(it.bench.take(), (isOn ? felt : felt.filter { !$0.hasPrefix("felt") }))
    }
    #expect(!ForceTouchGestureRecognizer(type: .forceTouch).hasHaptics)
  }

  @Test("Deliberate gestures 1 both impacts are prepared as the touch begins, if they are wanted")
  func preparedFeedback() {
    for isOn in [true, false] {
      let it = PressBench()
      it.press.hasHaptics = isOn
      var felt: [Feedback] = []
      it.bench.application.onFeedback = { felt.append($0) }
      it.bench.play(.down(1, 100, 100, force: 0.5), at: 0)
      expectEqual(felt, (isOn ? [.prepare(.impact(.light)), .prepare(.impact(.heavy))] : []))
      it.bench.play(.press(1, 4), at: 0.2)
      it.bench.play(.up(1), at: 0.3)
      let impacts: [Feedback] = [.impact(.light, intensity: 1), .impact(.heavy, intensity: 1)]
      expectEqual(felt.dropFirst(2), (isOn ? impacts[...] : []))
    }
  }

  @Test("Deliberate gestures 1 a gesture that the delegate refuses reports nothing")
  func refused() {
    let it = PressBench()
    let no = Refusing()
    it.press.delegate = no
    it.bench.play(.down(1, 100, 100, force: 4), at: 0)
    it.bench.play(.up(1), at: 0.1)
    expectEqual(it.bench.take(), [])
    expectEqual(it.bench.view.touches, "be")
  }

  @Test("Deliberate gestures 1 a press during a pan that has begun reports nothing")
  func pan() {
    let it = PressBench()
    let pan = UIPanGestureRecognizer()
    it.bench.view.addGestureRecognizer(pan)
    it.bench.play(.down(1, 100, 100, force: 0.5), at: 0)
    it.bench.play(.move(1, 130, 100), at: 0.1)
    expectEqual(pan.state, .began)
    it.bench.play(.press(1, 4), at: 0.2)
    it.bench.play(.up(1), at: 0.3)
    expectEqual(it.bench.take(), [])
  }

  @Test(
    "Deliberate gestures 1 a press that had to wait reports all its events when the other gesture has failed"
  )
  func withheld() {
    let it = PressBench()
    let tap = UITapGestureRecognizer()
    it.bench.view.addGestureRecognizer(tap)
    it.press.require(toFail: tap)
    it.bench.play(.down(1, 100, 100, force: 2), at: 0)
    it.bench.play(.press(1, 3), at: 0.1)
    expectEqual(it.bench.take(), [])
    it.bench.wait(until: 0.8)
    expectEqual(it.bench.take(), ["started", "0.75"])
    it.bench.play(.up(1), at: 1)
    expectEqual(it.bench.take(), ["ended"])
  }

  @Test("Deliberate gestures 1 removing all targets doesn't silence the next press")
  func targetsRemoved() {
    let it = PressBench()
    it.press.removeTarget(nil, action: nil)
    it.bench.play(.down(1, 100, 100, force: 2), at: 0)
    it.bench.play(.up(1), at: 0.1)
    expectEqual(it.bench.take(), ["started", "0.5", "ended"])
  }
}

/// A target that counts actions.
@MainActor
final class Heard {
  private let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  func act() { body() }
}

/// A delegate that refuses every beginning.
@MainActor
final class Refusing: UIGestureRecognizerDelegate {
  var refuses = true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
}
