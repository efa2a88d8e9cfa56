import Expectations
import Testing
import UIKit

/// The scale belongs to the zoomed view (rule 8.18): what a view's transform says counts as the view begins to zoom.
@MainActor
struct ZoomedViewRuleTests {
  private static let whole = CGSize(width: 640, height: 320)

  /// A scroll view of 400 × 800 points with a picture of 640 × 320 that zooms from a quarter to three times its size.
  private func bench() -> ScrollBench {
    let s = ScrollBench(content: Self.whole)
    s.delegate.zoomed = s.content
    s.scrollView.minimumZoomScale = 0.25
    s.scrollView.maximumZoomScale = 3
    return s
  }

  /// Replaces the zoomed view, as clients do that show another picture.
  @discardableResult
  private func replace(_ s: ScrollBench) -> UIView {
    let picture = UIView(frame: CGRect(origin: .zero, size: Self.whole))
    s.delegate.zoomed?.removeFromSuperview()
    s.delegate.zoomed = picture
    s.scrollView.addSubview(picture)
    s.scrollView.contentSize = Self.whole
    return picture
  }

  /// Two fingers that move apart, from one distance to another; they stay down.
  private func pinch(_ s: ScrollBench, from start: Double, to end: Double, at time: Double) {
    s.bench.frame([(1, .began, 200 - start / 2, 400), (2, .began, 200 + start / 2, 400)], at: time)
    spread(s, from: start, to: end, at: time)
  }

  private func spread(_ s: ScrollBench, from start: Double, to end: Double, at time: Double) {
    for step in 1...20 {
      let half = (start + (end - start) * Double(step) / 20) / 2
      s.bench.frame(
        [(1, .moved, 200 - half, 400), (2, .moved, 200 + half, 400)],
        at: time + 0.008 * Double(step)
      )
    }
  }

  private func lift(_ s: ScrollBench, at time: Double) {
    s.bench.up(1, at: time)
    s.bench.up(2, at: time)
  }

  /// The calls about zooms that begin and end.
  private func zooms(_ s: ScrollBench) -> [String] {
    s.calls().filter { $0.hasSuffix("Zooming") }
  }

  private func expectWhole(_ s: ScrollBench, _ view: UIView, by scale: CGFloat) {
    let size = CGSize(width: Self.whole.width * scale, height: Self.whole.height * scale)
    expectEqual(s.scrollView.zoomScale, scale)
    expectEqual(view.transform, CGAffineTransform(scaleX: scale, y: scale))
    expectEqual(view.frame.size, size)
    expectEqual(s.scrollView.contentSize, size)
  }

  @Test("8.18 a picture that replaces another one begins at its own scale")
  func pictures() {
    let s = bench()
    for minimum: CGFloat in [0.5, 0.5, 0.25] {
      s.delegate.zoomed?.removeFromSuperview()
      s.delegate.zoomed = nil
      s.scrollView.zoomScale = 1
      expectEqual(s.scrollView.zoomScale, 1)
      let picture = replace(s)
      s.scrollView.maximumZoomScale = 1
      s.scrollView.minimumZoomScale = minimum
      s.scrollView.zoomScale = minimum
      expectWhole(s, picture, by: minimum)
    }
    // The same without a time at which there is no view.
    let last = replace(s)
    s.scrollView.zoomScale = 0.25
    expectWhole(s, last, by: 0.25)
    // The view's own scale counts, not only that of a view as it is made.
    let scaled = replace(s)
    scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    s.scrollView.contentSize = scaled.frame.size
    expectEqual(s.scrollView.zoomScale, 0.5)
    s.scrollView.zoomScale = 1
    expectWhole(s, scaled, by: 1)
  }

  @Test("8.18 each of two views that zoom in turn goes on from its own scale")
  func turns() {
    let s = bench()
    let (first, second) = (s.content, UIView(frame: CGRect(origin: .zero, size: Self.whole)))
    s.scrollView.addSubview(second)
    pinch(s, from: 100, to: 208, at: 0)
    lift(s, at: 0.2)
    s.rest()
    let scale = s.scrollView.zoomScale
    #expect(scale > 1.8 && scale < 2.1)
    expectWhole(s, first, by: scale)

    s.delegate.zoomed = second
    s.scrollView.contentSize = second.frame.size
    _ = s.take()
    var scales: [CGFloat] = []
    s.delegate.reactions["didZoom"] = { scales.append($0.zoomScale) }
    pinch(s, from: 200, to: 140, at: 10)
    lift(s, at: 10.2)
    s.rest()
    #expect((scales.first ?? 0) > 0.95 && s.scrollView.zoomScale < 0.8)
    expectWhole(s, second, by: s.scrollView.zoomScale)
    expectEqual(first.transform.a, scale)
    expectEqual(zooms(s), ["willBeginZooming", "didEndZooming"])

    s.delegate.zoomed = first
    s.scrollView.contentSize = first.frame.size
    scales = []
    pinch(s, from: 200, to: 230, at: 20)
    #expect(abs((scales.first ?? 0) - scale) < 0.05)
    lift(s, at: 20.2)
    s.rest()
    #expect(s.scrollView.zoomScale > scale)
    expectWhole(s, first, by: s.scrollView.zoomScale)
  }

  @Test(
    "8.18 a view whose transform a client resets is at scale 1; one that it turns keeps its scale"
  )
  func reset() {
    let s = bench()
    for scale: CGFloat in [2, 2, 0.5] {
      s.content.transform = .identity
      s.content.frame = CGRect(origin: .zero, size: Self.whole)
      s.scrollView.contentSize = Self.whole
      expectEqual(s.scrollView.zoomScale, 1)
      s.scrollView.zoomScale = scale
      expectWhole(s, s.content, by: scale)
    }
    s.content.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 0.4, y: 0.4)
    expectEqual(s.scrollView.zoomScale, 0.5)
  }

  @Test("8.18 a transform without a scale counts as 1")
  func degenerate() {
    for scale in [CGFloat.zero, 1e-200] {
      let s = bench()
      s.content.transform = CGAffineTransform(scaleX: scale, y: scale)
      expectEqual(s.scrollView.zoomScale, 1)
      s.scrollView.zoomScale = 2
      expectWhole(s, s.content, by: 2)
    }
  }

  @Test(
    "8.18 without a view the scale is 1, and nothing sets it; a view that returns has kept its own"
  )
  func none() {
    let s = bench()
    s.scrollView.zoomScale = 2
    s.delegate.zoomed = nil
    expectEqual(s.scrollView.zoomScale, 1)
    s.scrollView.zoomScale = 3
    s.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: true)
    expectEqual(s.scrollView.zoomScale, 1)
    s.delegate.zoomed = s.content
    expectWhole(s, s.content, by: 2)
    s.scrollView.delegate = nil
    expectEqual(s.scrollView.zoomScale, 1)
    expectEqual(UIScrollView().zoomScale, 1)
  }

  @Test(
    "8.18 a view that is replaced during a pinch: that zoom ends once, the next is the new view's"
  )
  func replacedInPinch() {
    let s = bench()
    pinch(s, from: 100, to: 200, at: 0)
    let scale = s.scrollView.zoomScale
    let picture = replace(s)
    // The zoom under way is that of the view that it began with.
    expectEqual(s.scrollView.zoomScale, scale)
    spread(s, from: 200, to: 220, at: 0.2)
    #expect(s.scrollView.isZooming)
    expectEqual(picture.transform, .identity)
    lift(s, at: 0.5)
    s.rest()
    expectEqual(zooms(s), ["willBeginZooming", "didEndZooming"])
    expectEqual(s.scrollView.zoomScale, 1)
    s.scrollView.contentSize = Self.whole
    s.scrollView.zoomScale = 0.5
    expectWhole(s, picture, by: 0.5)
  }

  @Test("8.18 a scale that is set during a pinch of a view that was replaced ends that zoom")
  func setInPinch() {
    let s = bench()
    pinch(s, from: 40, to: 390, at: 0)
    #expect(s.scrollView.zoomScale > 3)
    let picture = replace(s)
    s.scrollView.zoomScale = 0.5
    expectWhole(s, picture, by: 0.5)
    #expect(!s.scrollView.isZooming && !s.scrollView.isZoomBouncing)
    expectEqual(zooms(s), ["willBeginZooming", "didEndZooming"])
    // The fingers go on with the new view, from its scale.
    spread(s, from: 390, to: 350, at: 0.2)
    #expect(s.scrollView.isZooming)
    #expect(s.scrollView.zoomScale < 0.5 && s.scrollView.zoomScale > 0.4)
    lift(s, at: 0.5)
    s.rest()
    expectWhole(s, picture, by: s.scrollView.zoomScale)
    expectEqual(zooms(s), ["willBeginZooming", "didEndZooming"])
  }

  @Test(
    "8.18 a view that is replaced, or reset, during a bounce: the zoom ends once, with its own scale"
  )
  func replacedInBounce() {
    for resets in [false, true] {
      for sets in [false, true] {
        let s = bench()
        pinch(s, from: 40, to: 390, at: 0)
        lift(s, at: 0.2)
        s.wait(until: 0.25)
        #expect(s.scrollView.isZoomBouncing && s.scrollView.zoomScale > 3)
        if resets {
          s.content.transform = .identity
          s.content.frame = CGRect(origin: .zero, size: Self.whole)
          s.scrollView.contentSize = Self.whole
        } else {
          replace(s)
        }
        if sets {
          s.scrollView.zoomScale = 0.5
          if let view = s.delegate.zoomed { expectWhole(s, view, by: 0.5) }
        }
        s.rest()
        expectEqual(zooms(s), ["willBeginZooming", "didEndZooming"])
        expectEqual(s.scrollView.zoomScale, sets ? 0.5 : resets ? 3 : 1)
      }
    }
  }

  @Test(
    "8.18 a pinch that ends a bounce, in whose end the client replaces the view, zooms the new view"
  )
  func replacedAtEnd() {
    let s = bench()
    var pictures: [UIView] = []
    s.delegate.reactions["didEndZooming"] = { _ in pictures.append(replace(s)) }
    pinch(s, from: 40, to: 390, at: 0)
    lift(s, at: 0.2)
    s.wait(until: 0.25)
    #expect(s.scrollView.isZoomBouncing)
    pinch(s, from: 200, to: 150, at: 0.26)
    expectEqual(pictures.count, 1)
    #expect(s.scrollView.isZooming && s.scrollView.zoomScale < 1)
    if let picture = pictures.first { expectWhole(s, picture, by: s.scrollView.zoomScale) }
    lift(s, at: 0.5)
    s.rest()
    expectEqual(
      zooms(s),
      ["willBeginZooming", "didEndZooming", "willBeginZooming", "didEndZooming"]
    )
    // The same where a program ends the bounce: the setting was for the view that is gone.
    pinch(s, from: 40, to: 390, at: 10)
    lift(s, at: 10.2)
    s.wait(until: 10.25)
    #expect(s.scrollView.isZoomBouncing)
    s.scrollView.zoomScale = 2
    if let picture = pictures.last { expectWhole(s, picture, by: 1) }
  }

  /// A delegate that reads the scale as it is asked for its view.
  private final class Reader: UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var scales: [CGFloat] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      scales.append(scrollView.zoomScale)
      return view
    }
  }

  @Test("8.18 a delegate may read the scale as it is asked for its view")
  func reader() {
    let reader = Reader()
    let view = UIScrollView(frame: reader.view.frame)
    view.delegate = reader
    view.maximumZoomScale = 2
    view.zoomScale = 2
    expectEqual(view.zoomScale, 2)
    expectEqual(reader.scales.first, 1)
    expectEqual(reader.scales.last, 2)
  }
}
