import Expectations
import Testing
import TouchCore
import UIKit

/// Content that is on its way to a page while its scroll view gets another size (rule 8.13).
@MainActor
struct PagingResizeTests {
  /// A horizontal pager of pages as wide as itself that a flick has thrown from page 1 to page 2.
  private func thrown() -> ScrollBench {
    let s = ScrollBench(
      size: CGSize(width: 400, height: 800),
      content: CGSize(width: 4000, height: 800)
    )
    s.scrollView.isPagingEnabled = true
    s.scrollView.contentOffset = CGPoint(x: 400, y: 0)
    s.bench.down(1, 350, 400, at: 0)
    for step in 1...10 {
      s.bench.move(1, 350 - 10 * Double(step), 400, at: 0.008 * Double(step))
    }
    s.bench.up(at: 0.088)
    s.wait(until: 0.15)
    #expect(s.scrollView.isDecelerating)
    #expect(s.scrollView.contentOffset.x > 450 && s.scrollView.contentOffset.x < 800)
    return s
  }

  @Test(
    "8.13 a pager that gets another width on the way to a page rests on the page of that number",
    arguments: [500.0, 300, 399.5, 1000]
  )
  func width(width: Double) {
    let s = thrown()
    s.scrollView.frame.size.width = CGFloat(width)
    s.rest()
    expectEqual(s.scrollView.contentOffset, CGPoint(x: CGFloat(2 * width), y: 0))
    expectEqual(s.calls().last, "didEndDecelerating")
  }

  @Test("8.13 so it does where the pages get the new width before it or behind it, or turn twice")
  func pages() {
    for isBefore in [true, false] {
      let s = thrown()
      if isBefore { s.scrollView.contentSize.width = 5000 }
      s.scrollView.frame.size.width = 500
      if !isBefore {
        s.scrollView.layoutIfNeeded()
        s.scrollView.contentSize.width = 5000
      }
      s.wait(until: 0.18)
      s.scrollView.frame.size = CGSize(width: 640, height: 500)
      s.scrollView.contentSize = CGSize(width: 6400, height: 500)
      s.rest()
      expectEqual(s.scrollView.contentOffset, CGPoint(x: 1280, y: 0))
    }
  }

  @Test("8.13 a page that the new size has no more is the last one")
  func last() {
    let s = thrown()
    s.scrollView.contentSize.width = 1200
    s.scrollView.frame.size.width = 600
    s.rest()
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 600, y: 0))
  }

  @Test(
    "8.16 another height leaves the offset alone, and so does a size while nothing moves"
  )
  func height() {
    let s = thrown()
    s.scrollView.frame.size.height = 500
    s.rest()
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 800, y: 0))
    s.scrollView.frame.size.width = 500
    s.wait(until: 9)
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 800, y: 0))
  }

  @Test("8.15 an animated offset is what was asked for, whatever the page's length")
  func animation() {
    let s = ScrollBench(
      size: CGSize(width: 400, height: 800),
      content: CGSize(width: 4000, height: 800)
    )
    s.scrollView.isPagingEnabled = true
    s.scrollView.setContentOffset(CGPoint(x: 800, y: 0), animated: true)
    s.wait(until: 0.1)
    s.scrollView.frame.size.width = 500
    s.rest()
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 800, y: 0))
  }
}
