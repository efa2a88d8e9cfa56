import Expectations
import Testing
import TouchCore
import UIKit

/// Insets, and nested scroll views (rules 8.16, 8.17).
@MainActor
struct ScrollNestingRuleTests {
  @Test("8.16 the range is −inset to content + inset − bounds, and never less than −inset")
  func range() {
    let s = ScrollBench(content: CGSize(width: 400, height: 1000))
    s.scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    expectEqual(s.scrollView.adjustedContentInset.top, 30)
    expectEqual(s.calls(), ["didChangeInset"])
    s.flick(by: -20)
    s.rest()
    expectEqual(s.y, 250)
    s.flick(from: 100, by: 20, at: 10)
    s.rest()
    expectEqual(s.y, -30)
    let short = ScrollBench(content: CGSize(width: 400, height: 100))
    short.scrollView.contentInset.top = 30
    short.scrollView.alwaysBounceVertical = true
    short.flick(by: -20)
    short.rest()
    expectEqual(short.y, -30)
  }

  @Test("8.16 the safe area is added by the policy")
  func safeArea() {
    let s = ScrollBench(content: CGSize(width: 400, height: 5000))
    s.bench.window.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10))
    let view = s.scrollView
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    expectEqual(s.y, -44)
    #expect(s.take().contains("S didChangeInset"))
    view.contentInsetAdjustmentBehavior = .always
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10))
    view.contentInsetAdjustmentBehavior = .never
    expectEqual(view.adjustedContentInset, .zero)
    expectEqual(s.y, 0)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    view.contentInset.top = 6
    expectEqual(view.adjustedContentInset.top, 50)
    view.contentSize.height = 100
    expectEqual(view.adjustedContentInset.top, 6)
    view.alwaysBounceHorizontal = true
    expectEqual(view.adjustedContentInset.left, 10)
  }

  @Test("8.16 resting content is clamped to a range that changes, moving content continues in it")
  func changes() {
    let s = ScrollBench(offset: CGPoint(x: 0, y: 9000))
    s.scrollView.contentSize.height = 2000
    expectEqual(s.y, 1200)
    s.scrollView.contentOffset.y = 500
    let lift = s.flick(by: -12)
    s.wait(until: lift + 0.1)
    let before = s.y
    s.scrollView.contentSize.height = 2400
    expectEqual(s.y, before)
    s.rest()
    #expect(s.y > 1200 && s.y <= 1600)
    s.scrollView.contentOffset.y = 800
    let again = s.flick(by: -8, at: 20)
    s.wait(until: again + 0.1)
    let place = s.y
    s.scrollView.contentSize.height = 1000
    expectEqual(s.y, place)
    s.rest()
    expectEqual(s.y, 200)
    s.scrollView.frame.size.height = 900
    s.scrollView.layoutIfNeeded()
    expectEqual(s.y, 100)
  }

  /// A pager with a page that scrolls vertically.
  private func nested() -> (ScrollBench, inner: UIScrollView, log: ScrollLog) {
    let s = ScrollBench(content: CGSize(width: 2000, height: 800))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    inner.contentSize = CGSize(width: 400, height: 3000)
    s.scrollView.addSubview(inner)
    let log = ScrollLog()
    log.write = { call in s.bench.note("I \(call)") }
    inner.delegate = log
    return (s, inner, log)
  }

  @Test("8.17 the deeper scroll view wins where both could move")
  func deeperWins() {
    let s = ScrollBench()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    inner.contentSize = CGSize(width: 400, height: 3000)
    s.scrollView.addSubview(inner)
    s.flick(by: -8)
    s.rest()
    #expect(inner.contentOffset.y > 100)
    expectEqual(s.y, 0)
    // Near its end it bounces; the outer one doesn't take over during a drag.
    inner.contentOffset.y = 2199
    _ = s.drag(by: -8, steps: 20, at: 20)
    #expect(inner.contentOffset.y > 2200)
    expectEqual(s.y, 0)
    s.bench.up(at: 21)
    s.rest()
    expectEqual(inner.contentOffset.y, 2200)
  }

  @Test("8.17 a scroll view that can't move along a drag leaves it to the enclosing one")
  func axes() {
    let (s, inner, log) = nested()
    s.bench.down(1, 300, 400, at: 0)
    for step in 1...10 { s.bench.move(1, 300 - 10 * Double(step), 400, at: 0.008 * Double(step)) }
    #expect(s.scrollView.isDragging)
    #expect(!inner.isDragging)
    expectEqual(s.scrollView.contentOffset.x, 90)
    // No hand-off: a vertical drag from here moves nothing.
    for step in 1...10 {
      s.bench.move(1, 200, 400 - 10 * Double(step), at: 0.1 + 0.008 * Double(step))
    }
    expectEqual(inner.contentOffset, .zero)
    s.bench.up(at: 0.4)
    s.rest()
    s.scrollView.contentOffset = .zero
    s.bench.down(1, 300, 400, at: 10)
    for step in 1...10 {
      s.bench.move(1, 300, 400 - 10 * Double(step), at: 10 + 0.008 * Double(step))
    }
    #expect(inner.isDragging && !s.scrollView.isDragging)
    expectEqual(inner.contentOffset.y, 90)
    s.bench.up(at: 10.3)
    withExtendedLifetime(log) {}
  }

  @Test("8.17 one that doesn't bounce leaves a drag beyond its edge to the enclosing one")
  func hardEdge() {
    let s = ScrollBench(offset: CGPoint(x: 0, y: 500))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 500, width: 400, height: 800))
    inner.contentSize = CGSize(width: 400, height: 3000)
    inner.bounces = false
    s.scrollView.addSubview(inner)
    _ = s.drag(from: 300, by: 8, steps: 10)
    expectEqual(s.y, 430)
    expectEqual(inner.contentOffset.y, 0)
    s.bench.up(at: 1)
  }

  @Test("8.17 a subclass that is a gesture delegate allows its pan simultaneously with others")
  func simultaneous() {
    let s = ScrollBench()
    let inner = Together(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    inner.contentSize = CGSize(width: 400, height: 3000)
    s.scrollView.addSubview(inner)
    _ = s.drag(by: -8, steps: 10)
    expectEqual(inner.contentOffset.y, 70)
    expectEqual(s.y, 70)
    s.bench.up(at: 1)
  }

  @Test("8.17 a pan that was moved to another view still scrolls, and still asks the scroll view")
  func movedPan() {
    let s = ScrollBench(size: CGSize(width: 400, height: 200))
    s.bench.v.addGestureRecognizer(s.scrollView.panGestureRecognizer)
    s.bench.window.bringSubviewToFront(s.bench.p)
    _ = s.drag(by: -8, steps: 10)
    expectEqual(s.y, 70)
    s.bench.up(at: 1)
    s.rest()
    s.scrollView.contentSize.height = 10
    _ = s.drag(by: -8, steps: 10, at: 20)
    #expect(!s.scrollView.isDragging)
    s.bench.up(at: 21)
  }
}

/// A scroll view whose pan is recognized simultaneously with others.
private final class Together: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
