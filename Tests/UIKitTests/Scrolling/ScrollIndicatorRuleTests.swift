import Expectations
import MarbleTesting
import Testing
import TouchCore
import UIKit

/// Where indicators lie, what they look like, and when they are seen (rule 8.2).
@MainActor
struct ScrollIndicatorRuleTests {
  /// A bench whose content is ten times as wide and as high as its view.
  private func bench() -> ScrollBench {
    ScrollBench(content: CGSize(width: 4000, height: 8000))
  }

  /// The vertical indicator and the horizontal one.
  private func indicators(_ s: ScrollBench) -> (vertical: UIView, horizontal: UIView)? {
    let bars = s.scrollView.subviews.filter { $0.layer.cornerRadius == 1.5 }
    guard let vertical = bars.first(where: { $0.bounds.width == 3 }),
      let horizontal = bars.first(where: { $0.bounds.height == 3 })
    else { return nil }
    return (vertical, horizontal)
  }

  /// The frame of an indicator in the view's upper left corner.
  private func frame(_ view: UIView, _ s: ScrollBench) -> [Double] {
    let (frame, offset) = (view.frame, s.scrollView.contentOffset)
    return [frame.minX - offset.x, frame.minY - offset.y, frame.width, frame.height]
      .map { (Double($0) * 1000).rounded() / 1000 }
  }

  @Test("8.2 indicators of both axes leave a corner free, and follow the offset and their insets")
  func places() throws {
    let s = bench()
    s.scrollView.flashScrollIndicators()
    let (vertical, horizontal) = try #require(indicators(s))
    expectEqual(frame(vertical, s), [394, 3, 3, 78.8])
    expectEqual(frame(horizontal, s), [3, 794, 38.8, 3])
    s.scrollView.contentOffset = CGPoint(x: 1800, y: 7200)
    expectEqual(frame(vertical, s), [394, 712.2, 3, 78.8])
    expectEqual(frame(horizontal, s), [177.6, 794, 38.8, 3])
    s.scrollView.contentOffset = .zero
    s.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(
      top: 10,
      left: 1,
      bottom: 20,
      right: 5
    )
    s.scrollView.horizontalScrollIndicatorInsets = UIEdgeInsets(
      top: 1,
      left: 7,
      bottom: 4,
      right: 9
    )
    expectEqual(frame(vertical, s), [389, 13, 3, 75.8])
    expectEqual(frame(horizontal, s), [10, 790, 37.2, 3])
    s.scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    expectEqual(s.scrollView.horizontalScrollIndicatorInsets.top, 30)
    expectEqual(frame(vertical, s), [394, 33, 3, 75.8])
    s.scrollView.semanticContentAttribute = .forceRightToLeft
    s.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 0)
    expectEqual(frame(vertical, s), [9, 3, 3, 78.8])
  }

  @Test("8.2 an axis along which nothing scrolls has no indicator, and the other no corner")
  func oneAxis() {
    let s = ScrollBench(content: CGSize(width: 400, height: 8000))
    s.scrollView.flashScrollIndicators()
    let bars = s.scrollView.subviews.filter { $0.layer.cornerRadius == 1.5 }
    expectEqual(bars.map { frame($0, s) }, [[394, 3, 3, 79.4]])
  }

  @Test("8.2 an indicator that isn't to be shown any more is gone at once, and alone")
  func switchedOff() throws {
    let s = bench()
    s.scrollView.flashScrollIndicators()
    let (vertical, horizontal) = try #require(indicators(s))
    s.scrollView.showsVerticalScrollIndicator = false
    expectEqual([vertical.alpha, horizontal.alpha], [0, 1])
    s.scrollView.showsHorizontalScrollIndicator = false
    expectEqual([vertical.alpha, horizontal.alpha], [0, 0])
    s.scrollView.showsVerticalScrollIndicator = true
    s.scrollView.flashScrollIndicators()
    expectEqual([vertical.alpha, horizontal.alpha], [1, 0])
  }

  @Test(
    "8.2 content that rests keeps its indicators for half a second; then they fade for a quarter"
  )
  func fading() throws {
    let s = bench()
    s.scrollView.flashScrollIndicators()
    let (vertical, horizontal) = try #require(indicators(s))
    s.wait(until: 0.5)
    expectEqual([vertical.alpha, horizontal.alpha], [1, 1])
    s.wait(until: 0.626)
    #expect(vertical.alpha > 0.4 && vertical.alpha < 0.6)
    expectEqual(horizontal.alpha, vertical.alpha)
    // A finger that drags shows them again, until half a second after it has left.
    _ = s.drag(by: -8, steps: 2, at: 0.63)
    expectEqual(vertical.alpha, 1)
    s.wait(until: 2)
    expectEqual(vertical.alpha, 1)
    s.bench.up(at: 2)
    s.wait(until: 2.5)
    expectEqual(vertical.alpha, 1)
    s.wait(until: 2.8)
    expectEqual([vertical.alpha, horizontal.alpha], [0, 0])
  }

  @Test("8.2 indicators are in front of views that were added since they were shown before")
  func front() throws {
    let s = bench()
    s.scrollView.flashScrollIndicators()
    let (vertical, horizontal) = try #require(indicators(s))
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    s.scrollView.addSubview(late)
    #expect(s.scrollView.subviews.last === late)
    s.scrollView.flashScrollIndicators()
    #expect(s.scrollView.subviews.suffix(3).first === late)
    expectEqual(Set(s.scrollView.subviews.suffix(2)), [vertical, horizontal])
    #expect(s.bench.window.hitTest(CGPoint(x: 395, y: 30), with: nil) === late)
  }

  @Test("8.2 indicators have the colour of their style")
  func styles() throws {
    let s = bench()
    s.scrollView.flashScrollIndicators()
    let (vertical, horizontal) = try #require(indicators(s))
    for (style, color) in [
      (UIScrollView.IndicatorStyle.black, UIColor(white: 0, alpha: 0.35)),
      (.white, UIColor(white: 1, alpha: 0.35)), (.default, .label.withAlphaComponent(0.35)),
    ] {
      s.scrollView.indicatorStyle = style
      expectEqual(vertical.backgroundColor, color)
      expectEqual(horizontal.backgroundColor, color)
    }
  }

  @Test("8.2 content that begins infinitely far away has its indicator at the end")
  func withoutBeginning() throws {
    let s = bench()
    s.scrollView.contentInset.top = .infinity
    s.scrollView.flashScrollIndicators()
    let vertical = try #require(indicators(s)).0
    #expect(vertical.frame.maxY > 700 && vertical.frame.maxY <= 800)
  }
}
