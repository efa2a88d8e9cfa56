import Expectations
import Testing
import TouchCore
import UIKit

/// Scroll views at their edges in others that scroll the same way (rule 8.17).
@MainActor
struct ScrollEdgeRuleTests {
  /// Two scroll views of the screen's size, one in the other.
  private func nested(
    outer: CGSize,
    at outerOffset: CGPoint = .zero,
    inner innerSize: CGSize,
    at innerOffset: CGPoint = .zero
  ) -> (ScrollBench, inner: UIScrollView) {
    let s = ScrollBench(content: outer, offset: outerOffset)
    let inner = UIScrollView(
      frame: CGRect(origin: outerOffset, size: CGSize(width: 400, height: 800))
    )
    inner.contentSize = innerSize
    inner.contentOffset = innerOffset
    s.scrollView.addSubview(inner)
    return (s, inner)
  }

  private func drag(_ s: ScrollBench, _ dx: Double, _ dy: Double, at time: Double = 0) {
    s.bench.down(1, 200, 400, at: time)
    for step in 1...10 {
      let part = Double(step) / 10
      s.bench.move(1, 200 + dx * part, 400 + dy * part, at: time + 0.008 * Double(step))
    }
  }

  @Test(
    "8.17 a list at its edge leaves the drag to the pager around it, whatever it bounces",
    arguments: [true, false]
  )
  func list(bounces: Bool) {
    for (offset, dy, leaves) in [
      (0.0, 90.0, true), (0.5, 90, true), (0.6, 90, false), (0, -90, false), (2200, -90, true),
      (2199.5, -90, true), (2199.4, -90, false), (2200, 90, false), (1000, 90, false),
    ] {
      let (s, inner) = nested(
        outer: CGSize(width: 400, height: 4000),
        at: CGPoint(x: 0, y: 1600),
        inner: CGSize(width: 400, height: 3000),
        at: CGPoint(x: 0, y: offset)
      )
      s.scrollView.isPagingEnabled = true
      inner.bounces = bounces
      drag(s, 0, dy)
      expectEqual(s.scrollView.isDragging, leaves, "\(offset) \(dy)")
      #expect(inner.isDragging != leaves)
      #expect((s.y == 1600) != leaves)
      s.bench.up(at: 1)
    }
  }

  @Test("8.17 a zoomed page at its edge leaves the drag to the pager of photos")
  func photos() {
    for (x, dx, leaves) in [
      (400.0, -90.0, true), (399, -90, false), (0, 90, true), (0, -90, false),
    ] {
      let (s, page) = nested(
        outer: CGSize(width: 2000, height: 800),
        at: CGPoint(x: 800, y: 0),
        inner: CGSize(width: 400, height: 800)
      )
      s.scrollView.isPagingEnabled = true
      let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      page.addSubview(photo)
      let log = ScrollLog()
      log.zoomed = photo
      page.delegate = log
      page.maximumZoomScale = 3
      // Not zoomed, it fits: the pager scrolls at once.
      drag(s, -90, 0)
      #expect(s.scrollView.isDragging && !page.isDragging)
      s.bench.up(at: 0.5)
      s.rest()
      s.scrollView.contentOffset.x = 800
      page.zoomScale = 2
      page.contentOffset = CGPoint(x: x, y: 200)
      drag(s, dx, 0, at: 20)
      expectEqual(s.scrollView.isDragging, leaves, "\(x) \(dx)")
      #expect(page.isDragging != leaves)
      s.bench.up(at: 21)
      s.rest()
      // The other axis is the page's own.
      s.scrollView.contentOffset.x = 800
      drag(s, 10, 90, at: 40)
      #expect(page.isDragging && !s.scrollView.isDragging)
      s.bench.up(at: 41)
      withExtendedLifetime(log) {}
    }
  }

  @Test("8.17 a pager in a pager: the inner one pages up to its end, then the outer one")
  func pagers() {
    let (s, inner) = nested(
      outer: CGSize(width: 1200, height: 800),
      inner: CGSize(width: 1200, height: 800)
    )
    s.scrollView.isPagingEnabled = true
    inner.isPagingEnabled = true
    var places: [[CGFloat]] = []
    for turn in 0..<3 {
      drag(s, -150, 0, at: Double(turn) * 10)
      s.bench.up(at: Double(turn) * 10 + 0.09)
      s.rest()
      places.append([inner.contentOffset.x, s.scrollView.contentOffset.x])
    }
    expectEqual(places, [[400, 0], [800, 0], [800, 400]])
  }

  @Test("8.17 a drag isn't handed on when the inner one comes to its edge, nor back")
  func noHandOff() {
    let (s, inner) = nested(
      outer: CGSize(width: 400, height: 4000),
      at: CGPoint(x: 0, y: 800),
      inner: CGSize(width: 400, height: 3000),
      at: CGPoint(x: 0, y: 20)
    )
    drag(s, 0, 300)
    #expect(inner.contentOffset.y < 0 && s.y == 800)
    s.bench.up(at: 1)
    s.rest()
    expectEqual(inner.contentOffset.y, 0)
    s.bench.down(1, 200, 400, at: 10)
    for y in stride(from: 410.0, through: 500, by: 10) {
      s.bench.move(1, 200, y, at: 10 + y / 1000)
    }
    for y in stride(from: 490.0, through: 200, by: -10) {
      s.bench.move(1, 200, y, at: 11 - y / 1000)
    }
    expectEqual(inner.contentOffset.y, 0)
    // 800 less 90 downwards, and 300 upwards.
    expectEqual(s.y, 1010)
    s.bench.up(at: 11)
  }

  @Test(
    "8.17 it keeps the drag where no scroll view around it scrolls that way, or takes the finger"
  )
  func keeps() {
    let size = CGSize(width: 400, height: 3000)
    let fits = CGSize(width: 400, height: 800)
    let cases: [(String, CGSize, @MainActor (UIScrollView, UIScrollView) -> Void)] = [
      ("fits", fits, { _, _ in }),
      ("only bounces", fits, { outer, _ in outer.alwaysBounceVertical = true }),
      ("disabled", size, { outer, _ in outer.isScrollEnabled = false }),
      ("two fingers", size, { outer, _ in outer.panGestureRecognizer.minimumNumberOfTouches = 2 }),
      ("other axis", CGSize(width: 3000, height: 800), { _, _ in }),
      ("own wish", size, { _, inner in inner.transfersVerticalScrollingToParent = false }),
      ("hard edge", size, { outer, _ in outer.bounces = false }),
    ]
    for (name, outer, prepare) in cases {
      let (s, inner) = nested(outer: outer, inner: size)
      prepare(s.scrollView, inner)
      drag(s, 0, 90)
      #expect(inner.isDragging && !s.scrollView.isDragging, "\(name)")
      #expect(inner.contentOffset.y < 0, "\(name)")
      s.bench.up(at: 1)
    }
    let (s, inner) = nested(
      outer: CGSize(width: 3000, height: 800),
      inner: CGSize(width: 900, height: 800)
    )
    inner.transfersHorizontalScrollingToParent = false
    drag(s, 90, 0)
    #expect(inner.isDragging)
    s.bench.up(at: 1)
  }

  @Test("8.17 the scroll view around the one around it takes the drag as well")
  func threeDeep() {
    let (s, middle) = nested(
      outer: CGSize(width: 400, height: 4000),
      at: CGPoint(x: 0, y: 800),
      inner: CGSize(width: 2000, height: 800)
    )
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    list.contentSize = CGSize(width: 400, height: 3000)
    middle.addSubview(list)
    drag(s, 0, 90)
    #expect(s.scrollView.isDragging && !middle.isDragging && !list.isDragging)
    s.bench.up(at: 1)
  }

  @Test("8.17, 6.9 a wheel over a list at its edge turns the scroll view around it")
  func wheel() {
    for (offset, leaves) in [(0.0, true), (500, false)] {
      let (s, inner) = nested(
        outer: CGSize(width: 400, height: 4000),
        at: CGPoint(x: 0, y: 800),
        inner: CGSize(width: 400, height: 3000),
        at: CGPoint(x: 0, y: offset)
      )
      for step in 0..<5 {
        s.bench.application.receive(
          ScrollInput(
            time: .milliseconds(Int64(step) * 8),
            phase: .step,
            position: Point(x: 200, y: 400),
            delta: Vector(dx: 0, dy: 8)
          )
        )
      }
      expectEqual(s.scrollView.panGestureRecognizer.numberOfTouches, 0)
      expectEqual((s.y < 800), leaves)
      #expect((inner.contentOffset.y < offset) != leaves)
      s.wait(until: 2)
    }
  }

  @Test("6.9 a scroll view's mask and its touch types each switch off their own kind of drag")
  func masks() {
    for (mask, types, wheel, finger) in [
      (UIScrollTypeMask.all, true, true, true), ([], true, false, true), (.all, false, true, false),
    ] {
      let s = ScrollBench()
      s.scrollView.panGestureRecognizer.allowedScrollTypesMask = mask
      if !types { s.scrollView.panGestureRecognizer.allowedTouchTypes = [] }
      s.bench.application.receive(
        ScrollInput(
          time: .zero,
          phase: .step,
          position: Point(x: 200, y: 400),
          delta: Vector(dx: 0, dy: -30)
        )
      )
      s.wait(until: 1)
      expectEqual((s.y > 0), wheel)
      s.scrollView.contentOffset = .zero
      _ = s.drag(by: -8, steps: 10, at: 2)
      expectEqual((s.y > 0), finger)
      s.bench.up(at: 3)
    }
  }
}
