import Testing
import TouchCore
import UIKit

/// Client code that calls the engine from inside its own callbacks.
@Suite("Calls from inside a pass") @MainActor
struct ReentranceTests {
  @Test("10.3 a frame that comes from an action in a flush waits for the flush's end")
  func frameInFlush() {
    let bench = Bench()
    bench.add(UILongPressGestureRecognizer(), "press")
    bench.reactions["press!began"] = { bench.up(at: 0.5) }
    bench.down(1, 100, 100, at: 0)
    bench.wait(until: 1)
    #expect(bench.take() == ["V b", "press!began", "V c", "press!ended"])
  }

  @Test("10.3 a frame that comes from an action in a pass is a pass of its own")
  func frameInPass() {
    let bench = Bench()
    bench.add(UIPanGestureRecognizer(), "pan")
    bench.reactions["pan!began"] = { bench.up(at: 0.1) }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 120, 100, at: 0.1)
    #expect(bench.take() == ["V b", "pan!began", "V c", "pan!ended"])
  }

  @Test("10.3 the clock stands still in an action: no timer comes between it and the views")
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
    #expect(bench.take() == ["V b", "pan!began", "V c"])
    #expect(bench.application.now == .seconds(0.1))
    bench.wait(until: 1)
    #expect(bench.take() == ["press!began"])
  }

  @Test("10.3 the clock stands still in a hit test: a touch is whole before anybody hears of it")
  func advanceInHitTest() {
    let bench = Bench()
    let hold = bench.add(UILongPressGestureRecognizer(), "press")
    hold.numberOfTouchesRequired = 2
    hold.delaysTouchesBegan = true
    let tester = HitTester(frame: bench.window.bounds)
    bench.v.addSubview(tester)
    tester.onHit = { bench.wait(until: 3) }
    bench.frame([(1, .began, 10, 10), (2, .began, 20, 20)], at: 0)
    #expect(bench.application.now == .zero)
    #expect(bench.take() == [])
  }
}

private final class HitTester: UIView {
  var onHit: () -> Void = {}

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    onHit()
    return nil
  }
}
