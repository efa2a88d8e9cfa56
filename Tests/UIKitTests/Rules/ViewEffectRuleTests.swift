import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rules 5: what views receive.
@MainActor
final class ViewEffectRuleTests {
  lazy var bench = Bench()

  @Test("5.1 each touch of a recognized gesture is cancelled in its own view, and nothing follows")
  func ownViews() {
    let left = bench.view("L", CGRect(x: 0, y: 0, width: 150, height: 800), in: bench.p)
    _ = (left, bench.view("R", CGRect(x: 150, y: 0, width: 250, height: 800), in: bench.p))
    bench.add(UIPinchGestureRecognizer(), "pinch", to: bench.p)
    bench.play(
      """
      at     0   .1       .2       .3
      1      b   -30      -5       e
      2      b                     e
      pinch      began    changed  ended
      L      b         c
      R      b         c
      """
    )
  }

  @Test("5.1 a touch that joins an active gesture never reaches its view")
  func joining() {
    bench.add(UIPanGestureRecognizer(), "pan")
    bench.play(
      """
      at   0  .1       .2        .3       .4  .5
      1    b  +30                         e
      2                b300,300  +5           e
      pan     began              changed      ended
      V    b        c
      """
    )
  }

  @Test("5.1 a view that never received the beginning never receives anything")
  func neverHeard() {
    let own = bench.custom("own")
    own.isSilent = true
    own.delaysTouchesBegan = true
    bench.add(UIPanGestureRecognizer(), "pan", to: bench.p)
    bench.play(
      """
      at   0  .1     .2
      1    b  +20    e
      pan     began  ended
      """
    )
  }

  @Test("scenario 16 · 5.2 a tap: the action first, then the view receives the cancellation")
  func actionFirst() {
    bench.add(UITapGestureRecognizer(), "tap")
    bench.play("at   0  .1\n1    b  e\ntap     ended\nV    b         c")
  }

  @Test("5.2 with a switch the cancellation comes first")
  func cancellationFirst() {
    bench.application.gestureConstants.cancelsTouchesBeforeAction = true
    bench.add(UITapGestureRecognizer(), "tap")
    bench.play("at   0  .1\n1    b  e\ntap       ended\nV    b  c")
  }

  @Test("scenario 53 · 5.3 a pan that cancels nothing: the view keeps its moves and its end")
  func noCancellation() {
    bench.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
    bench.play(
      """
      at   0  .1       .2         .3
      1    b  +30      +10        e
      pan     began    changed    ended
      V    b        m          m        e
      """
    )
  }

  @Test("5.3 any one recognized gesture with the flag takes the touch")
  func anyOne() {
    let questions = Questions()
    questions.together = { _, _ in true }
    let gentle = bench.add(UIPanGestureRecognizer(), "gentle")
    gentle.cancelsTouchesInView = false
    gentle.delegate = questions
    bench.add(UIPanGestureRecognizer(), "strict", to: bench.p)
    bench.play(
      """
      at      0  .1        .2
      1       b  +30       e
      gentle     began     ended
      strict     began     ended
      V       b         c
      """
    )
  }

  @Test(
    "5.4 nothing reaches the view until the last such gesture fails: the original began, one move"
  )
  func delayed() {
    for name in ["one", "two"] {
      let own = bench.custom(name)
      own.isSilent = true
      own.delaysTouchesBegan = true
    }
    let recognizers = bench.v.gestureRecognizers ?? []
    bench.when("first") { recognizers[0].state = .failed }
    bench.when("second") { recognizers[1].state = .failed }
    var places: [CGFloat] = []
    var travel: CGFloat = 0
    bench.v.onTouch = { _, event in
      guard let touch = event?.allTouches?.first else { return }
      places.append(touch.location(in: nil).x)
      travel += touch.location(in: nil).x - touch.previousLocation(in: nil).x
    }
    bench.play(
      """
      at  0  .1   .2     .3   .4      .5  .6
      1   b  +10         +10          +5  e
      do          first       second
      V                       b m     m   e
      """
    )
    expectEqual(places, [100, 120, 125, 125])
    // The location before the late move is the beginning's, which was delivered before it (rule 1.7).
    expectEqual(travel, 25)
  }

  @Test("5.4 a touch that never moved gets only its beginning; two that were delayed come together")
  func delayedTogether() {
    let own = bench.custom("own")
    own.isSilent = true
    own.delaysTouchesBegan = true
    bench.when("fail") { own.state = .failed }
    bench.play(
      """
      at  0  .1  .2   .3     .4
      1   b      +9          e
      2      b               e
      do              fail
      V               b2 m   e2
      """
    )
  }

  @Test("5.4 one that fails with the lift: began and ended in that pass")
  func delayedLift() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    tap.numberOfTouchesRequired = 2
    bench.play("at  0  .1\n1   b  e\nV      b e")
  }

  @Test("5.4 one that moved and fails with the lift: no move between began and ended")
  func delayedMovedLift() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    tap.numberOfTouchesRequired = 2
    bench.play("at  0  .05  .1\n1   b  +9   e\nV           b e")
  }

  @Test(
    "scenario 55 · 5.5 a tap that delays beginnings and is recognized: the view receives nothing"
  )
  func discarded() {
    bench.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
    bench.play("at   0  .1\n1    b  e\ntap     ended")
  }

  @Test("5.5 if the gesture cancels nothing, the delayed touches are delivered after it")
  func flushed() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    tap.cancelsTouchesInView = false
    bench.play("at   0  .1\n1    b  e\ntap     ended\nV             b e")
  }

  @Test("scenario 19 · 5.6 one tap of a double tap: the view's end waits until the gap is over")
  func delayedEnd() {
    bench.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    bench.play("at  0  .1  .45  .450000001\n1   b  e\nV   b           e")
  }

  @Test("5.6 without the flag the end comes at once; recognition can't revoke it")
  func immediateEnd() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    bench.play(
      """
      at   0  .1  .2  .3
      1    b  e   b   e
      tap             ended
      V    b  e   b         c
      """
    )
  }

  @Test("5.6 recognition turns the delayed ends into cancellations")
  func heldEnds() {
    bench.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    bench.play(
      """
      at   0  .1  .2  .3
      1    b  e   b   e
      tap             ended
      V    b      b         c c
      """
    )
  }

  @Test("5.6 the last failure releases the end in the same pass")
  func endInPass() {
    bench.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    bench.play("at  0  .1  .2\n1   b  e\n2          b300,300\nV   b      e b")
  }

  @Test("5.6 no more than 64 ends wait beside a finger that never lifts: the oldest come first")
  func mostWaitingEnds() {
    let own = bench.custom("own", to: bench.p)
    own.isSilent = true
    own.delaysTouchesEnded = true
    bench.down(1, 10, 10, at: 0)
    let taps = 70
    for tap in 1...taps {
      bench.down(2, 100, 100, at: Double(tap))
      bench.up(2, at: Double(tap) + 0.1)
      let ends = bench.log.count { $0 == "V e" }
      expectEqual(ends, max(tap - 64, 0))
    }
    bench.up(1, at: 100)
    own.state = .failed
    bench.wait(until: 101)
    expectEqual(bench.log.count { $0 == "V e" }, taps + 1)
    expectEqual(bench.log.count { $0 == "V c" }, 0)
  }

  @Test(
    "5.6 of the ends that wait beside a finger that never lifts, those that waited longest are told"
  )
  func oldestWaitingEnds() {
    final class Ends: UIView {
      var places: [Double] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { Double($0.location(in: nil).x) }
      }
    }
    let own = bench.custom("own", to: bench.p)
    own.isSilent = true
    own.delaysTouchesEnded = true
    let view = Ends(frame: bench.v.bounds)
    view.isMultipleTouchEnabled = true
    bench.v.addSubview(view)
    bench.down(1, 10, 10, at: 0)
    for tap in 1...67 {
      bench.down(2, 20 + Double(tap), 100, at: Double(tap))
      bench.up(2, at: Double(tap) + 0.1)
    }
    expectEqual(view.places, [21, 22, 23])
  }

  @Test("5.4 with 5.6: a tap whose beginning waits behind 64 others is told as a whole")
  func mostWaitingBeginnings() {
    let own = bench.custom("own", to: bench.p)
    own.isSilent = true
    own.delaysTouchesEnded = true
    own.delaysTouchesBegan = true
    bench.down(1, 10, 10, at: 0)
    for tap in 1...65 {
      bench.down(2, 100, 100, at: Double(tap))
      bench.up(2, at: Double(tap) + 0.1)
    }
    expectEqual(bench.log.filter { $0.hasPrefix("V") }, ["V b", "V e"])
  }

  @Test("5.7 a waiting gesture delays touches like one that is undecided")
  func withheld() {
    let double = bench.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    let single = bench.add(UITapGestureRecognizer(), "single")
    single.delaysTouchesBegan = true
    single.require(toFail: double)
    bench.play(
      """
      at      0  .1  .5
      1       b  e
      single         ended
      """
    )
  }

  @Test(
    "5.8 a lifted touch whose end is delayed isn't active: a single-touch view receives the next"
  )
  func heldIsNotLive() {
    bench.v.isMultipleTouchEnabled = false
    bench.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 3
    bench.play("at  0  .1  .2  .3  .7\n1   b  e   b   e\nV   b      b       e e")
  }

  @Test("5.6 with 3.10: a delayed lift whose view is removed is a cancellation, once")
  func heldLiftOfLostView() {
    let own = bench.custom("own", to: bench.p)
    own.isSilent = true
    own.delaysTouchesEnded = true
    var touch: UITouch?
    var phases: [UITouch.Phase?] = []
    bench.v.onTouch = { word, event in
      touch = touch ?? event?.allTouches?.first
      phases.append(touch?.phase)
    }
    bench.down(1, 100, 100, at: 0)
    bench.up(at: 0.1)
    expectEqual(bench.take(), ["V b"])
    bench.v.removeFromSuperview()
    bench.wait(until: 0.2)
    expectEqual(phases, [.began, .cancelled])
    expectEqual(bench.take(), ["V c"])
    own.state = .failed
    bench.wait(until: 1)
    expectEqual(bench.take(), [])
  }
}
