import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A bench with a triggered tap on its view that logs its count at each action.
@MainActor
final class TriggerBench {
  let bench: Bench
  let tap: TriggeredTapGestureRecognizer
  private var heard: Heard?
  var reaction: () -> Void = {}

  init() {
    bench = Bench()
    tap = TriggeredTapGestureRecognizer()
    let heard = Heard { [unowned self] in
      bench.note("\(tap.count)\(tap.state == .recognized ? "" : " \(tap.state)")")
      reaction()
    }
    self.heard = heard
    tap.addTarget(heard, action: Selector(Heard.act))
    bench.view.addGestureRecognizer(tap)
  }

  func trigger(at time: Double) { bench.play(.down(1, 100, 400), at: time) }

  /// A tap of a finger, 0.05 s long.
  func tap(_ finger: Int = 2, x: Double = 300, at time: Double, for length: Double = 0.05) {
    bench.play(.down(finger, x, 400), at: time)
    bench.play(.up(finger), at: time + length)
  }
}

@MainActor
struct TriggeredTapTests {
  @Test(
    "Deliberate gestures 2 the count rises with each tap of another finger while the trigger rests"
  )
  func counts() {
    let it = TriggerBench()
    it.trigger(at: 0)
    expectEqual(it.tap.count, 0)
    #expect(it.tap.trigger != nil)
    for number in 0..<5 { it.tap(at: 0.5 + Double(number) * 0.3) }
    expectEqual(it.bench.take(), ["1", "2", "3", "4", "5"])
  }

  @Test(
    "Deliberate gestures 2 after the trigger lifts the count stays, and the next trigger starts at 0"
  )
  func standsStill() {
    let it = TriggerBench()
    it.trigger(at: 0)
    it.tap(at: 0.5)
    it.tap(at: 1)
    it.bench.play(.up(1), at: 1.5)
    expectEqual(it.tap.count, 2)
    expectNil(it.tap.trigger)
    it.bench.wait(until: 2)
    expectEqual(it.tap.count, 2)
    it.bench.play(.down(3, 100, 400), at: 3)
    expectEqual(it.tap.count, 0)
    it.tap(at: 3.5)
    expectEqual(it.bench.take(), ["1", "2", "1"])
  }

  @Test("Deliberate gestures 2 a trigger that lifts without a tap leaves a count of 0")
  func noTap() {
    let it = TriggerBench()
    it.trigger(at: 0)
    it.bench.play(.up(1), at: 1)
    expectEqual(it.bench.take(), [])
    expectEqual(it.tap.count, 0)
    expectEqual(it.bench.view.touches, "be")
  }

  @Test(
    "Deliberate gestures 2 fingers that land together trigger nothing, and no later finger taps"
  )
  func together() {
    let it = TriggerBench()
    it.bench.play(.down(1, 100, 400), .down(2, 200, 400), at: 0)
    it.tap(3, at: 0.5)
    it.bench.play(.up(2), at: 1)
    it.tap(3, at: 1.5)
    expectEqual(it.bench.take(), [])
    it.bench.play(.up(1), at: 2)
    it.trigger(at: 3)
    it.tap(at: 3.5)
    expectEqual(it.bench.take(), ["1"])
  }

  @Test(
    "Deliberate gestures 2 a trigger must be the only touch on the screen, also of those outside the view"
  )
  func onlyTouch() {
    let it = TriggerBench()
    let elsewhere = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    it.bench.window.addSubview(elsewhere)
    it.bench.play(.down(9, 50, 50), at: 0)
    it.trigger(at: 0.5)
    it.tap(at: 1)
    expectEqual(it.bench.take(), [])
    it.bench.play(.up(1), at: 2)
    it.bench.play(.up(9), at: 2.1)
    it.trigger(at: 3)
    it.bench.play(.down(9, 50, 50), at: 3.5)
    it.tap(at: 4)
    expectEqual(it.bench.take(), ["1"], "a later finger elsewhere isn't a tap")
  }

  @Test(
    "Deliberate gestures 2 two fingers that tap at once don't count, a single one afterwards does"
  )
  func twoAtOnce() {
    for counted in [0, 1] {
      let it = TriggerBench()
      it.trigger(at: 0)
      if counted == 1 { it.tap(at: 0.5) }
      _ = it.bench.take()
      // In one frame, and one after the other; neither lift counts.
      it.bench.play(.down(2, 200, 400), .down(3, 300, 400), at: 1)
      it.bench.play(.up(2), at: 1.1)
      it.bench.play(.up(3), at: 1.2)
      it.bench.play(.down(2, 200, 400), at: 2)
      it.bench.play(.down(3, 300, 400), at: 2.1)
      it.bench.play(.up(2), at: 2.2)
      it.bench.play(.down(2, 200, 400), at: 2.3)
      it.bench.play(.up(3), at: 2.4)
      it.bench.play(.up(2), at: 2.5)
      expectEqual(it.bench.take(), [])
      it.tap(at: 3)
      expectEqual(it.bench.take(), ["\(counted + 1)"])
    }
  }

  @Test("Deliberate gestures 2 the delay separates the trigger and the first tap")
  func delayFromTrigger() {
    expectEqual(TriggeredTapGestureRecognizer().minimumDelay, 0.1)
    for (delay, time, expected) in [
      (0.1, 0.099, []), (0.1, 0.1, ["1"]), (0.5, 0.499, []), (0.5, 0.5, ["1"]), (0, 0.001, ["1"]),
    ] {
      let it = TriggerBench()
      it.tap.minimumDelay = delay
      it.trigger(at: 0)
      it.tap(at: time)
      expectEqual(it.bench.take(), expected, "\(time) of \(delay)")
    }
  }

  @Test("Deliberate gestures 2 the delay separates each tap from the next")
  func delayBetweenTaps() {
    for (gap, expected) in [(0.199, ["1"]), (0.2, ["1", "2"])] {
      let it = TriggerBench()
      it.tap.minimumDelay = 0.2
      it.trigger(at: 0)
      it.tap(at: 1, for: 0.25)
      it.tap(at: 1.25 + gap)
      expectEqual(it.bench.take(), expected, "\(gap)")
      it.tap(at: 2)
      expectEqual(it.tap.count, expected.count + 1)
    }
  }

  @Test("Deliberate gestures 2 limit: the tap's duration")
  func longestTap() {
    for (limit, length, expected) in [(0.3, 0.3, ["1"]), (0.3, 0.301, []), (nil, 30, ["1"])] {
      let it = TriggerBench()
      it.tap.maximumTapDuration = limit
      it.trigger(at: 0)
      it.tap(at: 1, for: length)
      expectEqual(it.bench.take(), expected, "\(length)")
    }
  }

  @Test(
    "Deliberate gestures 2 limit: the tapping finger's movement, at any time and at the lift"
  )
  func tapMovement() {
    for (limit, x, expected) in [
      (20 as CGFloat?, 320.0, ["1"]), (20, 320.1, []), (20, 279.9, []), (nil, 10, ["1"]),
    ] {
      for comesBack in [true, false] {
        let it = TriggerBench()
        it.tap.allowableTapMovement = limit
        it.trigger(at: 0)
        it.bench.play(.down(2, 300, 400), at: 1)
        it.bench.play(.move(2, x, 400), at: 1.1)
        if comesBack { it.bench.play(.move(2, 300, 400), at: 1.2) }
        it.bench.play(.up(2), at: 1.3)
        expectEqual(it.bench.take(), expected, "\(x)")
      }
    }
  }

  @Test(
    "Deliberate gestures 2 limit: the trigger's movement, before and after the first tap"
  )
  func triggerMovement() {
    for (limit, x, expected) in [
      (20 as CGFloat?, 120.0, ["1"]), (20, 120.1, []), (nil, 300, ["1"]),
    ] {
      for counted in [0, 1] {
        let it = TriggerBench()
        it.tap.allowableTriggerMovement = limit
        it.trigger(at: 0)
        if counted == 1 { it.tap(at: 0.5) }
        _ = it.bench.take()
        it.bench.play(.move(1, x, 400), at: 0.9)
        it.tap(at: 1)
        let log = it.bench.take()
        expectEqual(log, expected.map { _ in "\(counted + 1)" }, "\(x) after \(counted)")
      }
    }
  }

  @Test("Deliberate gestures 2 limit: the distance of trigger and tap")
  func distance() {
    for (limit, x, expected) in [
      (80 as CGFloat?, 180.0, ["1"]), (80, 179.9, []), (nil, 101, ["1"]),
    ] {
      let it = TriggerBench()
      it.tap.minimumDistance = limit
      it.trigger(at: 0)
      it.tap(x: x, at: 1)
      expectEqual(it.bench.take(), expected, "\(x)")
    }
  }

  @Test("Deliberate gestures 2 no limit is set by default")
  func guards() {
    let tap = TriggeredTapGestureRecognizer()
    expectNil(tap.maximumTapDuration)
    expectNil(tap.allowableTapMovement)
    expectNil(tap.allowableTriggerMovement)
    expectNil(tap.minimumDistance)
  }

  @Test(
    "Deliberate gestures 2 a trigger that was lifted since the last tap triggers nothing, even if the lift wasn't delivered"
  )
  func liftedUnseen() {
    let it = TriggerBench()
    it.trigger(at: 0)
    it.tap(at: 0.5)
    it.bench.play(.up(1), at: 1)
    // The next finger is a trigger itself: another one taps beside it.
    it.tap(at: 1.5)
    expectEqual(it.bench.take(), ["1"])
    expectEqual(it.tap.count, 0)
  }

  @Test(
    "Deliberate gestures 2 a trigger that lifts during a tap invalidates that tap"
  )
  func liftedInTap() {
    for counted in [0, 1] {
      let it = TriggerBench()
      it.trigger(at: 0)
      if counted == 1 { it.tap(at: 0.5) }
      it.bench.play(.down(2, 300, 400), at: 1)
      it.bench.play(.up(1), at: 1.1)
      it.bench.play(.up(2), at: 1.2)
      expectEqual(it.tap.count, counted)
      it.bench.play(.down(3, 300, 400), at: 2)
      it.bench.play(.down(4, 100, 400), at: 3)
      it.bench.play(.up(4), at: 3.1)
      expectEqual(it.bench.take(), (counted == 1 ? ["1", "1"] : ["1"]))
    }
  }

  @Test("Deliberate gestures 2 trigger and tap that lift in one frame count nothing")
  func liftedTogether() {
    for counted in [0, 1] {
      let it = TriggerBench()
      it.trigger(at: 0)
      if counted == 1 { it.tap(at: 0.5) }
      it.bench.play(.down(2, 300, 400), at: 1)
      it.bench.play(.up(1), .up(2), at: 1.1)
      expectEqual(it.tap.count, counted)
    }
  }

  @Test(
    "Deliberate gestures 2 a cancelled tap doesn't count, a cancelled trigger ends"
  )
  func cancelled() {
    for counted in [0, 1] {
      let it = TriggerBench()
      it.trigger(at: 0)
      if counted == 1 { it.tap(at: 0.5) }
      it.bench.play(.down(2, 300, 400), at: 1)
      it.bench.play(.cancel(2), at: 1.1)
      expectEqual(it.tap.count, counted)
      it.tap(at: 1.5)
      expectEqual(it.tap.count, counted + 1)
      it.bench.play(.cancel(1), at: 2)
      it.tap(at: 2.5)
      expectEqual(it.bench.take(), (counted == 1 ? ["1", "2"] : ["1"]))
    }
  }

  @Test(
    "Deliberate gestures 2 a tap that the delegate refuses doesn't count, and the trigger stays"
  )
  func refused() {
    let it = TriggerBench()
    let delegate = Refusing()
    it.tap.delegate = delegate
    it.trigger(at: 0)
    it.tap(at: 0.5)
    expectEqual(it.tap.count, 0)
    delegate.refuses = false
    it.tap(at: 1)
    it.tap(at: 1.5)
    expectEqual(it.bench.take(), ["1", "2"])
  }

  @Test("Deliberate gestures 2 a finger that another gesture takes stops being the trigger")
  func prevented() {
    let it = TriggerBench()
    let pan = UIPanGestureRecognizer()
    it.bench.view.addGestureRecognizer(pan)
    it.trigger(at: 0)
    it.bench.play(.move(1, 150, 400), at: 0.3)
    expectEqual(pan.state, .began)
    it.tap(at: 1)
    expectEqual(it.bench.take(), [])
    expectEqual(it.tap.count, 0)
  }

  @Test("Deliberate gestures 2 removing all targets doesn't stop the count")
  func targetsRemoved() {
    let it = TriggerBench()
    it.tap.removeTarget(nil, action: nil)
    it.trigger(at: 0)
    it.tap(at: 0.5)
    it.tap(at: 1)
    expectEqual(it.tap.count, 2)
  }

  @Test("Deliberate gestures 2 lifts aren't delayed while the trigger rests")
  func lifts() {
    let it = TriggerBench()
    it.tap.cancelsTouchesInView = false
    it.trigger(at: 0)
    it.tap.maximumTapDuration = 0.1
    it.tap(at: 0.5, for: 0.2)
    expectEqual(it.bench.view.touches, "bbe")
  }

  @Test(
    "Deliberate gestures 2 a finger that comes after the trigger ended doesn't hide why it ended"
  )
  func thirdFinger() {
    let it = TriggerBench()
    it.trigger(at: 0)
    it.tap(at: 0.5)
    it.bench.play(.down(3, 300, 400), at: 1)
    it.bench.play(.up(1), at: 1.1)
    it.bench.play(.down(4, 200, 400), at: 1.2)
    expectEqual(it.tap.gestureReason, .measured(.tooFewTouches, 1, limit: 2))
    expectEqual(it.bench.take(), ["1"])
  }

  @Test(
    "Deliberate gestures 2 fingers of a new attempt have their own reason, not the last trigger's"
  )
  func ownReason() {
    let it = TriggerBench()
    it.trigger(at: 0)
    it.tap(at: 0.5)
    it.bench.play(.up(1), at: 1)
    it.bench.play(.down(3, 300, 400), .down(4, 200, 400), at: 2)
    expectEqual(it.tap.gestureReason, .measured(.tooManyTouches, 2, limit: 1))
  }
}
