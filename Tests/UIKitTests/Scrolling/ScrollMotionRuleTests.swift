import Expectations
import Testing
import TouchCore
import UIKit

/// The motion of released content (rules 8.9 to 8.15).
@MainActor
struct ScrollMotionRuleTests {
  @Test("8.9 beyond its edge the content follows less and less; without bouncing not at all")
  func band() {
    for bounces in [true, false] {
      let s = ScrollBench()
      s.scrollView.bounces = bounces
      // If content can't move that way the drag doesn't begin, so this one starts the other way.
      s.bench.down(1, 200, 100, at: 0)
      s.bench.move(1, 200, 80, at: 0.01)
      s.bench.move(1, 200, 390, at: 0.02)
      // 300 points beyond: 300·800·0.55/(800 + 0.55·300).
      let expected = bounces ? -300 * 800 * 0.55 / (800 + 0.55 * 300) : 0
      #expect(abs(s.y - expected) < 1e-9)
    }
  }

  @Test("8.10 a release: target and velocity, end of the drag, begin of the deceleration, its end")
  func order() {
    let s = ScrollBench()
    s.flick(by: -8)
    #expect(s.scrollView.isDecelerating)
    s.rest()
    expectEqual(
      s.calls(),
      [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging+",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
    expectEqual(s.delegate.velocity, CGPoint(x: 0, y: 1))
  }

  @Test("8.10 if nothing moves on, the end of the drag is the last call")
  func slow() {
    let s = ScrollBench()
    let end = s.drag(by: -8, steps: 10)
    s.bench.move(1, 200, 620, at: end + 0.2)
    s.bench.up(at: end + 0.3)
    expectEqual(
      s.calls(),
      ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging-"]
    )
    expectEqual(s.delegate.velocity, .zero)
    expectEqual(s.delegate.proposed, CGPoint(x: 0, y: 70))
    #expect(!s.scrollView.isDecelerating)
  }

  @Test("8.10 a rest of more than 40 ms before the lift throws nothing, a shorter one does")
  func restBeforeLift() {
    for (rest, throws_) in [(0.04, true), (0.041, false), (0.3, false)] {
      let s = ScrollBench()
      let end = s.drag(by: -8, steps: 10)
      s.bench.up(at: end + rest)
      expectEqual(s.scrollView.isDecelerating, throws_)
      expectEqual(s.delegate.velocity, CGPoint(x: 0, y: throws_ ? 1 : 0))
      // The pan keeps the velocity from before the rest (rule 6.8).
      expectEqual(s.delegate.panVelocity?.y, -1000)
    }
  }

  @Test(
    "8.10 the velocity told is 0.6, 0.35 and 0.05 of the last three intervals, the oldest first"
  )
  func weightedVelocity() {
    let s = ScrollBench()
    var y = 700.0
    s.bench.down(1, 200, y, at: 0)
    for (step, travel) in [20.0, 10, 8, 4, 2].enumerated() {
      y -= travel
      s.bench.move(1, 200, y, at: 0.01 * Double(step + 1))
    }
    s.bench.up(at: 0.06)
    let expected = 0.6 * 0.8 + 0.35 * 0.4 + 0.05 * 0.2
    #expect(abs(Double(s.delegate.velocity?.y ?? 0) - expected) < 1e-9)
  }

  @Test("8.10 when paging, a target that the delegate changes is ignored, with a line in the log")
  func pagingIgnoresTargets() {
    let s = ScrollBench(content: CGSize(width: 400, height: 8000))
    var log: [String] = []
    s.bench.application.onLog = { log.append($0) }
    s.scrollView.isPagingEnabled = true
    s.flick(by: -12)
    s.rest()
    #expect(s.y == 800 && log.isEmpty)
    s.delegate.target = CGPoint(x: 0, y: 333)
    s.flick(by: -12, at: 10)
    s.rest()
    expectEqual(s.y, 1600)
    expectEqual(log.count, 1)
  }

  @Test("8.10, 8.15 a delegate that stops the content as it is released may animate it elsewhere")
  func animatedRelease() {
    let first = ScrollBench()
    var released = CGPoint.zero
    first.delegate.reactions["willEndDragging"] = { released = $0.contentOffset }
    first.flick(by: -8)
    let s = ScrollBench()
    s.delegate.target = released
    s.delegate.reactions["willEndDragging"] = {
      $0.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    }
    s.flick(by: -8)
    #expect(s.y == Double(released.y) && s.scrollView.isScrollAnimating)
    s.rest()
    expectEqual(s.y, 500)
    expectEqual(
      s.calls(),
      [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging-", "didScroll",
        "didEndScrollingAnimation",
      ]
    )
  }

  @Test("8.10, 8.16 a target beyond the range is reached as far as the range goes")
  func targetBeyond() {
    for (target, end) in [(-200.0, 0.0), (99_999, 9200)] {
      let s = ScrollBench()
      s.delegate.target = CGPoint(x: 0, y: target)
      s.flick(by: -8)
      s.rest()
      expectEqual(s.y, end)
      expectEqual(s.calls().last, "didEndDecelerating")
    }
    // A range that grows before the content is there lets it go where it was asked to.
    let s = ScrollBench()
    s.delegate.target = CGPoint(x: 0, y: -60)
    s.delegate.reactions["didEndDragging+"] = { $0.contentInset.top = 60 }
    s.flick(by: -8)
    s.rest()
    expectEqual(s.y, -60)
  }

  @Test("scenario 78 · 8.10 the content rests exactly at the delegate's target")
  func retarget() {
    for (target, content) in [(333.25, 10000.0), (3000, 10000), (90, 10000), (0, 10000)] {
      let s = ScrollBench(content: CGSize(width: 400, height: content))
      s.delegate.target = CGPoint(x: 0, y: target)
      s.flick(by: -8)
      s.rest()
      expectEqual(s.y, target)
      expectEqual(s.calls().last, "didEndDecelerating")
    }
  }

  @Test("8.10 content at rest also moves to the delegate's target")
  func retargetAtRest() {
    let s = ScrollBench()
    s.delegate.target = CGPoint(x: 0, y: 200)
    let end = s.drag(by: -8, steps: 10)
    s.bench.up(at: end + 0.3)
    #expect(s.scrollView.isDecelerating)
    s.rest()
    expectEqual(s.y, 200)
  }

  @Test("scenario 76 · 8.11 a flick of 1000 points per second lands 494.01 points further")
  func landing() {
    let s = ScrollBench()
    let lift = s.flick(by: -8)
    let start = s.y
    expectEqual(start, 150)
    let end = s.rest()
    #expect(abs(s.y - start - 494.01) < 1e-6)
    #expect(abs((s.delegate.proposed?.y ?? 0) - 644.01) < 1e-6)
    #expect(end - lift >= 2.3 && end - lift < 2.3 + 1.0 / 60 + 0.001)
  }

  @Test("8.11 the fast rate, and any other one")
  func rates() {
    for (rate, travel) in [
      (UIScrollView.DecelerationRate.fast, 990 * 0.099),
      (UIScrollView.DecelerationRate(rawValue: 0.995), 990 * 0.199),
    ] {
      let s = ScrollBench()
      s.scrollView.decelerationRate = rate
      s.flick(by: -8)
      s.rest()
      #expect(abs(s.y - 150 - travel) < 1e-6)
    }
  }

  @Test("8.11 dropped frames change nothing")
  func droppedFrames() {
    let (one, other) = (ScrollBench(), ScrollBench())
    var places: [Double] = []
    for s in [one, other] {
      // Benches take turns as the current application.
      let lift = s.flick(by: -8)
      if s === one { for step in 1...60 { s.wait(until: lift + Double(step) / 60) } }
      s.wait(until: lift + 1)
      places.append(s.y)
    }
    expectEqual(places[0], places[1])
  }

  @Test("8.12 content that crosses its edge keeps its velocity, and returns to the edge")
  func bounce() {
    let s = ScrollBench(content: CGSize(width: 400, height: 2000), offset: CGPoint(x: 0, y: 900))
    let lift = s.flick(by: -16)
    var beyond = 0.0
    var steps: [Double] = []
    var last = s.y
    for step in 1...90 {
      s.wait(until: lift + Double(step) / 60)
      if s.scrollView.isDecelerating { steps.append(s.y - last) }
      last = s.y
      beyond = max(beyond, s.y - 1200)
    }
    #expect(beyond > 20)
    expectEqual(s.y, 1200)
    expectEqual(s.delegate.proposed, CGPoint(x: 0, y: 1200))
    // No step is longer than the one before: nothing accelerates it.
    let outwards = steps.prefix { $0 > 0 }
    for (one, next) in zip(outwards, outwards.dropFirst()) { #expect(next <= one + 1e-9) }
  }

  @Test("scenario 79 · 8.13 a fast flick moves one page, a slow release to the nearest")
  func paging() {
    let size = CGSize(width: 400, height: 800)
    let s = ScrollBench(size: size, content: CGSize(width: 4000, height: 800))
    s.scrollView.isPagingEnabled = true
    var time = 0.0
    for page in 1...3 {
      s.bench.down(1, 350, 400, at: time)
      for step in 1...10 {
        s.bench.move(1, 350 - 30 * Double(step), 400, at: time + 0.008 * Double(step))
      }
      s.bench.up(at: time + 0.088)
      time = s.rest() + 1
      expectEqual(s.scrollView.contentOffset, CGPoint(x: 400 * page, y: 0))
      expectEqual(s.calls().last, "didEndDecelerating")
    }
    for (travel, page) in [(209.0, 3.0), (211, 4)] {
      s.scrollView.contentOffset = CGPoint(x: 1200, y: 0)
      s.bench.down(1, 390, 400, at: time)
      s.bench.move(1, 390 - travel, 400, at: time + 0.1)
      s.bench.up(at: time + 0.4)
      time = s.rest() + 1
      expectEqual(s.scrollView.contentOffset.x, CGFloat(400 * page))
    }
  }

  @Test("8.13 pages that a finger has dragged past stay behind: a narrow pager")
  func narrowPager() {
    for (rest, page) in [(0.2, 4.0), (0.008, 5)] {
      let s = ScrollBench(
        size: CGSize(width: 80, height: 800),
        content: CGSize(width: 4000, height: 800)
      )
      s.scrollView.clipsToBounds = false
      s.scrollView.isPagingEnabled = true
      s.bench.down(1, 70, 400, at: 0)
      // 340 points without the slop: 4.25 pages.
      for step in 1...35 { s.bench.move(1, 70 - 10 * Double(step), 400, at: 0.008 * Double(step)) }
      s.bench.up(at: 0.28 + rest)
      s.rest()
      expectEqual(s.scrollView.contentOffset.x, CGFloat(80 * page))
    }
  }

  @Test("scenario 81 · 8.15 an animated offset: nothing at once, a call a frame, one at the end")
  func animated() {
    let s = ScrollBench()
    s.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    expectEqual(s.take(), [])
    expectEqual(s.y, 0)
    #expect(s.scrollView.isScrollAnimating)
    s.wait(until: 0.2)
    #expect(s.y > 100 && s.y < 500)
    s.wait(until: 0.4)
    expectEqual(s.y, 500)
    let calls = s.take()
    expectEqual(calls.filter { $0 == "S didScroll" }.count, 18)
    expectEqual(calls.last, "S didEndScrollingAnimation")
    expectEqual(calls.filter { $0 == "S didEndScrollingAnimation" }.count, 1)
    s.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    s.rest()
    expectEqual(s.take(), [])
    s.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    expectEqual(s.take(), ["S didScroll"])
  }

  @Test("8.15 a finger, or setting the offset, interrupts an animation: one end each")
  func brokenOff() {
    let s = ScrollBench()
    s.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    s.wait(until: 0.1)
    s.scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    s.wait(until: 1)
    expectEqual(s.y, 30)
    expectEqual(s.calls().filter { $0 == "didEndScrollingAnimation" }.count, 1)
    s.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    s.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    _ = s.drag(by: -5, steps: 10, at: 1.1)
    expectEqual(
      s.calls().filter { $0 != "didScroll" },
      ["didEndScrollingAnimation", "willBeginDragging"]
    )
    #expect(s.y < 300)
  }

  @Test("8.15 a rectangle is made visible by the shortest scroll")
  func visible() {
    let s = ScrollBench()
    s.scrollView.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
    expectEqual(s.take(), [])
    s.scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
    expectEqual(s.y, 300)
    s.scrollView.scrollRectToVisible(CGRect(x: 0, y: 9990, width: 10, height: 500), animated: true)
    s.rest()
    expectEqual(s.y, 9200)
    s.scrollView.scrollRectToVisible(.null, animated: false)
    expectEqual(s.y, 9200)
    s.scrollView.scrollRectToVisible(.zero, animated: false)
    expectEqual(s.y, 9200)
    // A line is shown, whether it lies or stands.
    s.scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 9, height: 0), animated: false)
    expectEqual(s.y, 500)
    s.scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 0, height: 9), animated: false)
    expectEqual(s.y, 100)
  }

  @Test(
    "8.16 a rectangle that one axis shows ends the other axis's bounce inside the range",
    arguments: [false, true]
  )
  func visibleDuringABounce(isAnimated: Bool) {
    let s = ScrollBench(content: CGSize(width: 1000, height: 10000))
    let lift = s.flick(from: 300, by: 10, at: 0)
    s.wait(until: lift + 0.05)
    #expect(s.y < -10 && s.scrollView.isDecelerating)
    s.scrollView.scrollRectToVisible(
      CGRect(x: 700, y: 0, width: 100, height: 100),
      animated: isAnimated
    )
    s.rest()
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 400, y: 0))
  }

  @Test("8.15 a rectangle that is shown while a finger pulls leaves the other axis to the finger")
  func visibleDuringADrag() {
    let s = ScrollBench(content: CGSize(width: 1000, height: 10000))
    _ = s.drag(from: 300, by: 10, steps: 20)
    let pulled = s.y
    #expect(pulled < -10)
    s.scrollView.scrollRectToVisible(
      CGRect(x: 700, y: 0, width: 100, height: 100),
      animated: false
    )
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 400, y: pulled))
    s.bench.up(1, at: 1)
    s.rest()
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 400, y: 0))
  }

  @Test("8.15 a tap on the status bar scrolls the scroll view with scrollsToTop to its top")
  func statusBar() {
    let s = ScrollBench(offset: CGPoint(x: 0, y: 700))
    s.scrollView.contentInset.top = 20
    s.delegate.allowsTop = false
    s.bench.application.tapStatusBar()
    s.rest()
    expectEqual(s.y, 700)
    s.delegate.allowsTop = true
    s.bench.application.tapStatusBar()
    s.rest()
    expectEqual(s.y, -20)
    expectEqual(s.calls().last, "didScrollToTop")
    s.scrollView.contentOffset.y = 700
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    s.bench.window.addSubview(other)
    s.bench.application.tapStatusBar()
    s.rest()
    expectEqual(s.y, 700)
    other.scrollsToTop = false
    s.bench.application.tapStatusBar()
    s.rest()
    expectEqual(s.y, -20)
  }
}
