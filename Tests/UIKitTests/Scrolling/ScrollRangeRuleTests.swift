import Expectations
import Testing
import TouchCore
import UIKit

/// Ranges that change while content moves, or while a finger rests on it (rule 8.16).
@MainActor
struct ScrollRangeRuleTests {
  /// The offsets of each frame until the content rests.
  private func course(_ s: ScrollBench, from time: Double) -> [Double] {
    var offsets = [s.y]
    for frame in 1...240 {
      s.wait(until: time + Double(frame) / 60)
      offsets.append(s.y)
    }
    return offsets
  }

  /// The longest step of a course.
  private func longestStep(_ offsets: [Double]) -> Double {
    zip(offsets, offsets.dropFirst()).map { abs($1 - $0) }.max() ?? 0
  }

  @Test("8.16 pull to refresh: an inset set at the end of the drag, and the bounce leads to it")
  func pullToRefresh() {
    for call in ["willEndDragging", "didEndDragging+", "willBeginDecelerating"] {
      let s = ScrollBench()
      s.delegate.reactions[call] = { view in
        let before = view.contentOffset
        view.contentInset.top = 60
        expectEqual(view.contentOffset, before)
      }
      let end = s.drag(from: 100, by: 10, steps: 30)
      s.bench.up(at: end + 0.008)
      let offsets = course(s, from: end + 0.008)
      #expect(offsets.first ?? 0 < -100)
      expectEqual(s.y, -60, "\(call)")
      // It comes down without turning round, and without a jump.
      for (one, next) in zip(offsets.dropFirst(3), offsets.dropFirst(4)) { #expect(next >= one) }
      #expect(longestStep(offsets) < 30)
      let calls = s.calls().filter { $0 != "didScroll" && $0 != "didChangeInset" }
      expectEqual(
        calls,
        [
          "willBeginDragging", "willEndDragging", "didEndDragging+", "willBeginDecelerating",
          "didEndDecelerating",
        ]
      )
    }
  }

  @Test("8.16 pull to refresh: an inset that takes in content as it bounces back holds it there")
  func insetDuringBounce() {
    let insets: [@MainActor (CGFloat) -> CGFloat] = [{ _ in 44 }, { -$0 }]
    for inset in insets {
      let s = ScrollBench()
      s.delegate.reactions["didScroll"] = { view in
        guard view.isDecelerating, -44..<0 ~= view.contentOffset.y else { return }
        view.contentInset.top = inset(view.contentOffset.y)
      }
      let end = s.drag(from: 100, by: 10, steps: 30)
      s.bench.up(at: end + 0.008)
      let offsets = course(s, from: end + 0.008)
      #expect(s.y < -20)
      expectEqual(s.y, -Double(s.scrollView.contentInset.top))
      #expect(longestStep(offsets) < 40)
      expectEqual(s.calls().filter { $0 == "didEndDecelerating" }.count, 1)
    }
  }

  @Test("8.16 load more: content that grows at the end of a drag takes the throw up")
  func loadMore() {
    for call in ["willEndDragging", "didEndDragging+", "willBeginDecelerating"] {
      let s = ScrollBench(content: CGSize(width: 400, height: 2000), offset: CGPoint(x: 0, y: 900))
      s.delegate.reactions[call] = { $0.contentSize.height = 9000 }
      let lift = s.flick(by: -16)
      let start = s.y
      let offsets = course(s, from: lift)
      #expect(abs(s.y - start - 1990 * 0.499) < 1e-6, "\(call)")
      #expect(longestStep(offsets) < 34)
    }
  }

  @Test("8.16 content that shrinks during a throw: it comes back into its range by the same motion")
  func shrinking() {
    for call in ["willEndDragging", "didEndDragging+", "willBeginDecelerating", "didScroll"] {
      let s = ScrollBench(offset: CGPoint(x: 0, y: 3000))
      s.delegate.reactions[call] = { view in
        guard call != "didScroll" || view.isDecelerating else { return }
        view.contentSize.height = 3850
      }
      let lift = s.flick(by: -16)
      let offsets = course(s, from: lift)
      expectEqual(s.y, 3050, "\(call)")
      #expect(longestStep(offsets) < 40)
      expectEqual(s.calls().filter { $0 == "didEndDecelerating" }.count, 1)
    }
  }

  @Test("8.16 a throw that a client stops bouncing just beyond the edge comes back to the edge")
  func stopsBouncing() {
    for beyond in [0.01, 0.2, 0.49, 0.6, 3] {
      let s = ScrollBench(offset: CGPoint(x: 0, y: 3000))
      let lift = s.flick(by: -16)
      var hasChanged = false
      s.delegate.reactions["didScroll"] = { view in
        guard !hasChanged, view.contentOffset.y > 3400 else { return }
        hasChanged = true
        view.contentSize.height = view.contentOffset.y - CGFloat(beyond) + view.bounds.height
        view.bounces = false
      }
      _ = course(s, from: lift)
      #expect(hasChanged)
      expectEqual(
        s.scrollView.contentOffset.y,
        s.scrollView.contentSize.height - s.scrollView.bounds.height
      )
      expectEqual(s.calls().filter { $0 == "didEndDecelerating" }.count, 1)
    }
  }

  @Test("8.16 a range that changes while a finger rests on the content holds at once, for one move")
  func resting() {
    let deeds: [@MainActor (UIScrollView) -> Void] = [
      { $0.contentSize.height = 2000 }, { $0.contentInset.bottom = -8000 },
      {
        $0.frame.size.height = 9500
        $0.layoutIfNeeded()
      },
    ]
    for (deed, end) in zip(deeds, [1200.0, 1200, 500]) {
      let s = ScrollBench(offset: CGPoint(x: 0, y: 9000))
      s.bench.down(1, 200, 400, at: 0)
      s.wait(until: 0.3)
      _ = s.take()
      deed(s.scrollView)
      expectEqual(s.y, end)
      expectEqual(s.take().filter { $0 == "S didScroll" }.count, 1)
      s.bench.up(at: 0.5)
      s.rest()
      expectEqual(s.y, end)
      #expect(!s.take().contains("S didScroll"))
    }
  }

  @Test("8.16 a range that changes in a tap's action, in touchDown or by a timer holds")
  func actions() {
    let s = ScrollBench(offset: CGPoint(x: 0, y: 9000))
    let tap = UITapGestureRecognizer()
    s.bench.add(tap, "tap", to: s.content)
    s.bench.reactions["tap!ended"] = { s.scrollView.contentSize.height = 2000 }
    s.bench.tap(200, 400, at: 0)
    expectEqual(s.y, 1200)
    let button = UIButton(frame: CGRect(x: 0, y: 1200, width: 400, height: 800))
    s.scrollView.addSubview(button)
    button.addAction(UIAction { _ in s.scrollView.contentSize.height = 1500 }, for: .touchDown)
    s.bench.down(1, 200, 100, at: 1)
    s.wait(until: 1.5)
    expectEqual(s.y, 700)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      s.scrollView.contentSize.height = 1000
    }
    s.wait(until: 2)
    expectEqual(s.y, 200)
    s.bench.up(at: 2.1)
    expectEqual(s.y, 200)
  }

  @Test("8.16 a finger that holds the content keeps it; at the lift it moves into the range")
  func held() {
    let s = ScrollBench(offset: CGPoint(x: 0, y: 5000))
    let lift = s.flick(by: -16)
    s.wait(until: lift + 0.2)
    s.bench.down(1, 200, 400, at: lift + 0.2)
    let y = s.y
    s.scrollView.contentSize.height = 3000
    expectEqual(s.y, y)
    s.bench.up(at: lift + 0.5)
    expectEqual(s.y, y)
    s.rest()
    expectEqual(s.y, 2200)
    let calls = s.calls().filter { $0 != "didScroll" && $0 != "didEndDragging+" }
    expectEqual(calls.filter { $0.hasSuffix("Decelerating") }.count, 2)
  }

  @Test("8.15, 8.16 an animated offset ends in the range in force, with one end")
  func animated() {
    for (height, end) in [(2000.0, 1200.0), (20000, 5000)] {
      let s = ScrollBench(offset: CGPoint(x: 0, y: 1000))
      s.scrollView.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
      var time = 0.0
      var offsets = [s.y]
      for frame in 1...60 {
        time = Double(frame) / 60
        s.wait(until: time)
        if frame == 5 { s.scrollView.contentSize.height = CGFloat(height) }
        offsets.append(s.y)
      }
      expectEqual(s.y, end)
      expectEqual(s.calls().filter { $0 == "didEndScrollingAnimation" }.count, 1)
      // The range changes at 5 frames: no step is longer than the longest of the whole animation.
      #expect(longestStep(offsets) < 400)
    }
    // One that changes in the last moment: the end waits for the content.
    let s = ScrollBench()
    s.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    s.wait(until: 0.29)
    let before = s.y
    s.scrollView.contentSize.height = 900
    expectEqual(s.y, before)
    s.wait(until: 0.32)
    #expect(s.scrollView.isScrollAnimating)
    #expect(s.y > 500)
    s.rest()
    expectEqual(s.y, 100)
  }

  @Test("8.15, 8.16 a tap on the status bar leads to the top in force")
  func statusBar() {
    let s = ScrollBench(offset: CGPoint(x: 0, y: 700))
    s.bench.application.tapStatusBar()
    s.wait(until: 0.1)
    s.scrollView.contentInset.top = 60
    s.rest()
    expectEqual(s.y, -60)
    expectEqual(s.calls().last, "didScrollToTop")
  }

  @Test("8.16 one change, one move: a size that changes inset and range moves resting content once")
  func once() {
    let s = ScrollBench(
      size: CGSize(width: 300, height: 400),
      content: CGSize(width: 900, height: 380)
    )
    s.bench.window.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    s.scrollView.contentOffset.x = 600
    _ = s.take()
    // The content becomes scrollable vertically, and has less of a range horizontally.
    s.scrollView.frame.size = CGSize(width: 400, height: 300)
    s.scrollView.layoutIfNeeded()
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 500, y: -44))
    expectEqual(s.take(), ["S didScroll", "S didChangeInset"])
  }

  @Test("8.16 an adjusted inset that a content size changes is told")
  func toldInset() {
    let s = ScrollBench(content: CGSize(width: 400, height: 100))
    s.bench.window.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    expectEqual(s.scrollView.adjustedContentInset, .zero)
    _ = s.take()
    s.scrollView.contentSize.height = 3000
    expectEqual(s.scrollView.adjustedContentInset.top, 44)
    expectEqual(s.y, -44)
    expectEqual(s.take(), ["S didScroll", "S didChangeInset"])
    // So is one that a new location changes.
    s.scrollView.frame.origin.y = 30
    expectEqual(s.scrollView.adjustedContentInset.top, 14)
    expectEqual(s.y, -14)
  }

  @Test("8.1, 8.16 stopping content beyond its edge leaves it inside its range")
  func stopped() {
    let s = ScrollBench()
    let end = s.drag(from: 100, by: 10, steps: 30)
    s.bench.up(at: end + 0.008)
    s.wait(until: end + 0.05)
    #expect(s.y < -20)
    s.scrollView.stopScrollingAndZooming()
    expectEqual(s.y, 0)
    #expect(!s.scrollView.isDecelerating)
  }
}
