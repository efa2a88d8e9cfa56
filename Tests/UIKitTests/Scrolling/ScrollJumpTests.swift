import Expectations
import Testing
import UIKit

/// Offsets that are set without animation while the content moves.
@MainActor
struct ScrollJumpTests {
  /// Jumps from the second page to the first when that is reached, as endless pagers do, and logs the calls.
  private final class Endless: UIScrollViewDelegate {
    var log: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard scrollView.contentOffset.y >= 1600 else { return }
      scrollView.setContentOffset(CGPoint(x: 0, y: 800), animated: false)
      log.append("jumped to \(scrollView.contentOffset.y)")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      log.append("ended at \(scrollView.contentOffset.y)")
      scrollView.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      log.append("animated to \(scrollView.contentOffset.y)")
    }
  }

  @Test(
    "8.1 a jump ends the deceleration, and what the delegate scrolls to as it is called for that end"
  )
  func endless() {
    let scroll = ScrollBench(offset: CGPoint(x: 0, y: 800))
    scroll.scrollView.isPagingEnabled = true
    let endless = Endless()
    scroll.scrollView.delegate = endless
    scroll.flick(by: -20)
    scroll.rest()
    expectEqual(endless.log, ["ended at 1600.0", "animated to 1600.0", "jumped to 800.0"])
    expectEqual(scroll.y, 800)
    #expect(!scroll.scrollView.isDecelerating)
  }

  @Test("8.1 a jump during an animated scroll ends it, once")
  func animated() {
    let scroll = ScrollBench()
    let endless = Endless()
    scroll.scrollView.delegate = endless
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    scroll.wait(until: 0.1)
    scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    expectEqual(endless.log.count, 1)
    scroll.wait(until: 1)
    expectEqual(scroll.y, 20)
    expectEqual(endless.log.count, 1)
  }
}
