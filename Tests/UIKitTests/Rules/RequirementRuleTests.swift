import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rules 4: failure requirements.
@MainActor
final class RequirementRuleTests {
  lazy var bench = Bench()
  let questions = Questions()

  private func tap(_ name: String, taps: Int = 1, to view: UIView? = nil) -> UITapGestureRecognizer
  {
    let tap = bench.add(UITapGestureRecognizer(), name, to: view)
    tap.numberOfTapsRequired = taps
    return tap
  }

  @Test("scenario 42 · 4.17 single requires double, one tap: single at the gap's end, in a flush")
  func oneTap() {
    let double = tap("double", taps: 2)
    tap("single").require(toFail: double)
    bench.play(
      """
      at      0  .1  .45  .450000001
      1       b  e
      single              ended
      V       b                c
      """
    )
  }

  @Test("4.17 while it waits it excludes no other, cancels nothing, and is possible to others")
  func withheld() {
    let blocker = bench.custom("blocker")
    blocker.isSilent = true
    blocker.reactions["e"] = { own, _, _ in own.state = .failed }
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: blocker)
    let other = bench.custom("other", to: bench.p)
    other.isSilent = true
    other.preventsOthers = false
    other.reactions["m"] = { own, _, _ in
      expectEqual(pan.state, .possible)
      own.state = .changed
    }
    other.cancelsTouchesInView = false
    bench.play(
      """
      at     0  .1        .2         .3
      1      b  +30       +5         e
      other     began     changed
      pan                            began ended
      V      b         m          m              c
      """
    )
  }

  @Test(
    "scenario 41 · 4.18 single requires double, a double tap: double only, and both reset"
  )
  func doubleTap() {
    let double = tap("double", taps: 2)
    tap("single").require(toFail: double)
    bench.play(
      """
      at      0  .1  .2  .3         1  1.1  1.5
      1       b  e   b   e          b  e
      double             ended
      single                                ended
      V       b      b         c c  b             c
      """
    )
  }

  @Test("scenario 45 · 4.18 a pan requires a swipe, and the swipe is recognized: the pan fails")
  func swipeFirst() {
    let swipe = bench.add(UISwipeGestureRecognizer(), "swipe")
    bench.add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
    bench.play(
      """
      at     0  .05  .1     .2   .3
      1      b  +20  +40    +40  e
      swipe          ended
      V      b  m         c
      """
    )
  }

  @Test("4.18 the pan continues when the swipe fails")
  func swipeFails() {
    let swipe = bench.add(UISwipeGestureRecognizer(), "swipe")
    bench.add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
    bench.play(
      """
      at     0  .05    .1       .3       .6       .7
      1      b  +0,20  +0,31    +0,40    +0,10    e
      pan              began    changed  changed  ended
      V      b  m            c
      """
    )
  }

  @Test("scenario 44 · 4.18 a pan requires a tap, and the finger lifts after 30 pt: the tap only")
  func tapBeforePan() {
    let tap = tap("tap")
    bench.add(UIPanGestureRecognizer(), "pan").require(toFail: tap)
    bench.play("at   0  .1   .2\n1    b  +30  e\ntap          ended\nV    b  m          c")
  }

  @Test("4.19 a pan that continued while it waited reports its beginning first")
  func releasedPan() {
    let tap = tap("tap")
    bench.add(UIPanGestureRecognizer(), "pan").require(toFail: tap)
    bench.play(
      """
      at   0  .1   .2   .3       .4       .5
      1    b  +30  +10  +20      +10      e
      pan               began    changed  ended
      V    b  m    m          c
      """
    )
  }

  @Test("4.20 a continuous gesture that ended before its release sends began and ended together")
  func releasedLate() {
    let double = tap("double", taps: 2)
    let own = bench.custom("own")
    own.isSilent = true
    own.require(toFail: double)
    own.reactions["b"] = { own, _, _ in own.state = .began }
    own.reactions["e"] = { own, _, _ in own.state = .ended }
    bench.play(
      """
      at   0  .1  .5
      1    b  e
      own         began ended
      V    b                  c
      """
    )
  }

  @Test("4.20 a discrete one sends only ended")
  func releasedDiscrete() {
    let double = tap("double", taps: 2)
    let own = bench.custom("own")
    own.isSilent = true
    own.require(toFail: double)
    own.reactions["e"] = { own, _, _ in own.state = .ended }
    bench.play("at   0  .1  .5\n1    b  e\nown         ended\nV    b            c")
  }

  @Test(
    "scenario 46 · 4.21 a required recognizer that is disabled, removed or elsewhere causes no waiting",
    arguments: 0..<4
  )
  func notTakingPart(variant: Int) {
    let double = tap("double", taps: 2)
    tap("single").require(toFail: double)
    switch variant {
    case 0: double.isEnabled = false
    case 1: bench.v.removeGestureRecognizer(double)
    case 2:
      bench.view("W", CGRect(x: 300, y: 0, width: 9, height: 9), in: bench.p).addGestureRecognizer(
        double
      )
    default: double.allowedTouchTypes = [2]
    }
    bench.play("at      0  .1\n1       b  e\nsingle     ended\nV       b         c")
  }

  @Test(
    "4.21 a required one that is cancelled before it began, or disabled while others wait, releases them"
  )
  func disabledWhileWaiting() {
    let double = tap("double", taps: 2)
    tap("single").require(toFail: double)
    bench.when("off") { double.isEnabled = false }
    bench.play(
      """
      at      0  .1  .2
      1       b  e
      do             off
      single         ended
      V       b            c
      """
    )
  }

  @Test("4.22 each of the four ways to require makes one wait", arguments: 0..<4)
  func dynamic(variant: Int) {
    let (first, second) = (bench.custom("first"), bench.custom("second"))
    for own in [first, second] { own.isSilent = true }
    first.delaysTouchesEnded = true
    first.reactions["e"] = { own, _, _ in own.state = .ended }
    switch variant {
    case 0: first.waitsFor = { $0 === second }
    case 1: second.isWaitedForBy = { $0 === first }
    case 2:
      first.delegate = questions
      questions.requires = { $1 === second }
    default:
      second.delegate = questions
      questions.isRequired = { $1 === first }
    }
    bench.when("fail") { second.state = .failed }
    bench.play(
      """
      at     0  .1  .2
      1      b  e
      do            fail
      first         ended
      V      b            c
      """
    )
  }

  @Test("4.22 it is asked once an attempt, when both take part, before any touch; false is no veto")
  func askedOnce() {
    let (first, second) = (bench.custom("first"), bench.custom("second"))
    for own in [first, second] {
      own.delegate = questions
      own.reactions["e"] = { own, _, _ in own.state = .failed }
    }
    var isAskedBeforeTouches = true
    questions.requires = { [self] one, other in
      isAskedBeforeTouches = isAskedBeforeTouches && bench.log.isEmpty
      return one === first
    }
    bench.down(1, 10, 10, at: 0)
    bench.move(1, 20, 10, at: 0.1)
    let asked = questions.asked.filter { $0.hasPrefix("require") }
    expectEqual(Set(asked).count, asked.count)
    #expect(asked.contains("require first second") && asked.contains("require second first"))
    #expect(isAskedBeforeTouches)
    bench.up(1, at: 0.2)
    questions.asked = []
    _ = bench.take()
    bench.down(1, 10, 10, at: 1)
    #expect(questions.asked.contains("require first second"))
  }

  @Test("4.23 the requirement that would close a cycle is refused with a line in the log")
  func circle() {
    var lines: [String] = []
    bench.application.onLog = { lines.append($0) }
    let (a, b, c) = (tap("a"), tap("b"), tap("c"))
    a.require(toFail: b)
    b.require(toFail: c)
    #expect(lines.isEmpty)
    c.require(toFail: a)
    a.require(toFail: a)
    expectEqual(lines.count, 2)
    bench.tap(at: 0)
    expectEqual(bench.take(), ["V b", "c!ended", "V c"])
  }

  @Test("4.23 answers that would close a cycle are refused as well")
  func dynamicCircle() {
    var lines: [String] = []
    bench.application.onLog = { lines.append($0) }
    let (a, b) = (tap("a"), tap("b"))
    for tap in [a, b] { tap.delegate = questions }
    questions.requires = { _, _ in true }
    bench.tap(at: 0)
    expectEqual(lines.count, 1)
    expectEqual(bench.take().filter { $0.contains("!") }.count, 1)
  }
}
