import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rules 4: disabling, ignoring, actions.
@MainActor
final class ControlOfGesturesRuleTests {
  lazy var bench = Bench()
  let questions = Questions()

  private func pan(_ name: String = "pan", to view: UIView? = nil) -> UIPanGestureRecognizer {
    bench.add(UIPanGestureRecognizer(), name, to: view)
  }

  @Test("4.24 disabled while active: cancelled, with its action, in the next flush")
  func disabledActive() {
    let pan = pan()
    bench.when("off") { pan.isEnabled = false }
    bench.play(
      """
      at   0  .1       .2         .3  .4
      1    b  +50                 +9  e
      do               off
      pan     began    cancelled
      V    b        c
      """
    )
  }

  @Test(
    "4.24 disabled while possible: failed without an action, and the delayed touch is delivered"
  )
  func disabledPossible() {
    let pan = pan()
    pan.delaysTouchesBegan = true
    bench.when("off") { pan.isEnabled = false }
    bench.play(
      """
      at   0  .1  .2   .3
      1    b  +5       e
      do          off
      V           b m  e
      """
    )
  }

  @Test(
    "scenario 57 · 4.24 disabled and enabled in another's action: that finger is ignored, the next isn't"
  )
  func offAndOn() {
    let pan = pan()
    let press = bench.add(UILongPressGestureRecognizer(), "press")
    press.delegate = questions
    questions.together = { _, _ in true }
    bench.reactions["press!began"] = {
      pan.isEnabled = false
      pan.isEnabled = true
    }
    bench.play(
      """
      at     0  .5       .6       .7     1  1.1
      1      b           +50      e      b  +20
      press     began    changed  ended
      pan                                   began
      V      b        c                  b        c
      """
    )
  }

  @Test("4.24 disabled by another's action in the pass in which it would begin: it never began")
  func offBeforeItsTurn() {
    let (one, other) = (pan("one"), pan("other"))
    for pan in [one, other] { pan.delegate = questions }
    questions.together = { _, _ in true }
    bench.reactions["other!began"] = { one.isEnabled = false }
    bench.reactions["other!changed"] = { one.isEnabled = true }
    bench.play(
      """
      at     0  .1       .2       .3     1  1.1
      1      b  +20      +5       e      b  +20
      other     began    changed  ended     began
      V      b        c                  b        c
      """
    )
  }

  @Test(
    "4.24 disabled by another's action in a pass in which it would change: only cancelled"
  )
  func offBeforeItsChange() {
    let (one, other) = (pan("one"), pan("other"))
    for pan in [one, other] { pan.delegate = questions }
    questions.together = { _, _ in true }
    bench.reactions["other!changed"] = { one.isEnabled = false }
    bench.play(
      """
      at     0  .1                .2
      1      b  +20               +5
      other     began             changed
      one             began               cancelled
      V      b              c
      """
    )
  }

  @Test("4.24 a waiting gesture that is disabled and enabled isn't released later")
  func withheldAndDisabled() {
    let double = bench.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let single = bench.add(UITapGestureRecognizer(), "single")
    single.require(toFail: double)
    bench.when("off") {
      single.isEnabled = false
      single.isEnabled = true
    }
    bench.play(
      """
      at  0  .1  .2   1
      1   b  e
      do         off
      V   b           e
      """
    )
  }

  @Test("4.25 an ignored touch: no updates, no delay, and not cancelled in its view")
  func ignored() {
    let own = bench.custom("own")
    own.delaysTouchesEnded = true
    own.reactions["b"] = { own, touches, event in
      guard let event, let touch = touches.first, event.allTouches?.count == 2 else { return }
      own.ignore(touch, for: event)
    }
    own.reactions["m"] = { own, _, _ in own.state = .began }
    bench.play(
      """
      at   0  .1  .2              .3
      1    b      +5              e
      2       b   +5              e
      own  b  b   m began         e
      V      b  b         m c       e
      """
    )
  }

  @Test(
    "scenario 56 · 4.25 a custom pinch that ignores the third touch doesn't take it from its view"
  )
  func thirdTouch() {
    let own = bench.custom("pinch")
    own.isSilent = true
    own.reactions["b"] = { own, touches, event in
      guard let event, own.numberOfTouches > 2 else { return }
      for touch in touches { own.ignore(touch, for: event) }
    }
    own.reactions["m"] = { own, _, _ in own.state = .changed }
    bench.play(
      """
      at     0   .1      .2          .3
      1      b           +5
      2      b           -5
      3          b300,9              e
      pinch              began
      V      b2  b             c2    e
      """
    )
  }

  @Test("4.25 a built-in gesture that ignores its only finger doesn't wait for ever")
  func ignoredByHand() {
    let pan = pan()
    bench.v.onTouch = { letter, event in
      guard letter == "m", let event, let touch = event.allTouches?.first else { return }
      pan.ignore(touch, for: event)
    }
    bench.play(
      """
      at   0  .1  .2   .3  1  1.1
      1    b  +5  +50  e   b  +50
      pan                     began
      V    b  m   m    e   b        c
      """
    )
  }

  @Test(
    "4.26 actions run inside the event that causes them; changes outside of events wait for a flush"
  )
  func timing() {
    let pan = pan()
    bench.down(1, 10, 10, at: 0)
    bench.move(1, 50, 10, at: 0.1)
    expectEqual(bench.take(), ["V b", "pan!began", "V c"])
    pan.state = .ended
    expectEqual(bench.take(), [])
    bench.wait(until: 0.1)
    expectEqual(bench.take(), ["pan!ended"])
  }

  @Test("4.27 each pair of target and action is called once, in the order of registration")
  func targets() {
    @MainActor final class Target {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func sender(_ sender: UIGestureRecognizer) { calls.append("sender \(sender.state)") }
    }
    let target = Target()
    let tap = UITapGestureRecognizer()
    let (plain, sender) = (Selector(Target.plain), Selector(Target.sender(_:)))
    tap.addTarget(target, action: sender)
    tap.addTarget(target, action: plain)
    tap.addTarget(target, action: sender)
    bench.v.addGestureRecognizer(tap)
    bench.tap(at: 0)
    expectEqual(target.calls, ["sender ended", "plain"])
    tap.removeTarget(target, action: sender)
    bench.tap(at: 1)
    expectEqual(target.calls, ["sender ended", "plain", "plain"])
    tap.removeTarget(nil, action: nil)
    bench.tap(at: 2)
    expectEqual(target.calls.count, 3)
  }

  @Test("4.27 a deallocated target isn't called")
  func goneTarget() {
    final class Target {
      func plain() { Issue.record("a released target was called") }
    }
    let tap = UITapGestureRecognizer(target: Target(), action: Selector(Target.plain))
    bench.v.addGestureRecognizer(tap)
    bench.tap(at: 0)
  }

  @Test(
    "scenario 59 · 4.28 an active recognizer that is removed is cancelled, with its action",
    arguments: 0..<3
  )
  func removedActive(variant: Int) {
    let pan = pan()
    bench.when("remove") { [self] in
      switch variant {
      case 0: bench.v.removeGestureRecognizer(pan)
      case 1: bench.v.removeFromSuperview()
      default: bench.p.removeFromSuperview()
      }
    }
    bench.play(
      """
      at   0  .1       .2         .3
      1    b  +50                 +5
      do               remove
      pan     began    cancelled
      V    b        c
      """
    )
  }

  @Test(
    "4.28 one that is removed while possible fails without an action, and releases waiting ones"
  )
  func removedPossible() {
    let pan = pan()
    bench.add(UILongPressGestureRecognizer(), "press").require(toFail: pan)
    bench.when("remove") { [self] in bench.v.removeGestureRecognizer(pan) }
    bench.play(
      """
      at     0  .5  .6
      1      b
      do            remove
      press         began
      V      b            c
      """
    )
  }

  @Test("scenario 62 · 4.29 a delegate that is replaced between events: the new one is asked")
  func newDelegate() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    let second = Questions()
    tap.delegate = questions
    second.begins = { _ in false }
    bench.when("swap") { tap.delegate = second }
    bench.play("at   0  .05  .1\n1    b       e\ndo      swap\nV    b       e")
    expectEqual(second.asked, ["begin tap"])
    #expect(!questions.asked.contains("begin tap"))
  }

  @Test("4.29 a requirement by an earlier delegate lasts until the reset")
  func recordedRequirement() {
    let (first, second) = (bench.custom("first"), bench.custom("second"))
    for own in [first, second] { own.isSilent = true }
    first.delaysTouchesEnded = true
    first.reactions["e"] = { own, _, _ in own.state = .ended }
    first.delegate = questions
    questions.requires = { $1 === second }
    bench.when("drop") { first.delegate = nil }
    bench.when("fail") { second.state = .failed }
    bench.play(
      """
      at     0  .05   .1  .2           1  1.1
      1      b        e                b  e
      do        drop      fail
      first               ended           ended
      V      b                     c   b         c
      """
    )
  }
}
