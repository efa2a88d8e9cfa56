import Expectations
import Testing
import TouchCore
import UIKit

/// A scroll view that answers its user's delegate, and has another one called.
private final class Proxied: UIScrollView {
  private weak var user: (any UIScrollViewDelegate)?
  override weak var delegate: (any UIScrollViewDelegate)? {
    get { user }
    set { user = newValue }
  }

  func forward(to proxy: any UIScrollViewDelegate) { super.delegate = proxy }
}

/// Counts its calls.
private final class Counter: UIScrollViewDelegate {
  var calls = 0
  var zoomed: UIView?
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

/// What a scroll view is before a client sets anything, and properties that stand for several.
@MainActor
struct ScrollDefaultsTests {
  @Test("a new scroll view bounces, shows its indicators, delays touches, and doesn't zoom")
  func defaults() throws {
    _ = Bench()
    for view in [UIScrollView(), try #require(UIScrollView(coder: NSCoder()))] {
      #expect(
        view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero
      )
      expectEqual(view.contentInsetAdjustmentBehavior, .automatic)
      #expect(view.isScrollEnabled && view.scrollsToTop && !view.isPagingEnabled)
      #expect(!view.isDirectionalLockEnabled && view.decelerationRate == .normal)
      #expect(view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
      #expect(view.transfersVerticalScrollingToParent && view.transfersHorizontalScrollingToParent)
      #expect(view.delaysContentTouches && view.canCancelContentTouches)
      #expect(view.keyboardDismissMode == .none && view.refreshControl == nil)
      #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
      #expect(view.bouncesZoom && view.pinchGestureRecognizer == nil)
      #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
      #expect(view.indicatorStyle == .default && view.automaticallyAdjustsScrollIndicatorInsets)
      #expect(view.clipsToBounds && view.isMultipleTouchEnabled)
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
      #expect(!view.isScrollAnimating && !view.isZooming)
      #expect(!view.isZoomBouncing && !view.isZoomAnimating)
    }
  }

  @Test("the delegate that was set is called, whatever an override of `delegate` answers")
  func proxy() {
    let (view, user, proxy) = (Proxied(), Counter(), Counter())
    view.delegate = user
    view.contentOffset.y = 1
    expectEqual(user.calls, 0)
    view.forward(to: proxy)
    view.contentOffset.y = 2
    #expect(user.calls == 0 && proxy.calls == 1 && view.delegate === user)
    let large = UIView()
    large.transform = CGAffineTransform(scaleX: 3, y: 3)
    proxy.zoomed = large
    expectEqual(view.zoomScale, 3)
  }

  @Test("bounces and the indicators' insets stand for those of both axes")
  func both() {
    let view = ScrollBench().scrollView
    view.bouncesHorizontally = false
    #expect(view.bounces)
    view.bouncesVertically = false
    #expect(!view.bounces)
    view.bouncesHorizontally = true
    #expect(view.bounces)
    view.bounces = true
    #expect(view.bouncesVertically && view.bouncesHorizontally)
    let (first, second) = (
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    )
    view.scrollIndicatorInsets = first
    expectEqual(view.verticalScrollIndicatorInsets, first)
    expectEqual(view.horizontalScrollIndicatorInsets, first)
    view.horizontalScrollIndicatorInsets = second
    expectEqual(view.scrollIndicatorInsets, first)
    view.verticalScrollIndicatorInsets = second
    expectEqual(view.scrollIndicatorInsets, second)
  }

  @Test("8.2 there is a pinch as long as the scale's limits differ, and a pan in any case")
  func pinch() {
    let view = ScrollBench().scrollView
    expectEqual(view.gestureRecognizers?.contains { $0 === view.panGestureRecognizer }, true)
    view.maximumZoomScale = 2
    #expect(view.pinchGestureRecognizer != nil)
    view.maximumZoomScale = 1
    expectNil(view.pinchGestureRecognizer)
    view.minimumZoomScale = 0.5
    #expect(view.pinchGestureRecognizer != nil)
    view.isScrollEnabled = false
    #expect(!view.panGestureRecognizer.isEnabled)
    view.isScrollEnabled = true
    #expect(view.panGestureRecognizer.isEnabled)
  }
}
