import Expectations
import Testing
import TouchCore
import UIKit

/// Clients that change the scroll view in any call.
@MainActor
struct ScrollMutationTests {
  private static let calls = [
    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging+", "willBeginDecelerating",
    "didEndDecelerating", "didEndScrollingAnimation",
  ]

  private static let deeds: [(name: String, act: @MainActor (UIScrollView) -> Void)] = [
    ("remove", { $0.removeFromSuperview() }),
    ("move", { $0.contentOffset = CGPoint(x: 0, y: 700) }),
    ("jump", { $0.setContentOffset(CGPoint(x: 0, y: 700), animated: false) }),
    ("animate", { $0.setContentOffset(CGPoint(x: 0, y: 700), animated: true) }),
    ("shrink", { $0.contentSize.height = 900 }),
    ("inset", { $0.contentInset.top = 300 }),
    ("disable", { $0.isScrollEnabled = false }),
    (
      "toggle",
      {
        $0.isScrollEnabled = false; $0.isScrollEnabled = true
      }
    ),
    ("stop", { $0.stopScrollingAndZooming() }),
    ("resize", { $0.frame.size.height = 300 }),
    ("rebound", { $0.bounces = false }),
    ("page", { $0.isPagingEnabled = true }),
    ("fail", { $0.panGestureRecognizer.state = .failed }),
    ("nan", { $0.contentOffset = CGPoint(x: 0, y: CGFloat.nan) }),
  ]

  @Test(
    "8.10 whatever a client does in any call, each beginning has one end and the offset is finite"
  )
  func anything() {
    for call in Self.calls {
      for deed in Self.deeds {
        let s = ScrollBench()
        var left = 2
        s.delegate.reactions[call] = { view in
          guard left > 0 else { return }
          left -= 1
          deed.act(view)
        }
        s.flick(by: -12)
        s.wait(until: 0.4)
        s.bench.down(1, 200, 500, at: 0.5)
        s.bench.up(at: 0.6)
        s.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        s.flick(from: 100, by: 20, at: 0.7)
        s.rest()
        let calls = s.calls()
        func count(_ prefix: String) -> Int { calls.filter { $0.hasPrefix(prefix) }.count }
        let name = "\(deed.name) in \(call): \(calls)"
        expectEqual(count("willBeginDragging"), count("didEndDragging"), "\(name)")
        expectEqual(count("willBeginDecelerating"), count("didEndDecelerating"), "\(name)")
        if let promise = calls.lastIndex(of: "didEndDragging+") {
          #expect(calls[promise...].contains("didEndDecelerating"), "\(name)")
        }
        #expect(s.y.isFinite)
        #expect(!s.scrollView.isDragging && !s.scrollView.isDecelerating, "\(name)")
        #expect(!s.scrollView.isTracking, "\(name)")
      }
    }
  }

  @Test("8.10 a deceleration that the delegate replaces as it is announced begins and ends")
  func replacedDeceleration() {
    let s = ScrollBench()
    s.delegate.reactions["didEndDragging+"] = {
      $0.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    }
    s.flick(by: -12)
    s.rest()
    expectEqual(s.y, 700)
    expectEqual(
      s.calls().filter { $0 != "didScroll" },
      [
        "willBeginDragging", "willEndDragging", "didEndDragging+", "willBeginDecelerating",
        "didEndDecelerating", "didEndScrollingAnimation",
      ]
    )
  }

  @Test("8.10 a delegate may be deallocated in any call")
  func noDelegate() {
    for call in Self.calls {
      let s = ScrollBench()
      s.delegate.reactions[call] = { $0.delegate = nil }
      s.flick(by: -12)
      s.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      s.rest()
      #expect(!s.scrollView.isDecelerating && !s.scrollView.isScrollAnimating)
    }
  }

  @Test("8.10 a scroll view that is released during its deceleration leaves nothing behind")
  func letGo() {
    weak var gone: UIScrollView?
    let bench = Bench()
    do {
      let view = UIScrollView(frame: bench.window.bounds)
      view.contentSize = CGSize(width: 400, height: 9000)
      bench.window.addSubview(view)
      bench.down(1, 200, 700, at: 0)
      for step in 1...10 { bench.move(1, 200, 700 - 10 * Double(step), at: 0.008 * Double(step)) }
      bench.up(at: 0.088)
      #expect(view.isDecelerating)
      gone = view
      view.removeFromSuperview()
    }
    bench.wait(until: 5)
    expectNil(gone)
    #expect(bench.application.isQuiet)
  }

  @Test("8.6 an interruption ends a drag, and content beyond its edge returns")
  func interruption() {
    let s = ScrollBench()
    _ = s.drag(from: 100, by: 10, steps: 30)
    #expect(s.y < -50)
    s.bench.interrupt(at: 0.5)
    #expect(!s.scrollView.isDragging && !s.scrollView.isTracking)
    s.rest()
    expectEqual(s.y, 0)
    expectEqual(
      s.calls().filter { $0 != "didScroll" },
      [
        "willBeginDragging", "didEndDragging+", "willBeginDecelerating", "didEndDecelerating",
      ]
    )
  }

  @Test("8.1 a client can keep one axis fixed during a drag and after it")
  func keptAxis() {
    let s = ScrollBench(content: CGSize(width: 4000, height: 9000))
    s.delegate.reactions["didScroll"] = { view in
      if view.contentOffset.x != 0 { view.contentOffset.x = 0 }
    }
    s.bench.down(1, 300, 700, at: 0)
    for step in 1...10 {
      s.bench.move(1, 300 - 7 * Double(step), 700 - 10 * Double(step), at: 0.008 * Double(step))
    }
    s.bench.up(at: 0.088)
    s.rest()
    expectEqual(s.scrollView.contentOffset.x, 0)
    #expect(s.y > 200)
  }

  @Test("8.1 a scroll view lays out once a turn in which its content moved")
  func layout() {
    let s = ScrollBench(make: { LaidOut(frame: $0) })
    let view = s.scrollView as? LaidOut
    view?.layoutIfNeeded()
    s.wait(until: 0.5)
    view?.count = 0
    let lift = s.flick(by: -8, steps: 25, at: 1)
    s.wait(until: lift + 0.02)
    // 25 moves, of which the first two are within the slop; then the frames.
    expectEqual(view?.count, 24 + 1)
    let before = view?.count ?? 0
    s.wait(until: lift + 0.52)
    #expect((29...31).contains((view?.count ?? 0) - before))
  }

  @Test("8.1 content that is recentred while it decelerates keeps its velocity")
  func recentred() {
    let s = ScrollBench(offset: CGPoint(x: 0, y: 3000))
    var recentred = false
    s.delegate.reactions["didScroll"] = { view in
      guard !recentred, view.isDecelerating, view.contentOffset.y > 3300 else { return }
      recentred = true
      view.contentOffset.y -= 2000
    }
    s.flick(by: -8)
    s.rest()
    #expect(recentred)
    #expect(abs(s.y - (3150 + 494.01 - 2000)) < 1e-6)
  }

  @Test("8.1 content put at its new edge during the bounce, by a control that refreshes, rests")
  func refreshing() {
    let s = ScrollBench()
    var hasRefreshed = false
    s.delegate.reactions["didScroll"] = { view in
      guard !hasRefreshed, view.isDecelerating else { return }
      hasRefreshed = true
      UIView.animate(withDuration: 0.25) {
        view.contentInset.top = 40
        view.contentOffset.y = -40
      }
    }
    let lift = s.drag(from: 100, by: 10, steps: 30)
    s.bench.up(at: lift)
    s.rest()
    #expect(hasRefreshed)
    expectEqual(s.y, -40)
    expectEqual(s.calls().last, "didEndDecelerating")
  }

  @Test("8.2 indicators show while the content moves, follow it, and fade")
  func indicators() {
    let s = ScrollBench()
    let count = s.scrollView.subviews.count
    _ = s.drag(by: -8, steps: 10)
    expectEqual(s.scrollView.subviews.count, count + 1)
    guard let indicator = s.scrollView.subviews.last else { return }
    expectEqual(indicator.alpha, 1)
    #expect(indicator.backgroundColor != nil)
    expectEqual(indicator.frame.height, 794 * 0.08)
    expectEqual(indicator.frame.maxX, 397)
    let before = indicator.frame.minY - s.scrollView.contentOffset.y
    s.bench.up(at: 0.088)
    s.wait(until: 1)
    #expect(indicator.frame.minY - s.scrollView.contentOffset.y > before)
    s.rest()
    expectEqual(indicator.alpha, 0)
    #expect(s.bench.application.isQuiet)
    s.scrollView.flashScrollIndicators()
    expectEqual(indicator.alpha, 1)
    s.rest()
    expectEqual(indicator.alpha, 0)
    s.scrollView.showsVerticalScrollIndicator = false
    s.scrollView.flashScrollIndicators()
    expectEqual(indicator.alpha, 0)
  }

  @Test("8.13 content moved during its motion to a page ends that much further, inside its range")
  func movedOnItsWayToAPage() {
    for (height, end) in [(8000.0, 850.0), (1600, 800)] {
      let s = ScrollBench(content: CGSize(width: 400, height: height))
      s.scrollView.isPagingEnabled = true
      s.flick(by: -12)
      #expect(s.scrollView.isDecelerating)
      s.wait(until: 0.3)
      let before = s.y
      #expect(before > 240 && before < 740)
      s.scrollView.contentOffset.y += 50
      expectEqual(s.y, before + 50)
      s.rest()
      #expect((s.y - end).magnitude < 0.001)
    }
  }
}

/// Counts its layouts.
private final class LaidOut: UIScrollView {
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
