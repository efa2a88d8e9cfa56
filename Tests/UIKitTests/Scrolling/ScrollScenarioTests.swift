import Expectations
import Testing
import TouchCore
import UIKit

/// The scroll scenarios as pictures; 72, 75 and 82 are beside their rules' tests.
@MainActor
struct ScrollScenarioTests {
  /// A bench whose pictures show one `didScroll` for a whole deceleration.
  private func bench(content: CGSize = CGSize(width: 400, height: 10000)) -> ScrollBench {
    let s = ScrollBench(content: content)
    s.foldsScrolls = true
    return s
  }

  @Test("scenario 73 · 8.5 as a picture: a button that was held keeps its touch, nothing scrolls")
  func heldButton() {
    let s = bench()
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    s.scrollView.addSubview(button)
    for (event, name) in [
      (UIControl.Event.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"),
      (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    ] {
      button.addAction(UIAction { _ in s.bench.note("B \(name)") }, for: event)
    }
    s.bench.play(
      """
      at  0         .15        .3      .35     .4
      1   b200,400             +0,-40  +0,-10  e
      B             touchDown                  touchUpInside
      """
    )
    expectEqual(s.y, 0)
    // The same drag at once: the button receives nothing of it.
    s.bench.play(
      """
      at  1         1.05                         1.1        1.3
      1   b200,400  +0,-40                       +0,-10     e
      S             willBeginDragging didScroll  didScroll  willEndDragging didEndDragging-
      """
    )
    expectEqual(s.y, 40)
  }

  @Test(
    "scenario 76 · 8.10, 8.11 as a picture: a flick of 1000 points per second lands 494.01 further"
  )
  func flick() {
    let s = bench()
    s.bench.play(
      """
      at  0         .02                          .04        .06        .08
      1   b200,700  +0,-20                       +0,-20     +0,-20     e
      S             willBeginDragging didScroll  didScroll  didScroll  willEndDragging didEndDragging+ willBeginDecelerating
      at  .1        2.38                         2.4
      S   didScroll                              didEndDecelerating
      """
    )
    #expect(abs(s.y - 50 - 494.01) < 1e-6)
  }

  @Test("scenario 78 · 8.10 as a picture: the content rests at the delegate's target")
  func retargeted() {
    let s = bench()
    s.delegate.target = CGPoint(x: 0, y: 333.25)
    s.bench.play(
      """
      at  0         .02                          .04        .06
      1   b200,700  +0,-20                       +0,-20     e
      S             willBeginDragging didScroll  didScroll  willEndDragging didEndDragging+ willBeginDecelerating
      at  5
      S   didScroll didEndDecelerating
      """
    )
    expectEqual(s.y, 333.25)
  }

  @Test("scenario 79 · 8.13 as a picture: however fast a paging flick is, it moves one page")
  func page() {
    // 1000, 3000 and 5500 points per second.
    for step in ["-20 ", "-60 ", "-110"] {
      let s = bench(content: CGSize(width: 4000, height: 800))
      s.scrollView.isPagingEnabled = true
      let picture = """
        at  0         .02                          .04        .06        .08
        1   b390,400  -WAY                         -WAY       -WAY       e
        S             willBeginDragging didScroll  didScroll  didScroll  willEndDragging didEndDragging+ willBeginDecelerating
        at  3
        S   didScroll didEndDecelerating
        """
      s.bench.play(picture.replacing("-WAY", with: step))
      expectEqual(s.scrollView.contentOffset, CGPoint(x: 400, y: 0))
    }
  }

  @Test(
    "scenario 81 · 8.15 as a picture: an animated offset calls nothing at once, and its end once"
  )
  func animatedOffset() {
    let s = bench()
    s.bench.when("animate") {
      s.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    }
    s.bench.play(
      """
      at  0        .1         .29  .4
      do  animate
      S            didScroll       didEndScrollingAnimation
      """
    )
    expectEqual(s.y, 500)
  }
}
