import Expectations
import Testing
import TouchCore
import UIKit

/// What content receives of touches, and how the scroll view handles them (rules 8.1 to 8.8).
@MainActor
struct ScrollTouchRuleTests {
  @Test(
    "8.1 the offset is the bounds' origin; setting it calls the delegate at once, setting the bounds doesn't"
  )
  func offset() {
    let s = ScrollBench()
    s.scrollView.contentOffset = CGPoint(x: 0, y: 120)
    expectEqual(s.scrollView.bounds.origin, CGPoint(x: 0, y: 120))
    expectEqual(s.take(), ["S didScroll"])
    s.scrollView.contentOffset = CGPoint(x: 0, y: 120)
    expectEqual(s.take(), [])
    s.scrollView.bounds.origin = CGPoint(x: 0, y: 300)
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 0, y: 300))
    expectEqual(s.take(), [])
    s.scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 0, y: 300))
  }

  @Test(
    "8.2 a scroll view has a pan and a touch-delay recognizer, and a pinch if the limits allow zooming"
  )
  func recognizers() {
    let s = ScrollBench()
    let view = s.scrollView
    expectEqual(view.gestureRecognizers?.count, 2)
    expectEqual(view.gestureRecognizers?.contains(view.panGestureRecognizer), true)
    expectEqual(view.gestureRecognizers?.filter { $0.delaysTouchesBegan }.count, 1)
    expectNil(view.pinchGestureRecognizer)
    view.maximumZoomScale = 3
    #expect(view.pinchGestureRecognizer?.view === view)
    view.maximumZoomScale = 1
    expectNil(view.pinchGestureRecognizer)
    expectEqual(view.gestureRecognizers?.count, 2)
  }

  @Test("8.3 content receives its touch after 0.15 seconds, and not before")
  func delay() {
    let s = ScrollBench()
    s.bench.down(1, 200, 400, at: 1)
    s.wait(until: 1.149)
    expectEqual(s.take(), [])
    s.wait(until: 1.15)
    expectEqual(s.take(), ["V b"])
    s.bench.up(at: 1.3)
    expectEqual(s.take(), ["V e"])
  }

  @Test("scenario 82 · 8.3 as a picture: content receives each touch in its own frame")
  func noDelayPicture() {
    let s = ScrollBench()
    s.scrollView.delaysContentTouches = false
    s.bench.play("at  0         .05\n1   b200,400  e\nV      b      e")
  }

  @Test("scenario 82 · 8.3 if touches aren't delayed, content receives them at once")
  func noDelay() {
    let s = ScrollBench()
    s.scrollView.delaysContentTouches = false
    expectEqual(s.scrollView.gestureRecognizers?.count, 1)
    s.bench.down(1, 200, 400, at: 0)
    expectEqual(s.take(), ["V b"])
    s.bench.up(at: 0.05)
    expectEqual(s.take(), ["V e"])
    s.scrollView.delaysContentTouches = true
    s.bench.down(1, 200, 400, at: 1)
    expectEqual(s.take(), [])
  }

  @Test(
    "scenario 72 · 8.4, 8.6 a fast drag: content receives nothing, the drag begins and then scrolls by 10"
  )
  func fastDrag() {
    let s = ScrollBench()
    s.bench.play(
      """
      at  0         .05                          .1         .15
      1   b200,700  +0,-20                       +0,-10     +0,-10
      S             willBeginDragging didScroll  didScroll  didScroll
      """
    )
    expectEqual(s.y, 30)
    expectEqual(s.delegate.offsets.first, CGPoint(x: 0, y: 10))
  }

  @Test("scenario 75 · 8.4 a quick tap: content receives both phases in the lift's pass")
  func quickTap() {
    let s = ScrollBench()
    s.bench.play(
      """
      at  0         .08
      1   b200,400  e
      V             b e
      """
    )
  }

  @Test("8.4 a finger that rests and then drags: began, then cancelled")
  func holdThenDrag() {
    let s = ScrollBench()
    s.bench.play(
      """
      at  0         .15  .3                                     .4
      1   b200,700       +0,-40                                 +0,-5
      S                  willBeginDragging didScroll            didScroll
      V             b                                c
      """
    )
  }

  @Test("scenario 73 · 8.5 a button that received its touch keeps it: nothing scrolls")
  func buttonKeeps() {
    let s = ScrollBench()
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    s.scrollView.addSubview(button)
    s.bench.down(1, 200, 400, at: 0)
    s.wait(until: 0.3)
    #expect(button.isTracking)
    s.bench.move(1, 200, 360, at: 0.35)
    s.bench.move(1, 200, 300, at: 0.4)
    #expect(button.isTracking)
    expectEqual(s.y, 0)
    expectEqual(s.calls(), [])
    s.bench.up(at: 0.5)
    // A quick drag over the button scrolls: the button didn't receive the touch.
    s.flick(from: 400, by: -10, at: 1)
    expectEqual(s.calls().first, "willBeginDragging")
  }

  @Test(
    "8.5 content that can't be cancelled keeps its touches, and so does what the subclass names"
  )
  func cancelling() {
    let s = ScrollBench(make: { Asking(frame: $0) })
    let view = s.scrollView as? Asking
    s.scrollView.canCancelContentTouches = false
    _ = s.drag(by: -1, steps: 0)
    s.wait(until: 0.2)
    s.bench.move(1, 200, 600, at: 0.3)
    expectEqual(s.take(), ["V b", "V m"])
    s.bench.up(at: 0.4)
    _ = s.take()
    s.scrollView.canCancelContentTouches = true
    for keeps in [true, false] {
      view?.keeps = keeps
      let time = keeps ? 1.0 : 2
      s.bench.down(1, 200, 700, at: time)
      s.wait(until: time + 0.2)
      s.bench.move(1, 200, 600, at: time + 0.3)
      expectEqual(s.scrollView.isDragging, !keeps)
      s.bench.up(at: time + 0.35)
    }
    expectEqual(view?.cancelAsked, ["V", "V"])
  }

  @Test(
    "8.5 touchesShouldBegin refuses touches for content, and is asked when they would be delivered"
  )
  func gate() {
    let s = ScrollBench(make: { Asking(frame: $0) })
    let view = s.scrollView as? Asking
    view?.refuses = true
    s.bench.down(1, 200, 400, at: 0)
    expectEqual(view?.beginAsked, [])
    s.wait(until: 0.2)
    expectEqual(view?.beginAsked, ["V"])
    s.bench.move(1, 200, 402, at: 0.3)
    s.bench.up(at: 0.4)
    expectEqual(s.take(), [])
    s.bench.tap(200, 400, at: 1, for: 0.05)
    expectEqual(s.take(), [])
    view?.refuses = false
    s.bench.tap(200, 400, at: 2, for: 0.05)
    expectEqual(s.take(), ["V b", "V e"])
    view?.refuses = true
    view?.delaysContentTouches = false
    view?.beginAsked = []
    s.bench.down(1, 200, 400, at: 3)
    s.bench.move(1, 200, 402, at: 3.1)
    s.bench.up(at: 3.2)
    expectEqual(s.take(), [])
    expectEqual(view?.beginAsked, ["V"])
  }

  @Test("8.6 it tracks from the touch on, and drags from the slop on")
  func flags() {
    let s = ScrollBench()
    let view = s.scrollView
    #expect(!view.isTracking && !view.isDragging)
    s.bench.down(1, 200, 700, at: 0)
    #expect(view.isTracking && !view.isDragging)
    s.bench.move(1, 200, 690.5, at: 0.02)
    #expect(view.isTracking && !view.isDragging)
    expectEqual(s.take(), [])
    s.bench.move(1, 200, 690, at: 0.03)
    #expect(view.isTracking && view.isDragging)
    expectEqual(s.take(), ["S willBeginDragging"])
    s.bench.move(1, 200, 680, at: 0.04)
    s.delegate.reactions["didEndDragging+"] = { view in
      #expect(!view.isTracking && !view.isDragging)
    }
    s.bench.up(at: 0.05)
    #expect(!view.isTracking && !view.isDragging && view.isDecelerating)
    s.rest()
    #expect(!view.isDecelerating)
    s.bench.down(1, 200, 700, at: 10)
    s.bench.up(at: 10.1)
    #expect(!view.isTracking)
  }

  @Test("8.7 content that fits doesn't drag, unless it always bounces")
  func fitting() {
    for (height, always, drags) in [
      (800.0, false, false), (800.5, false, true), (300, true, true), (300, false, false),
    ] {
      let s = ScrollBench(content: CGSize(width: 400, height: height))
      s.scrollView.alwaysBounceVertical = always
      s.flick(by: -10)
      expectEqual(s.calls().isEmpty, !drags)
      s.rest()
      expectEqual(s.y, (height > 800 ? 0.5 : 0))
    }
    let s = ScrollBench(content: CGSize(width: 300, height: 300))
    s.scrollView.alwaysBounceVertical = true
    s.scrollView.bounces = false
    s.flick(by: -10)
    expectEqual(s.calls(), [])
  }

  @Test("8.7 only moving fingers scroll: a resting one doesn't count")
  func restingFinger() {
    let s = ScrollBench(offset: CGPoint(x: 0, y: 3000))
    s.bench.down(1, 300, 400, at: 0)
    s.bench.down(2, 100, 700, at: 0.01)
    for step in 1...50 {
      s.bench.move(2, 100, 700 - 4 * Double(step), at: 0.01 + 0.008 * Double(step))
    }
    let before = s.y
    #expect(before > 3150)
    for step in 51...100 {
      s.bench.move(2, 100, 700 - 4 * Double(step), at: 0.01 + 0.008 * Double(step))
    }
    #expect(abs(s.y - before - 200) < 1e-6)
    // The resting finger takes over when it moves alone, without a jump.
    for step in 1...50 {
      s.bench.move(1, 300, 400 + 4 * Double(step), at: 1 + 0.008 * Double(step))
    }
    #expect(abs(s.y - before) < 8)
  }

  @Test("8.7 6.6 beside a resting finger, the first move of another scrolls, however far it jumps")
  func jumpBesideResting() {
    let s = ScrollBench()
    s.bench.down(1, 300, 400, at: 0)
    s.bench.down(2, 100, 700, at: 0.2)
    s.bench.move(2, 100, 660, at: 0.22)
    #expect(abs(s.y - 30) < 1e-9)
    s.bench.move(2, 100, 640, at: 0.23)
    #expect(abs(s.y - 50) < 1e-9)
    s.bench.up(2, at: 0.24)
    #expect(abs(s.y - 50) < 1e-9)
    s.bench.up(1, at: 0.25)
    expectEqual(s.calls().prefix(2), ["willBeginDragging", "didScroll"])
  }

  @Test("8.7 a wheel or a touchpad scrolls as a finger does")
  func wheel() {
    let s = ScrollBench()
    for step in 0..<10 {
      s.bench.application.receive(
        ScrollInput(
          time: .milliseconds(Int64(step) * 8),
          phase: step == 0 ? .began : .changed,
          position: Point(x: 200, y: 400),
          delta: Vector(dx: 0, dy: -8)
        )
      )
    }
    expectEqual(s.y, 70)
    #expect(s.scrollView.isDragging)
    s.bench.application.receive(
      ScrollInput(
        time: .seconds(1),
        phase: .ended,
        position: Point(x: 200, y: 400),
        delta: .zero
      )
    )
    #expect(!s.scrollView.isDragging)
    expectEqual(s.y, 70)
  }

  @Test("8.7 fingers that join and leave never make the content jump")
  func joining() {
    let s = ScrollBench(offset: CGPoint(x: 0, y: 3000))
    _ = s.drag(from: 600, by: -5, steps: 20)
    let y = s.y
    s.bench.down(2, 50, 100, at: 0.3)
    expectEqual(s.y, y)
    s.bench.move(1, 200, 499, at: 0.31)
    #expect(abs(s.y - y - 1) < 1e-9)
    s.bench.up(1, at: 0.32)
    #expect(abs(s.y - y - 1) < 1e-9)
    s.bench.move(2, 50, 98, at: 0.33)
    #expect(abs(s.y - y - 3) < 1e-9)
    s.bench.up(2, at: 0.34)
    expectEqual(s.calls().filter { $0.hasPrefix("didEndDragging") }.count, 1)
  }

  @Test(
    "8.8 with the directional lock a drag within 30° of an axis is locked to it, a diagonal isn't"
  )
  func directionalLock() {
    for (dx, dy, x, y) in [
      (-20.0, -40.0, 0.0, 40.0), (-20, -30, 20, 30), (-40, -20, 40, 0),
    ] {
      let s = ScrollBench(content: CGSize(width: 4000, height: 4000))
      s.scrollView.isDirectionalLockEnabled = true
      s.bench.down(1, 300, 700, at: 0)
      s.bench.move(1, 300 + dx, 700 + dy, at: 0.02)
      let start = s.scrollView.contentOffset
      s.bench.move(1, 300 + 2 * dx, 700 + 2 * dy, at: 0.04)
      let end = s.scrollView.contentOffset
      #expect(abs(Double(end.x - start.x) - x) < 1e-9)
      #expect(abs(Double(end.y - start.y) - y) < 1e-9)
      s.bench.up(at: 0.05)
      expectEqual((s.delegate.velocity?.x == 0), (x == 0))
      expectEqual((s.delegate.velocity?.y == 0), (y == 0))
    }
  }

  @Test("8.19 timers run while a finger scrolls")
  func timers() {
    let s = ScrollBench()
    var fired = 0
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in fired += 1 }
    _ = s.drag(by: -2, steps: 125)
    #expect(s.scrollView.isTracking)
    expectEqual(fired, 10)
  }
}

/// A scroll view whose answers a test sets.
private final class Asking: UIScrollView {
  var keeps = false
  var refuses = false
  var beginAsked: [String] = []
  var cancelAsked: [String] = []

  override func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    beginAsked.append((view as? LoggingView)?.mark ?? "?")
    return !refuses
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    cancelAsked.append((view as? LoggingView)?.mark ?? "?")
    return !keeps && super.touchesShouldCancel(in: view)
  }
}
