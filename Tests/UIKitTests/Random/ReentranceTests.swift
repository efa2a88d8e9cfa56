import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Client code that calls the engine from inside its own callbacks.
@MainActor
struct ReentranceTests {
  @Test("10.3 a frame sent by an action in a flush waits for the flush's end")
  func frameInFlush() {
    let bench = Bench()
    bench.add(UILongPressGestureRecognizer(), "press")
    bench.reactions["press!began"] = { bench.up(at: 0.5) }
    bench.down(1, 100, 100, at: 0)
    bench.wait(until: 1)
    expectEqual(bench.take(), ["V b", "press!began", "V c", "press!ended"])
  }

  @Test("10.3 a frame sent by an action in a pass is a pass of its own")
  func frameInPass() {
    let bench = Bench()
    bench.add(UIPanGestureRecognizer(), "pan")
    bench.reactions["pan!began"] = { bench.up(at: 0.1) }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 120, 100, at: 0.1)
    expectEqual(bench.take(), ["V b", "pan!began", "V c", "pan!ended"])
  }

  @Test("10.3 the clock doesn't advance in an action: no timer fires between it and the views")
  func advanceInAction() {
    let bench = Bench()
    let answers = Answers()
    answers.together = [("pan", "press")]
    let press = bench.add(UILongPressGestureRecognizer(), "press")
    press.allowableMovement = 100
    bench.add(UIPanGestureRecognizer(), "pan").delegate = answers
    bench.reactions["pan!began"] = { bench.wait(until: 3) }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 120, 100, at: 0.1)
    expectEqual(bench.take(), ["V b", "pan!began", "V c"])
    expectEqual(bench.application.now, .seconds(0.1))
    bench.wait(until: 1)
    expectEqual(bench.take(), ["press!began"])
  }

  @Test("10.3 the clock doesn't advance in a hit test: a touch is complete before any callback")
  func advanceInHitTest() {
    let bench = Bench()
    let hold = bench.add(UILongPressGestureRecognizer(), "press")
    hold.numberOfTouchesRequired = 2
    hold.delaysTouchesBegan = true
    let tester = HitTester(frame: bench.window.bounds)
    bench.v.addSubview(tester)
    tester.onHit = { bench.wait(until: 3) }
    bench.frame([(1, .began, 10, 10), (2, .began, 20, 20)], at: 0)
    expectEqual(bench.application.now, .zero)
    expectEqual(bench.take(), [])
  }

  @Test("4.5 a state that reset() sets belongs to the finished attempt")
  func stateInReset() {
    let bench = Bench()
    let eager = bench.add(EagerRecognizer(), "eager")
    bench.tap(at: 0)
    bench.wait(until: 1)
    expectEqual(bench.take(), ["V b", "eager!ended", "V c"])
    expectEqual(eager.resets, 1)
    expectEqual(eager.state, .possible)
  }

  @Test("4.26 two that set each other's state for ever don't block other work")
  func pingPong() {
    let bench = Bench()
    let ping = bench.add(UITapGestureRecognizer(), "ping")
    let pong = bench.add(UITapGestureRecognizer(), "pong", to: bench.window)
    bench.reactions["ping!ended"] = { pong.state = .ended }
    bench.reactions["pong!ended"] = { ping.state = .ended }
    ping.state = .ended
    bench.wait(until: 0.1)
    let first = bench.take().count
    #expect(first > 2 && first < 20)
    bench.reactions = [:]
    bench.wait(until: 0.2)
    expectEqual(bench.take().count, 1)
    bench.wait(until: 0.3)
    expectEqual(bench.take(), [])
  }

  @Test("10.3 a frame sent by a timer is a pass of its own, at the timer's time")
  func frameInTimer() {
    let bench = Bench()
    bench.add(UITapGestureRecognizer(), "tap")
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in bench.up(at: 0.5) }
    bench.down(1, 100, 100, at: 0)
    bench.wait(until: 2)
    expectEqual(bench.take(), ["V b", "tap!ended", "V c"])
  }

  @Test("2.7 an event that a hit test sends before it is complete isn't delivered")
  func sentFromHitTest() {
    let bench = Bench()
    let tester = HitTester(frame: bench.window.bounds)
    bench.p.addSubview(tester)
    let other = UIWindow(frame: CGRect(x: 0, y: 700, width: 400, height: 100))
    other.makeKeyAndVisible()
    var seen: UIEvent?
    bench.v.onTouch = { _, event in seen = event }
    bench.tap(at: 0)
    // A finger whose lift is lost in another window begins again in this one, beside a second one.
    bench.down(1, 10, 750, at: 0.5)
    var asked = 0
    tester.onHit = {
      asked += 1
      if asked == 2, let seen { bench.window.sendEvent(seen) }
    }
    bench.frame([(1, .began, 10, 10), (2, .began, 50, 50)], at: 1)
    expectEqual(bench.take(), ["V b", "V e", "V b2"])
  }

  @Test("2.1 a view that its own hit test removes doesn't receive the touch")
  func removedByHitTest() {
    let bench = Bench()
    let tester = HitTester(frame: bench.window.bounds)
    bench.p.addSubview(tester)
    tester.onHit = { bench.v.removeFromSuperview() }
    bench.tap(at: 0)
    expectEqual(bench.take(), [])
  }

  @Test("10.3 frames sent by every callback of a pass are handled in order")
  func framesFromEverywhere() {
    let bench = Bench()
    bench.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
    bench.v.onTouch = { letter, _ in if letter == "b" { bench.move(1, 130, 100, at: 0.1) } }
    bench.reactions["pan!began"] = {
      bench.move(1, 140, 100, at: 0.2)
      bench.up(at: 0.3)
    }
    bench.down(1, 100, 100, at: 0)
    expectEqual(
      bench.take(),
      ["V b", "pan!began", "V m", "pan!changed", "V m", "pan!ended", "V e"]
    )
  }
}

/// Sets a state whenever it is called.
private final class EagerRecognizer: UIGestureRecognizer {
  private(set) var resets = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func reset() {
    resets += 1
    state = .began
    state = .ended
  }
}

private final class HitTester: UIView {
  var onHit: () -> Void = {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    onHit()
    return nil
  }
}
