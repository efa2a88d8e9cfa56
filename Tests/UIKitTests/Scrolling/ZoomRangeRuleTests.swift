import Expectations
import Testing
import TouchCore
import UIKit

/// Zooms whose range changes (rules 8.16, 8.18).
@MainActor
struct ZoomRangeRuleTests {
  private func bench() -> ScrollBench {
    let s = ScrollBench(content: CGSize(width: 400, height: 800))
    s.delegate.zoomed = s.content
    s.scrollView.minimumZoomScale = 0.25
    s.scrollView.maximumZoomScale = 4
    return s
  }

  /// Insets that centre content smaller than the view.
  private static func centre(_ view: UIScrollView) {
    let x = max(0, (view.bounds.width - view.contentSize.width) / 2)
    let y = max(0, (view.bounds.height - view.contentSize.height) / 2)
    view.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }

  private func isInside(_ view: UIScrollView) -> Bool {
    let (inset, offset) = (view.adjustedContentInset, view.contentOffset)
    let right = max(-inset.left, view.contentSize.width + inset.right - view.bounds.width)
    let bottom = max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height)
    return offset.x >= -inset.left && offset.x <= right && offset.y >= -inset.top
      && offset.y <= bottom
  }

  /// Centres what it zooms when it is laid out, as clients do.
  private final class Centring: UIScrollView, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    override func layoutSubviews() {
      super.layoutSubviews()
      picture.frame.origin.y = max((bounds.height - picture.frame.height) / 2, 0)
    }
  }

  @Test("8.18 a scale that leaves the offset where it is asks for layout")
  func layout() {
    let view = Centring(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.delegate = view
    view.addSubview(view.picture)
    view.contentSize = view.picture.frame.size
    view.minimumZoomScale = 0.5
    view.layoutIfNeeded()
    expectEqual(view.picture.frame.origin.y, 300)
    view.zoomScale = 0.5
    expectEqual(view.contentOffset, .zero)
    view.layoutIfNeeded()
    expectEqual(view.picture.frame, CGRect(x: 0, y: 350, width: 200, height: 100))
  }

  @Test("8.16, 8.18 an animated zoom with insets that centre in didZoom ends centred")
  func centring() {
    for (scale, end) in [
      (0.5, CGPoint(x: -100, y: -200)), (0.25, CGPoint(x: -150, y: -300)), (1, .zero),
      (2, CGPoint(x: 200, y: 400)),
    ] {
      let s = bench()
      s.scrollView.zoomScale = scale == 1 ? 0.5 : 1
      Self.centre(s.scrollView)
      s.delegate.reactions["didZoom"] = Self.centre
      _ = s.take()
      s.scrollView.setZoomScale(CGFloat(scale), animated: true)
      var last = s.scrollView.contentOffset
      var longest: CGFloat = 0
      for frame in 1...60 {
        s.wait(until: Double(frame) / 60)
        let offset = s.scrollView.contentOffset
        longest = max(longest, abs(offset.x - last.x), abs(offset.y - last.y))
        last = offset
      }
      expectEqual(s.scrollView.contentOffset, end, "\(scale)")
      #expect(isInside(s.scrollView))
      #expect(longest < 40)
      expectEqual(s.calls().filter { $0 == "didEndZooming" }.count, 1)
    }
  }

  @Test("8.18 a zoom's scale and the offset that follows are one change of the range")
  func oneChange() {
    let s = bench()
    s.scrollView.zoomScale = 4
    s.scrollView.contentOffset = CGPoint(x: 1200, y: 2400)
    _ = s.take()
    var offsets: [CGPoint] = []
    s.delegate.reactions["didScroll"] = { offsets.append($0.contentOffset) }
    s.scrollView.zoomScale = 2
    expectEqual(offsets, [s.scrollView.contentOffset])
    expectEqual(
      s.calls().filter { $0 == "didScroll" || $0 == "didZoom" },
      ["didScroll", "didZoom"]
    )
  }

  @Test("8.16, 8.18 a zoom without animation ends in the range that didZoom sets")
  func atOnce() {
    let s = bench()
    s.delegate.reactions["didZoom"] = Self.centre
    s.scrollView.zoomScale = 0.5
    expectEqual(s.scrollView.contentOffset, CGPoint(x: -100, y: -200))
    s.scrollView.setZoomScale(1, animated: false)
    #expect(s.scrollView.zoomScale == 1 && s.scrollView.contentOffset == .zero)
  }

  @Test(
    "8.18 a zoom that begins as another one's content enters its range begins after that one's end"
  )
  func another() {
    let s = bench()
    s.scrollView.contentOffset = .zero
    _ = s.take()
    var isDone = false
    s.delegate.reactions["didZoom"] = { view in
      // The range ends above what the zoom shows last.
      if view.zoomScale == 2, !isDone { view.contentInset.bottom = -800 }
    }
    s.delegate.reactions["didScroll"] = { view in
      guard view.zoomScale == 2, view.contentInset.bottom == -800, !isDone else { return }
      isDone = true
      view.contentInset.bottom = 0
      view.setZoomScale(1, animated: true)
    }
    s.scrollView.zoom(to: CGRect(x: 200, y: 400, width: 200, height: 400), animated: true)
    s.wait(until: 3)
    #expect(isDone && s.scrollView.zoomScale == 1)
    let zooms = s.calls().filter { $0.hasSuffix("Zooming") }
    expectEqual(
      zooms,
      ["willBeginZooming", "didEndZooming", "willBeginZooming", "didEndZooming"]
    )
  }

  @Test("8.16 a scale moves the content once, in its new range")
  func oneMove() {
    let s = bench()
    s.scrollView.zoomScale = 3
    s.scrollView.contentOffset = CGPoint(x: 800, y: 1600)
    _ = s.take()
    s.scrollView.zoomScale = 1.5
    expectEqual(s.take(), ["S didScroll", "S didZoom"])
    #expect(isInside(s.scrollView))
  }

  @Test(
    "8.16, 8.18 a pinch that ends small with centring insets comes to rest centred, with one end"
  )
  func pinched() {
    let s = bench()
    s.delegate.reactions["didZoom"] = Self.centre
    s.bench.frame([(1, .began, 60, 300), (2, .began, 340, 500)], at: 0)
    for step in 1...20 {
      let travel = 5 * Double(step)
      s.bench.frame(
        [(1, .moved, 60 + travel, 300 + travel), (2, .moved, 340 - travel, 500 - travel)],
        at: 0.016 * Double(step)
      )
    }
    s.bench.frame([(1, .ended, 160, 400), (2, .ended, 240, 400)], at: 0.34)
    s.rest()
    #expect(isInside(s.scrollView))
    let calls = s.calls()
    expectEqual(calls.filter { $0 == "willBeginZooming" }.count, 1)
    expectEqual(calls.filter { $0 == "didEndZooming" }.count, 1)
  }

  @Test(
    "8.16, 8.18 limits and insets that change during a zoom's bounce: it ends at those in force"
  )
  func bounce() {
    let s = bench()
    s.bench.frame([(1, .began, 180, 400), (2, .began, 220, 400)], at: 0)
    for step in 1...30 {
      let travel = 5 * Double(step)
      s.bench.frame(
        [(1, .moved, 180 - travel, 400), (2, .moved, 220 + travel, 400)],
        at: 0.008 * Double(step)
      )
    }
    #expect(s.scrollView.zoomScale > 4)
    s.bench.frame([(1, .ended, 30, 400), (2, .ended, 370, 400)], at: 0.25)
    #expect(s.scrollView.isZoomBouncing)
    s.wait(until: 0.35)
    let (scale, offset) = (s.scrollView.zoomScale, s.scrollView.contentOffset)
    s.scrollView.maximumZoomScale = 3
    s.scrollView.contentInset.left = 50
    #expect(s.scrollView.zoomScale == scale && s.scrollView.contentOffset == offset)
    s.rest()
    expectEqual(s.scrollView.zoomScale, 3)
    #expect(isInside(s.scrollView))
    expectEqual(s.calls().filter { $0 == "didEndZooming" }.count, 1)
  }

  @Test(
    "8.16, 8.18 a finger that drags during a zoom's bounce, and lifts: the content rests inside"
  )
  func draggedBounce() {
    let s = bench()
    s.scrollView.setZoomScale(3, animated: true)
    s.wait(until: 0.05)
    _ = s.drag(by: -12, steps: 10, at: 0.05)
    #expect(s.scrollView.isDragging)
    var last = s.y
    s.bench.up(at: 0.14)
    for frame in 9...30 {
      s.wait(until: Double(frame) / 60)
      #expect(abs(s.y - last) < 160)
      last = s.y
    }
    s.rest()
    #expect(isInside(s.scrollView))
    expectEqual(s.scrollView.zoomScale, 3)
  }

  @Test("8.16 a nested scroll view enters a new safe area with one move, wherever the outer one is")
  func nestedSafeArea() {
    for step in 0..<100 {
      let s = ScrollBench()
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      inner.contentSize = CGSize(width: 100, height: 890)
      let log = ScrollLog()
      inner.delegate = log
      s.scrollView.addSubview(inner)
      func enter(top: CGFloat, outer y: CGFloat) {
        s.scrollView.contentOffset.y = y
        s.bench.window.layoutIfNeeded()
        log.offsets = []
        let insets = UIEdgeInsets(top: top, left: 0, bottom: 30, right: 0)
        s.bench.window.setSafeAreaInsets(insets)
        inner.layoutIfNeeded()
      }
      // Places at which sums are rounded.
      enter(top: 10, outer: 100 + CGFloat(step) * 0.7331)
      enter(top: 22, outer: 600 + CGFloat(step) * 0.9408045373808)
      expectEqual(log.offsets.count, 1, "\(step)")
    }
  }
}
