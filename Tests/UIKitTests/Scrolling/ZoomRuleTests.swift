import Expectations
import Testing
import TouchCore
import UIKit

/// Zooming (rule 8.18).
@MainActor
struct ZoomRuleTests {
  /// A picture of 400 × 800 points that zooms from half to four times its size.
  private func bench(bounces: Bool = true) -> ScrollBench {
    let s = ScrollBench(content: CGSize(width: 400, height: 800))
    s.delegate.zoomed = s.content
    s.scrollView.minimumZoomScale = 0.5
    s.scrollView.maximumZoomScale = 4
    s.scrollView.bouncesZoom = bounces
    return s
  }

  private func two(
    _ s: ScrollBench,
    _ phase: Contact.Phase,
    _ a: Point,
    _ b: Point,
    at time: Double
  ) {
    s.bench.frame([(1, phase, a.x, a.y), (2, phase, b.x, b.y)], at: time)
  }

  /// Two fingers around a location, some points apart.
  private func around(_ place: Point, _ span: Double) -> (Point, Point) {
    (Point(x: place.x - span / 2, y: place.y), Point(x: place.x + span / 2, y: place.y))
  }

  private func pinch(
    _ s: ScrollBench,
    at place: Point,
    from span: Double,
    to end: Double,
    moving travel: Vector = .zero,
    time: Double = 0,
    steps: Int = 30
  ) -> Double {
    let first = around(place, span)
    two(s, .began, first.0, first.1, at: time)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let fingers = around(place + travel * part, span + (end - span) * part)
      two(s, .moved, fingers.0, fingers.1, at: time + 0.008 * Double(step))
    }
    return time + 0.008 * Double(steps)
  }

  private func lift(_ s: ScrollBench, at time: Double) {
    s.bench.up(1, at: time)
    s.bench.up(2, at: time)
  }

  @Test("8.18 willBeginZooming, didZoom for each step, didEndZooming with the lift")
  func order() {
    let s = bench()
    let end = pinch(s, at: Point(x: 200, y: 400), from: 100, to: 200)
    #expect(s.scrollView.isZooming)
    #expect(abs(s.scrollView.zoomScale - 200 / 108) < 1e-9)
    s.bench.up(1, at: end + 0.01)
    s.bench.up(2, at: end + 0.02)
    s.rest()
    let calls = s.calls().filter { $0.hasSuffix("Zooming") || $0 == "didZoom" }
    expectEqual(calls.first, "willBeginZooming")
    expectEqual(calls.last, "didEndZooming")
    expectEqual(calls.filter { $0 == "didEndZooming" }.count, 1)
    #expect(calls.filter { $0 == "didZoom" }.count > 20)
    #expect(!s.scrollView.isZooming && !s.scrollView.isZoomBouncing)
  }

  @Test("8.18 nothing zooms without a view to zoom, or without limits that allow it")
  func needs() {
    let s = bench()
    s.delegate.zoomed = nil
    _ = pinch(s, at: Point(x: 200, y: 400), from: 100, to: 200)
    expectEqual(s.scrollView.zoomScale, 1)
    #expect(!s.calls().contains("willBeginZooming"))
    let other = bench()
    other.scrollView.maximumZoomScale = 0.5
    _ = pinch(other, at: Point(x: 200, y: 400), from: 100, to: 200)
    expectEqual(other.scrollView.zoomScale, 1)
    other.scrollView.zoomScale = 2
    expectEqual(other.scrollView.zoomScale, 1)
  }

  @Test("8.18 the point between the fingers stays under them within 0.01 points")
  func anchor() {
    var dice = Dice(seed: 818)
    for _ in 0..<60 {
      let s = bench()
      let view = s.content
      let place = Point(
        x: .random(in: 120...280, using: &dice),
        y: .random(in: 200...600, using: &dice)
      )
      let first = around(place, 100)
      two(s, .began, first.0, first.1, at: 0)
      var anchor: CGPoint?
      var (middle, span) = (place, 100.0)
      for step in 1...40 {
        middle = Point(
          x: middle.x + .random(in: -3...3, using: &dice),
          y: middle.y + .random(in: -3...3, using: &dice)
        )
        span = max(40, span + .random(in: -8...14, using: &dice))
        let fingers = around(middle, span)
        two(s, .moved, fingers.0, fingers.1, at: 0.008 * Double(step))
        guard s.scrollView.isZooming else { continue }
        let now = view.convert(CGPoint(x: middle.x, y: middle.y), from: nil)
        if let anchor {
          let scale = Double(s.scrollView.zoomScale)
          #expect(abs(Double(now.x - anchor.x)) * scale < 0.01)
          #expect(abs(Double(now.y - anchor.y)) * scale < 0.01)
        } else {
          anchor = now
        }
      }
      #expect(anchor != nil)
    }
  }

  @Test("8.18 a finger that lifts or joins never makes the content jump")
  func joining() {
    let s = bench()
    let end = pinch(s, at: Point(x: 200, y: 400), from: 100, to: 240, moving: Vector(dx: 9, dy: 30))
    func state() -> [Double] {
      let offset = s.scrollView.contentOffset
      return [Double(offset.x), Double(offset.y), Double(s.scrollView.zoomScale)]
    }
    var before = state()
    s.bench.up(1, at: end + 0.01)
    expectEqual(state(), before)
    s.bench.move(2, 330, 431, at: end + 0.02)
    for (one, other) in zip(state(), before) { #expect(abs(one - other) < 2) }
    before = state()
    s.bench.down(3, 90, 300, at: end + 0.03)
    expectEqual(state(), before)
    s.bench.frame([(2, .moved, 332, 431), (3, .moved, 88, 300)], at: end + 0.04)
    for (one, other) in zip(state().prefix(2), before) { #expect(abs(one - other) < 12) }
    s.bench.up(2, at: end + 0.05)
    before = state()
    s.bench.up(3, at: end + 0.06)
    for (one, other) in zip(state(), before) { #expect(abs(one - other) < 1e-9) }
    s.rest()
    let calls = s.calls()
    expectEqual(
      calls.filter { $0 == "willBeginZooming" }.count,
      calls.filter { $0 == "didEndZooming" }.count
    )
  }

  @Test(
    "8.18 beyond its limit the scale meets resistance and returns after the lift, and then the zoom ends"
  )
  func bounce() {
    let s = bench()
    let end = pinch(s, at: Point(x: 200, y: 400), from: 40, to: 390)
    #expect(s.scrollView.zoomScale > 4 && s.scrollView.zoomScale < 8)
    _ = s.take()
    s.bench.frame([(1, .ended, 5, 400), (2, .ended, 395, 400)], at: end + 0.01)
    #expect(s.scrollView.isZoomBouncing)
    #expect(!s.calls().contains("didEndZooming"))
    s.rest()
    expectEqual(s.scrollView.zoomScale, 4)
    expectEqual(s.calls().last, "didEndZooming")
    expectEqual(s.scrollView.contentSize, CGSize(width: 1600, height: 3200))
    expectEqual(s.content.frame, CGRect(x: 0, y: 0, width: 1600, height: 3200))
  }

  @Test("8.18 without bouncesZoom the scale stops at its limits")
  func clamp() {
    let s = bench(bounces: false)
    let end = pinch(s, at: Point(x: 200, y: 400), from: 40, to: 390)
    expectEqual(s.scrollView.zoomScale, 4)
    lift(s, at: end + 0.01)
    let again = pinch(s, at: Point(x: 200, y: 400), from: 390, to: 20, time: 5)
    expectEqual(s.scrollView.zoomScale, 0.5)
    lift(s, at: again + 0.01)
    s.rest()
    expectEqual(s.scrollView.zoomScale, 0.5)
    expectEqual(s.scrollView.contentOffset, .zero)
  }

  @Test("8.18 a zoom may end with a finger down, which continues to drag")
  func oneFingerDown() {
    let s = bench()
    let end = pinch(s, at: Point(x: 200, y: 400), from: 100, to: 200)
    s.bench.up(1, at: end + 0.01)
    #expect(!s.scrollView.isZooming)
    #expect(s.calls().contains("didEndZooming"))
    let y = s.y
    for step in 1...20 {
      s.bench.move(2, 300, 400 - 5 * Double(step), at: end + 0.01 + 0.008 * Double(step))
    }
    #expect(abs(s.y - y - 100) < 11)
    s.bench.up(2, at: end + 1)
    s.rest()
    expectEqual(s.calls().filter { $0.hasPrefix("didEndDragging") }.count, 1)
  }

  @Test("8.18 zoom(to:) fits a part of the view and centres it, within the limits")
  func zoomToRect() {
    let s = bench()
    s.scrollView.zoom(to: CGRect(x: 100, y: 300, width: 200, height: 200), animated: false)
    expectEqual(s.scrollView.zoomScale, 2)
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 200, y: 400))
    s.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    expectEqual(s.scrollView.zoomScale, 4)
    expectEqual(s.scrollView.contentOffset, .zero)
    _ = s.take()
    // An invalid location changes nothing.
    for odd in [CGFloat.nan, .infinity] {
      s.scrollView.zoom(to: CGRect(x: odd, y: 0, width: 400, height: 800), animated: false)
      s.scrollView.zoom(to: CGRect(x: 0, y: 0, width: odd, height: 800), animated: true)
    }
    expectEqual(s.scrollView.zoomScale, 4)
    #expect(s.take().isEmpty)
    s.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 400, height: 800), animated: true)
    expectEqual(s.take(), ["S willBeginZooming"])
    #expect(s.scrollView.isZoomAnimating)
    s.rest()
    expectEqual(s.scrollView.zoomScale, 1)
    expectEqual(s.calls().last, "didEndZooming")
    expectEqual(s.scrollView.contentSize, CGSize(width: 400, height: 800))
  }

  @Test("8.18 zoom(to:) fits into the bounds, also where insets centre the view")
  func zoomToRectWithInsets() {
    let s = bench()
    s.scrollView.contentInset = UIEdgeInsets(top: 100, left: 50, bottom: 100, right: 50)
    s.scrollView.zoom(to: CGRect(x: 100, y: 300, width: 200, height: 200), animated: false)
    expectEqual(s.scrollView.zoomScale, 2)
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 200, y: 400))
  }

  @Test("8.18 setting the scale keeps the centre, within the limits, and calls didZoom only")
  func setScale() {
    let s = bench()
    s.scrollView.zoomScale = 2
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 200, y: 400))
    expectEqual(s.calls(), ["didScroll", "didZoom"])
    s.scrollView.zoomScale = 100
    expectEqual(s.scrollView.zoomScale, 4)
    s.scrollView.setZoomScale(1, animated: true)
    s.rest()
    expectEqual(s.scrollView.zoomScale, 1)
    expectEqual(s.scrollView.contentOffset, .zero)
    expectEqual(s.calls().last, "didEndZooming")
  }

  @Test("8.18 content that is scrolled while it zooms moves one way, and ends where both lead")
  func scrolledWhileZooming() {
    let s = bench()
    s.scrollView.zoomScale = 2
    s.scrollView.contentOffset = CGPoint(x: 200, y: 200)
    s.scrollView.setZoomScale(3, animated: true)
    s.scrollView.setContentOffset(CGPoint(x: 200, y: 700), animated: true)
    s.delegate.offsets = [s.scrollView.contentOffset]
    s.rest()
    let offsets = s.delegate.offsets
    #expect(offsets.count > 10)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0.y <= $1.y })
    #expect(offsets.allSatisfy { $0.x == 200 })
    #expect(s.scrollView.contentOffset == CGPoint(x: 200, y: 700) && s.scrollView.zoomScale == 3)
  }

  @Test(
    "8.18 zooming out at an edge keeps the fingers' point, and the content returns into its range"
  )
  func edges() {
    let s = bench()
    s.scrollView.zoomScale = 2
    s.scrollView.contentOffset = .zero
    let end = pinch(s, at: Point(x: 250, y: 600), from: 200, to: 90)
    #expect(s.scrollView.contentOffset.x < 0)
    lift(s, at: end + 0.01)
    s.rest()
    expectEqual(s.scrollView.contentOffset, .zero)
    expectEqual(s.calls().filter { $0 == "didEndZooming" }.count, 1)
  }
}
