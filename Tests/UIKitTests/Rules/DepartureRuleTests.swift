import Expectations
import Testing
import TouchCore
import UIKit

/// Views that leave with a touch, and touches that are released outside a pass.
@MainActor
struct DepartureRuleTests {
  @Test(
    "3.8 with 3.10: a responder that received a touch through a removed view receives its cancellation"
  )
  func forwardedThroughRemovedView() {
    let bench = Bench()
    bench.v.forwards = true
    bench.when("remove") { [unowned bench] in bench.v.removeFromSuperview() }
    bench.play("at  0  .1        .2  .3\n1   b            +9  e\ndo     remove\nP   b         c")
    expectNil(bench.v.next)
  }

  @Test(
    "3.8 with 3.10: the cancellation follows the chain of removals, through controllers as well"
  )
  func forwardedThroughRemovedChain() {
    let bench = Bench()
    let controller = UIViewController()
    let middle = LoggingView(frame: bench.window.bounds)
    let inner = LoggingView(frame: bench.window.bounds)
    middle.forwards = true
    inner.forwards = true
    controller.view = middle
    bench.v.addSubview(middle)
    middle.addSubview(inner)
    bench.v.forwards = true
    bench.down(1, 10, 10, at: 0)
    inner.removeFromSuperview()
    middle.removeFromSuperview()
    bench.v.removeFromSuperview()
    bench.wait(until: 0.1)
    expectEqual(bench.take(), ["P b", "P c"])
    expectNil(inner.next)
    expectNil(controller.next)
  }

  @Test("3.10 a view that is put back before the flush keeps its touch and its chain")
  func putBack() {
    let bench = Bench()
    bench.v.forwards = true
    bench.down(1, 10, 10, at: 0)
    bench.v.removeFromSuperview()
    bench.p.addSubview(bench.v)
    bench.move(1, 20, 10, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["P b", "P m", "P e"])
  }

  @Test("3.10 removed inside a forwarded callback, the view's chain receives the end once")
  func removedFromForwardedCallback() {
    let bench = Bench()
    bench.v.forwards = true
    bench.p.onTouch = { [unowned bench] letter, _ in
      if letter == "m" { bench.v.removeFromSuperview() }
    }
    bench.play("at  0  .1    .2  .3\n1   b  +5    +5  e\nP   b  m  c")
  }

  @Test("3.10 a view that left with a touch isn't retained beyond the flush")
  func departedViewsGo() {
    let bench = Bench()
    weak var gone: LoggingView?
    do {
      let view = bench.view("W", bench.window.bounds, in: bench.window)
      gone = view
      bench.down(1, 10, 10, at: 0)
      view.removeFromSuperview()
    }
    bench.wait(until: 0.1)
    bench.up(1, at: 0.2)
    bench.wait(until: 0.3)
    expectEqual(bench.take(), ["W b", "W c"])
    expectNil(gone)
  }

  @Test("5.4 a delayed beginning is delivered in the next flush once the delay is disabled")
  func delayedBeginningFreed() {
    let bench = Bench()
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    bench.down(1, 10, 10, at: 0)
    expectEqual(bench.take(), [])
    pan.delaysTouchesBegan = false
    bench.wait(until: 0.1)
    expectEqual(bench.take(), ["V b"])
  }

  @Test("5.6 a delayed lift is delivered in the next flush once the delay is disabled")
  func delayedLiftFreed() {
    let bench = Bench()
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    bench.tap(at: 0)
    expectEqual(bench.take(), ["V b"])
    tap.delaysTouchesEnded = false
    bench.wait(until: 0.11)
    expectEqual(bench.take(), ["V e"])
  }

  @Test("4.25 a touch that is ignored between events isn't delayed any more")
  func ignoredBetweenEvents() throws {
    let bench = Bench()
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    var seen: UIEvent?
    let own = LoggingEvents { seen = $0 }
    bench.v.addGestureRecognizer(own)
    bench.down(1, 10, 10, at: 0)
    let event = try #require(seen)
    let touch = try #require(event.allTouches?.first)
    pan.ignore(touch, for: event)
    bench.wait(until: 0.1)
    expectEqual(bench.take(), ["V b"])
    bench.move(1, 60, 10, at: 0.2)
    bench.up(1, at: 0.3)
    expectEqual(bench.take(), ["V m", "V e"])
  }

  @Test("10.3 a future frame that a timer sends is delivered at its own time")
  func frameAhead() {
    let bench = Bench()
    bench.add(UILongPressGestureRecognizer(), "press")
    var times: [Double] = []
    bench.v.onTouch = { letter, event in
      times.append(event?.timestamp ?? -1)
      if letter == "e" { expectEqual(CACurrentMediaTime(), 1.5) }
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      bench.down(1, 10, 10, at: 1.2)
      bench.up(1, at: 1.5)
      bench.note("timer done")
    }
    Timer.scheduledTimer(withTimeInterval: 1.3, repeats: false) { _ in bench.note("timer later") }
    bench.wait(until: 3)
    expectEqual(bench.take(), ["timer done", "V b", "timer later", "V e"])
    expectEqual(times, [1.2, 1.5])
  }

  @Test("10.3 a frame beyond the time to which the clock is advanced advances it further")
  func frameBeyond() {
    let bench = Bench()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in bench.down(1, 10, 10, at: 2) }
    Timer.scheduledTimer(withTimeInterval: 1.8, repeats: false) { _ in bench.note("timer") }
    bench.wait(until: 1.5)
    expectEqual(bench.take(), ["timer", "V b"])
    expectEqual(bench.application.now, .seconds(2))
  }

  @Test("10.3 a frame that a timer sends while a later one waits goes first")
  func frameBetween() {
    let bench = Bench()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in bench.down(1, 10, 10, at: 1.5)
    }
    bench.frame([(2, .began, 20, 20)], at: 2)
    bench.up(1, at: 3)
    expectEqual(bench.take(), ["V b", "V b", "V e"])
    expectEqual(bench.application.now, .seconds(3))
  }

  @Test("4.28 a recognizer whose view moves to another window between two taps has failed")
  func otherWindow() {
    let bench = Bench()
    let other = UIWindow(frame: bench.window.frame)
    let view = bench.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: bench.v)
    let taps = bench.add(UITapGestureRecognizer(), "taps", to: view)
    taps.numberOfTapsRequired = 2
    bench.tap(50, 50, at: 0)
    other.addSubview(view)
    other.makeKeyAndVisible()
    bench.tap(50, 50, at: 0.2)
    expectEqual(bench.take(), ["A b", "A c", "A b"])
    // The second tap was the first of an attempt, and one that only left for a moment goes on.
    view.removeFromSuperview()
    other.addSubview(view)
    bench.tap(50, 50, at: 0.5)
    expectEqual(bench.take(), ["A b", "taps!ended", "A c", "A c"])
  }

  @Test(
    "4.28 a recognizer that is added to a view in another window is cancelled, and begins there"
  )
  func addedInOtherWindow() {
    let bench = Bench()
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    let window = UIWindow(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    window.isHidden = false
    let view = bench.view("W", window.bounds, in: window)
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 120, 100, at: 0.1)
    view.addGestureRecognizer(pan)
    #expect(pan.view === view && bench.v.gestureRecognizers == nil)
    bench.move(1, 140, 100, at: 0.2)
    bench.up(1, at: 0.3)
    expectEqual(bench.take().filter { $0.hasPrefix("pan") }, ["pan!began", "pan!cancelled"])
    bench.down(1, 100, 500, at: 1)
    bench.move(1, 120, 500, at: 1.1)
    expectEqual(bench.take().filter { $0.hasPrefix("pan") }, ["pan!began"])
  }

  @Test("4.28 recognizers that the action of one of them moves to a view on top go on there")
  func moved() {
    let bench = Bench()
    let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    bench.add(pinch, "pinch")
    bench.add(turn, "turn")
    let copy = LoggingView(frame: bench.v.frame)
    bench.reactions["pinch!began"] = { [unowned bench] in
      bench.window.addSubview(copy)
      for recognizer in [pinch, turn] { copy.addGestureRecognizer(recognizer) }
    }
    bench.frame([(1, .began, 50, 50), (2, .began, 70, 50)], at: 0)
    bench.frame([(1, .moved, 40, 50), (2, .moved, 80, 50)], at: 0.1)
    #expect(bench.v.gestureRecognizers == nil && pinch.view === copy && turn.view === copy)
    bench.frame([(1, .moved, 30, 50), (2, .moved, 90, 50)], at: 0.2)
    #expect(pinch.state == .changed && turn.state == .possible)
    bench.frame([(1, .ended, 30, 50), (2, .ended, 90, 50)], at: 0.3)
    expectEqual(
      bench.take().filter { $0.contains("!") },
      ["pinch!began", "pinch!changed", "pinch!ended"]
    )
    bench.frame([(1, .began, 50, 50), (2, .began, 70, 50)], at: 1)
    bench.frame([(1, .moved, 60, 30), (2, .moved, 60, 70)], at: 1.1)
    #expect(turn.state == .began && turn.view === copy && bench.v.gestureRecognizers == nil)
  }
}

/// Forwards the events that it receives.
private final class LoggingEvents: UIGestureRecognizer {
  private let hear: (UIEvent) -> Void

  init(_ hear: @escaping (UIEvent) -> Void) {
    self.hear = hear
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { hear(event) }
}
