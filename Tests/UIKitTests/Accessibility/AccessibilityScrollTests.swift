import Expectations
import Testing
import TouchCore
import UIKit

/// Scroll views that assistive code scrolls.
@MainActor
struct AccessibilityScrollTests {
  /// A view of 100 by 200 points, three times as large inside, in its middle.
  private func scrollView(_ content: CGSize = CGSize(width: 300, height: 600)) -> UIScrollView {
    let bench = Bench()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = content
    view.contentOffset = CGPoint(x: 100, y: 200)
    bench.window.addSubview(view)
    return view
  }

  @Test(
    "each direction brings the page of that side into sight",
    arguments: [
      (UIAccessibilityScrollDirection.right, CGPoint(x: 0, y: 200)),
      (.left, CGPoint(x: 200, y: 200)), (.up, CGPoint(x: 100, y: 0)),
      (.down, CGPoint(x: 100, y: 400)), (.next, CGPoint(x: 100, y: 400)),
      (.previous, CGPoint(x: 100, y: 0)),
    ]
  )
  func directions(direction: UIAccessibilityScrollDirection, offset: CGPoint) {
    let view = scrollView()
    #expect(view.accessibilityScroll(direction))
    expectEqual(view.contentOffset, offset)
    // That was the last page there.
    #expect(!view.accessibilityScroll(direction))
    expectEqual(view.contentOffset, offset)
  }

  @Test("content that scrolls only to the side has its next page in the direction of the language")
  func sideways() {
    for (semantics, next, previous) in [
      (UISemanticContentAttribute.forceLeftToRight, 200.0, 0.0), (.forceRightToLeft, 0, 200),
    ] {
      let view = scrollView(CGSize(width: 300, height: 200))
      view.semanticContentAttribute = semantics
      view.contentOffset = CGPoint(x: 100, y: 0)
      #expect(view.accessibilityScroll(.next) && view.contentOffset == CGPoint(x: next, y: 0))
      view.contentOffset.x = 100
      #expect(view.accessibilityScroll(.previous) && view.contentOffset.x == previous)
    }
  }

  @Test("a page is what the insets leave, and the last one may be shorter")
  func pages() {
    let view = scrollView(CGSize(width: 1000, height: 1000))
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 5)
    view.contentOffset = .zero
    #expect(view.accessibilityScroll(.down) && view.contentOffset == CGPoint(x: 0, y: 160))
    #expect(view.accessibilityScroll(.left) && view.contentOffset == CGPoint(x: 75, y: 160))
    #expect(view.accessibilityScroll(.up) && view.contentOffset == CGPoint(x: 75, y: 0))
    #expect(view.accessibilityScroll(.up) && view.contentOffset == CGPoint(x: 75, y: -10))
    view.contentOffset.y = 800
    #expect(view.accessibilityScroll(.down) && view.contentOffset == CGPoint(x: 75, y: 830))
  }

  @Test("a scroll view whose scrolling is disabled doesn't")
  func disabled() {
    let view = scrollView()
    view.isScrollEnabled = false
    #expect(!view.accessibilityScroll(.down) && view.contentOffset == CGPoint(x: 100, y: 200))
  }
}
