import Expectations
import Testing
import TouchCore

@testable import UIKit

/// Views, recognizers, windows and applications that are removed during a gesture.
@MainActor
struct LeavingTests {
  @Test(
    "4.28 an application that is released with fingers down leaves recognizers that work in the next"
  )
  func applicationGone() {
    let pan = UIPanGestureRecognizer()
    weak var first: UIApplication?
    weak var oldView: UIView?
    do {
      let bench = Bench()
      first = bench.application
      oldView = bench.v
      bench.add(pan, "pan")
      bench.down(1, 100, 100, at: 0)
      bench.move(1, 150, 100, at: 0.1)
      expectEqual(bench.take(), ["V b", "pan!began", "V c"])
    }
    let bench = Bench()
    expectNil(first)
    expectNil(oldView)
    bench.add(pan, "pan")
    bench.wait(until: 0.1)
    bench.down(1, 100, 100, at: 1)
    bench.move(1, 130, 100, at: 1.1)
    expectEqual(bench.take(), ["V b", "pan!began", "V c"])
    expectEqual(pan.translation(in: nil).x, 20)
  }

  @Test("4.28 a view that moves to another application's window leaves its touches behind")
  func betweenApplications() {
    let old = Bench()
    let pan = old.add(UIPanGestureRecognizer(), "pan")
    old.down(1, 100, 100, at: 0)
    old.move(1, 150, 100, at: 0.1)
    let new = Bench()
    new.window.addSubview(old.v)
    new.down(1, 100, 100, at: 0)
    new.move(1, 150, 100, at: 0.1)
    expectEqual(old.take(), ["V b", "pan!began", "V c", "V b", "V m"])
    old.wait(until: 0.2)
    expectEqual(old.take(), ["pan!cancelled"])
    new.up(1, at: 0.3)
    new.down(1, 100, 100, at: 1)
    new.move(1, 150, 100, at: 1.1)
    expectEqual(old.take(), ["V e", "V b", "pan!began", "V c"])
    expectEqual(pan.state, .began)
  }

  @Test("4.28 removals between frames are settled before the clock advances")
  func betweenFrames() {
    let bench = Bench()
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 150, 100, at: 0.1)
    bench.v.removeGestureRecognizer(pan)
    bench.wait(until: 0.2)
    expectEqual(bench.take(), ["V b", "pan!began", "V c", "pan!cancelled"])
  }

  @Test("4.28 a recognizer that never finishes is released with its window")
  func windowGone() {
    let bench = Bench()
    weak var stuck: UIGestureRecognizer?
    do {
      let window = UIWindow(frame: bench.window.bounds)
      let recognizer = UIGestureRecognizer()
      recognizer.delaysTouchesEnded = false
      window.addGestureRecognizer(recognizer)
      window.makeKeyAndVisible()
      stuck = recognizer
      bench.down(1, 100, 100, at: 0)
    }
    bench.up(1, at: 0.1)
    expectNil(stuck)
    #expect(bench.application.gestures.receivers.isEmpty)
  }

  @Test("4.28 a gesture that client code begins without a view is cancelled in the next flush")
  func withoutView() {
    let bench = Bench()
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    bench.v.removeGestureRecognizer(pan)
    pan.state = .began
    bench.wait(until: 0.1)
    expectEqual(bench.take(), ["pan!began", "pan!cancelled"])
    #expect(bench.application.gestures.receivers.isEmpty)
  }

  @Test("4.24 a disabled one doesn't begin, whatever its state is set to")
  func disabledStays() {
    let bench = Bench()
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    pan.isEnabled = false
    pan.state = .began
    bench.wait(until: 0.1)
    pan.isEnabled = true
    bench.down(1, 100, 100, at: 1)
    bench.move(1, 150, 100, at: 1.1)
    expectEqual(bench.take(), ["V b", "pan!began", "V c"])
  }

  @Test("4.28 a tap that another's action removes in the same pass isn't sent")
  func removedByAnother() {
    let bench = Bench()
    let answers = Answers()
    answers.together = [("first", "second")]
    let second = bench.add(UITapGestureRecognizer(), "second")
    bench.add(UITapGestureRecognizer(), "first").delegate = answers
    bench.reactions["first!ended"] = { bench.v.removeGestureRecognizer(second) }
    bench.tap(at: 0)
    expectEqual(bench.take(), ["V b", "first!ended", "V c"])
  }

  @Test("4.9 a recognizer that its delegate disables while asked doesn't begin")
  func switchedOffWhileAsked() {
    let bench = Bench()
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    let delegate = Switch()
    pan.delegate = delegate
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 150, 100, at: 0.1)
    expectEqual(bench.take(), ["V b", "V m"])
    pan.delegate = nil
    bench.up(1, at: 0.2)
    bench.down(1, 100, 100, at: 1)
    bench.move(1, 150, 100, at: 1.1)
    expectEqual(bench.take(), ["V e", "V b", "pan!began", "V c"])
  }
}

/// Disables and enables a recognizer when asked whether it may begin.
@MainActor
private final class Switch: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isEnabled = false
    gestureRecognizer.isEnabled = true
    gestureRecognizer.state = .ended
    return true
  }
}
