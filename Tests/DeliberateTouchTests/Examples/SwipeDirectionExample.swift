import DeliberateTouch
import UIKit

/// A map that a swipe moves by a page.
@MainActor
func follow(_ window: SwipeWindow, _ page: UIScrollView) {
  // The example:
  window.onGesture = { gesture, _ in
    guard case .swipe(let direction) = gesture else { return }
    let (width, height) = (page.bounds.width, page.bounds.height)
    switch direction {
    case .left: page.contentOffset.x += width
    case .right: page.contentOffset.x -= width
    case .up: page.contentOffset.y += height
    case .down: page.contentOffset.y -= height
    }
  }
  // That was it.
}
