import Expectations
import Testing
import TouchCore
import UIKit

/// Content that is touched while it moves by itself (rules 8.1, 8.14).
@MainActor
struct CaughtContentRuleTests {
  @Test(
    "8.14 a touch stops the content, isn't a content tap, and ends the deceleration with its lift"
  )
  func caught() {
    let s = ScrollBench()
    let tap = UITapGestureRecognizer()
    s.bench.add(tap, "tap", to: s.content)
    let lift = s.flick(by: -8)
    s.wait(until: lift + 0.5)
    _ = s.take()
    s.bench.down(1, 200, 400, at: lift + 0.5)
    let y = s.y
    // Catching is a drag: it begins with the touch.
    expectEqual(s.take(), ["S willBeginDragging"])
    #expect(s.scrollView.isDragging)
    s.wait(until: lift + 0.9)
    expectEqual(s.y, y)
    #expect(s.scrollView.isDecelerating)
    #expect(s.scrollView.isTracking)
    expectEqual(s.calls(), [])
    s.bench.up(at: lift + 1)
    #expect(!s.scrollView.isDecelerating && !s.scrollView.isDragging)
    expectEqual(s.calls(), ["willEndDragging", "didEndDragging-", "didEndDecelerating"])
    expectEqual(s.y, y)
    // At rest a tap is recognized.
    _ = s.take()
    s.bench.tap(200, 400, at: lift + 3, for: 0.05)
    expectEqual(s.take(), ["tap!ended"])
  }

  @Test("8.14 content caught between two frames stays where it was last shown: no jump")
  func caughtBetweenFrames() {
    for part in [0.01, 0.25, 0.5, 0.99] {
      let s = ScrollBench()
      s.flick(by: -12, at: 1)
      s.wait(until: 1.5)
      let shown = s.y
      s.wait(until: 1.5 + part / 60)
      expectEqual(s.y, shown)
      s.bench.down(1, 200, 700, at: 1.5 + part / 60)
      expectEqual(s.y, shown)
      // The drag that follows continues from there, without a slop.
      s.bench.move(1, 200, 697, at: 1.53)
      #expect(abs(s.y - shown - 3) < 1e-9)
      s.bench.move(1, 200, 683, at: 1.54)
      #expect(abs(s.y - shown - 17) < 1e-9)
    }
  }

  @Test("8.1 setContentOffset without animation stops a deceleration, assigning the offset doesn't")
  func stopped() {
    for assigns in [true, false] {
      let s = ScrollBench()
      let lift = s.flick(by: -8)
      s.wait(until: lift + 0.2)
      let before = s.y
      _ = s.take()
      if assigns {
        s.scrollView.contentOffset.y += 100
      } else {
        s.scrollView.setContentOffset(CGPoint(x: 0, y: before + 100), animated: false)
      }
      expectEqual(s.y, before + 100)
      expectEqual(s.take(), (assigns ? ["S didScroll"] : ["S didEndDecelerating", "S didScroll"]))
      expectEqual(s.scrollView.isDecelerating, assigns)
      s.rest()
      #expect(assigns ? abs(s.y - (150 + 494.01 + 100)) < 1e-6 : s.y == before + 100)
      expectEqual(s.take().filter { $0 == "S didEndDecelerating" }.count, (assigns ? 1 : 0))
    }
  }

  @Test("8.8, 8.14 a drag that catches content is locked by its first move")
  func caughtLock() {
    for (dx, dy, isLocked) in [(-2.0, -8.0, true), (-8, -8, false)] {
      let s = ScrollBench(content: CGSize(width: 4000, height: 9000))
      s.scrollView.isDirectionalLockEnabled = true
      s.flick(by: -12, at: 1)
      s.wait(until: 1.5)
      s.bench.down(1, 200, 700, at: 1.5)
      s.bench.move(1, 200 + dx, 700 + dy, at: 1.51)
      s.bench.move(1, 200 + 10 * dx, 700 + 2 * dy, at: 1.52)
      expectEqual((s.scrollView.contentOffset.x == 0), isLocked)
      s.bench.up(at: 1.6)
    }
  }

  @Test("8.14 a pan that must wait or may not begin catches content too, and lets go of it")
  func caughtWithoutDrag() {
    let s = ScrollBench()
    let refusing = Questions()
    let lift = s.flick(by: -8)
    s.wait(until: lift + 0.2)
    s.scrollView.panGestureRecognizer.delegate = refusing
    refusing.begins = { _ in false }
    _ = s.take()
    s.bench.down(1, 200, 400, at: lift + 0.3)
    let y = s.y
    s.wait(until: lift + 0.5)
    expectEqual(s.y, y)
    s.bench.up(at: lift + 0.6)
    #expect(!s.scrollView.isDecelerating && !s.scrollView.isTracking)
    expectEqual(s.calls().filter { $0 != "didScroll" }, ["didEndDecelerating"])
  }

  @Test("8.14 content that a client scrolls while a finger holds it: one end of the deceleration")
  func caughtThenScrolled() {
    let s = ScrollBench()
    let lift = s.flick(by: -8)
    s.wait(until: lift + 0.3)
    s.bench.down(1, 200, 400, at: lift + 0.3)
    _ = s.take()
    s.scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    expectEqual(s.take(), ["S didEndDecelerating", "S didScroll"])
    s.bench.up(at: lift + 0.6)
    s.rest()
    expectEqual(s.calls(), ["willEndDragging", "didEndDragging-"])
    expectEqual(s.y, 40)
  }

  @Test("8.14 content caught beyond its edge is held there, and returns after the lift")
  func caughtBeyond() {
    let s = ScrollBench()
    let end = s.drag(from: 100, by: 10, steps: 30)
    s.bench.up(at: end + 0.008)
    s.wait(until: end + 0.1)
    s.bench.down(1, 200, 400, at: end + 0.1)
    let y = s.y
    #expect(y < -10)
    s.wait(until: end + 0.3)
    expectEqual(s.y, y)
    s.bench.up(at: end + 0.3)
    #expect(s.scrollView.isDecelerating)
    s.rest()
    expectEqual(s.y, 0)
    expectEqual(
      s.calls().filter { $0.hasSuffix("Decelerating") },
      [
        "willBeginDecelerating", "didEndDecelerating",
      ]
    )
  }

  @Test("8.11, 8.14 a flick that begins during a deceleration continues without a jump, to one end")
  func flickAgain() {
    let s = ScrollBench()
    var time = s.flick(by: -16)
    for _ in 0..<3 {
      time += 0.3
      s.wait(until: time)
      let before = s.y
      s.bench.down(1, 200, 700, at: time)
      #expect(abs(s.y - before) < 1e-9)
      s.bench.move(1, 200, 690, at: time + 0.008)
      #expect(abs(s.y - before - 10) < 1e-9)
      s.bench.move(1, 200, 674, at: time + 0.016)
      #expect(abs(s.y - before - 26) < 1e-9)
      s.bench.move(1, 200, 658, at: time + 0.024)
      s.bench.up(at: time + 0.032)
      time += 0.032
    }
    s.rest()
    let calls = s.calls()
    expectEqual(calls.filter { $0 == "willBeginDecelerating" }.count, 1)
    expectEqual(calls.filter { $0 == "didEndDecelerating" }.count, 1)
    expectEqual(calls.last, "didEndDecelerating")
    expectEqual(calls.filter { $0 == "willBeginDragging" }.count, 4)
    expectEqual(calls.filter { $0 == "didEndDragging+" }.count, 4)
  }
}
