import Expectations
import Testing
import TouchCore

@testable import UIKit

/// Page controls.
@MainActor
final class UIPageControlTests {
  lazy var bench = Bench()
  /// At (100, 100), 100 points wide: five dots from 114.5 on, 16 apart, and the middle at 150.
  lazy var pages: UIPageControl = {
    let pages = bench.listen(UIPageControl())
    pages.numberOfPages = 5
    pages.currentPage = 2
    return pages
  }()

  private func dots(_ pages: UIPageControl) -> [CALayer] {
    pages.layoutIfNeeded()
    return pages.layer.sublayers ?? []
  }

  @Test(
    "a tap goes to the next page or the one before, and sends one event; at an end it sends none"
  )
  func tap() {
    _ = pages
    bench.tap(150, 115, at: 0)
    expectEqual(pages.currentPage, 3)
    expectEqual(bench.take(), ["down", "value", "upInside"])
    bench.tap(149.9, 115, at: 1)
    expectEqual(pages.currentPage, 2)
    pages.currentPage = 4
    _ = bench.take()
    bench.tap(190, 115, at: 2)
    expectEqual(pages.currentPage, 4)
    #expect(!bench.take().contains("value"))
    pages.currentPage = 0
    bench.tap(101, 115, at: 3)
    expectEqual(pages.currentPage, 0)
    #expect(!bench.take().contains("value"))
  }

  @Test("a lift outside, a cancellation and a disabled control change nothing")
  func nothing() {
    _ = pages
    bench.down(1, 190, 115, at: 0)
    bench.move(1, 190, 300, at: 0.1)
    bench.up(1, at: 0.2)
    bench.down(1, 190, 115, at: 1)
    bench.interrupt(at: 1.1)
    pages.isEnabled = false
    bench.tap(190, 115, at: 2)
    pages.accessibilityIncrement()
    expectEqual(pages.currentPage, 2)
    #expect(!bench.take().contains("value"))
  }

  @Test(
    "a drag of 10 points goes to the page under the finger, one of less is a tap",
    arguments: [9.9, 10]
  )
  func drag(dx: Double) {
    _ = pages
    var states: [UIPageControl.InteractionState] = []
    bench.on(.valueChanged, of: pages) { states.append($0.interactionState) }
    bench.down(1, 160, 115, at: 0)
    bench.move(1, 160 + dx, 115, at: 0.1)
    bench.up(1, at: 0.2)
    // At 169.9 a tap goes on to page 3; at 170 a drag goes to the dot there, which is page 3's.
    expectEqual(pages.currentPage, 3)
    expectEqual(states, [dx < 10 ? .discrete : .continuous])
    expectEqual(pages.interactionState, .none)
    bench.down(1, 170, 115, at: 1)
    bench.move(1, 118, 115, at: 1.1)
    expectEqual(pages.currentPage, 0)
    bench.move(1, 400, 115, at: 1.2)
    bench.up(1, at: 1.3)
    expectEqual(pages.currentPage, 4)
  }

  @Test("without continuous interaction a drag is a tap")
  func discrete() {
    pages.allowsContinuousInteraction = false
    bench.down(1, 110, 115, at: 0)
    bench.move(1, 180, 115, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(pages.currentPage, 3)
  }

  @Test("from right to left the next page is at the left, and so is its dot")
  func mirrored() {
    pages.semanticContentAttribute = .forceRightToLeft
    bench.tap(120, 115, at: 0)
    expectEqual(pages.currentPage, 3)
    bench.down(1, 150, 115, at: 1)
    bench.move(1, 118, 115, at: 1.1)
    bench.up(1, at: 1.2)
    expectEqual(pages.currentPage, 4)
    let frames = dots(pages).map(\.frame.minX)
    expectEqual(frames, frames.sorted(by: >))
  }

  @Test("the page stays within the pages, and there is no negative number of them")
  func limits() {
    pages.currentPage = 9
    expectEqual(pages.currentPage, 4)
    pages.currentPage = -1
    expectEqual(pages.currentPage, 0)
    pages.currentPage = 4
    pages.numberOfPages = 2
    expectEqual(pages.currentPage, 1)
    pages.numberOfPages = -3
    expectEqual(pages.numberOfPages, 0)
    expectEqual(pages.currentPage, 0)
    expectNil(pages.accessibilityValue)
    bench.tap(190, 115, at: 0)
    #expect(!bench.take().contains("value"))
  }

  @Test(
    "the current dot has its colour; one that is put off changes with updateCurrentPageDisplay()"
  )
  func colors() {
    pages.currentPageIndicatorTintColor = .red
    pages.pageIndicatorTintColor = .blue
    func red() -> [Int] {
      dots(pages).enumerated().filter { $0.element.backgroundColor == UIColor.red.cgColor }.map(
        \.offset
      )
    }
    expectEqual(red(), [2])
    pages.defersCurrentPageDisplay = true
    bench.tap(190, 115, at: 0)
    expectEqual(pages.currentPage, 3)
    expectEqual(red(), [2])
    pages.updateCurrentPageDisplay()
    expectEqual(red(), [3])
    pages.currentPage = 0
    expectEqual(red(), [0])
  }

  @Test("the only page's dot is hidden where that is wanted")
  func single() {
    pages.numberOfPages = 1
    expectEqual(dots(pages).map(\.isHidden), [false])
    pages.hidesForSinglePage = true
    expectEqual(dots(pages).map(\.isHidden), [true])
    pages.numberOfPages = 2
    expectEqual(dots(pages).map(\.isHidden), [false, false])
  }

  @Test("assistive code reads the page and adjusts it")
  func assistive() {
    #expect(pages.isAccessibilityElement)
    #expect(pages.accessibilityTraits.contains(.adjustable))
    expectEqual(pages.accessibilityValue, "page 3 of 5")
    pages.accessibilityIncrement()
    expectEqual(pages.accessibilityValue, "page 4 of 5")
    pages.accessibilityDecrement()
    pages.accessibilityDecrement()
    expectEqual(pages.currentPage, 1)
    expectEqual(bench.take(), ["value", "value", "value"])
  }

  @Test("it is as large as its dots need")
  func size() {
    expectEqual(pages.size(forNumberOfPages: 3), CGSize(width: 39, height: 37))
    expectEqual(pages.size(forNumberOfPages: 0).width, 0)
    expectEqual(pages.intrinsicContentSize, CGSize(width: 71, height: 37))
    expectEqual(dots(pages)[0].frame, CGRect(x: 14.5, y: 46.5, width: 7, height: 7))
  }

  @Test("a drag that an action breaks off leaves nothing behind: the next tap counts")
  func brokenOff() {
    var isFirst = true
    bench.on(.valueChanged, of: pages) { pages in
      if isFirst { pages.isEnabled = false }
      isFirst = false
    }
    bench.down(1, 150, 115, at: 0)
    bench.move(1, 170, 115, at: 0.1)
    expectEqual(pages.interactionState, .none)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["down", "value", "touchCancel"])
    pages.isEnabled = true
    bench.tap(190, 115, at: 1)
    expectEqual(pages.currentPage, 4)
    expectEqual(bench.take(), ["down", "value", "upInside"])
  }

  @Test("a drag goes to the nearest dot: half a gap from each decides")
  func nearestDot() {
    // Dots 1 and 2 end at 137.5 and begin at 146.5, so that 142 is between them.
    for (x, page) in [(141.9, 1), (142.1, 2), (125.9, 0), (126.1, 1), (173.9, 3), (174.1, 4)] {
      pages.currentPage = page == 0 ? 4 : 0
      bench.down(1, 195, 115, at: bench.now + 1)
      bench.move(1, x, 115, at: bench.now + 0.1)
      expectEqual(pages.currentPage, page, "\(x)")
      bench.up(1, at: bench.now + 0.1)
    }
  }

  @Test("a drag that is cancelled keeps the page, and what follows is a tap")
  func cancelledDrag() {
    _ = pages
    bench.down(1, 150, 115, at: 0)
    bench.move(1, 170, 115, at: 0.1)
    #expect(pages.interactionState == .continuous && pages.currentPage == 3)
    bench.interrupt(at: 0.2)
    #expect(pages.interactionState == .none && pages.currentPage == 3)
    bench.tap(120, 115, at: 1)
    expectEqual(pages.currentPage, 2)
  }

  @Test("assistive code adjusts no disabled one, and says what it does")
  func assistiveState() {
    var states: [UIPageControl.InteractionState] = []
    bench.on(.valueChanged, of: pages) { states.append($0.interactionState) }
    pages.accessibilityDecrement()
    #expect(states == [.discrete] && pages.interactionState == .none)
    pages.isEnabled = false
    pages.accessibilityDecrement()
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 1 && states.count == 1)
  }

  @Test("a page control has no pages at first, shows its only one, and lets a drag change pages")
  func defaults() {
    let pages = UIPageControl()
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && pages.interactionState == .none)
    #expect(pages.allowsContinuousInteraction)
    #expect(!pages.hidesForSinglePage && !pages.defersCurrentPageDisplay)
  }
}
