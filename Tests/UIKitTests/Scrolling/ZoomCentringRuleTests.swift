import Expectations
import Testing
import TouchCore
import UIKit

/// Zooms whose view the client centres, as photo viewers do (rules 8.7, 8.16, 8.18).
@MainActor
struct ZoomCentringRuleTests {
  /// A scroll view of 400 × 800 points with a picture that fits across at the smallest scale.
  private func bench(_ picture: CGSize) -> ScrollBench {
    let s = ScrollBench(content: picture) { Viewer(frame: $0) }
    s.delegate.zoomed = s.content
    s.scrollView.minimumZoomScale = 400 / picture.width
    s.scrollView.maximumZoomScale = 3
    return s
  }

  /// What is left of a length beside another one, on either side.
  private static func margin(_ length: CGFloat, around inner: CGFloat) -> CGFloat {
    max(0, (length - inner) / 2)
  }

  /// Centres the picture by its frame, whose size comes back as it was got.
  private static func centreFrame(of view: UIView?, in scrollView: UIScrollView) {
    guard let view else { return }
    var frame = view.frame
    frame.origin.x = margin(scrollView.bounds.width, around: frame.width)
    frame.origin.y = margin(scrollView.bounds.height, around: frame.height)
    view.frame = frame
  }

  /// Centres its first subview in its layout, where it is told to.
  private final class Viewer: UIScrollView {
    var centresInLayout = false

    override func layoutSubviews() {
      super.layoutSubviews()
      if centresInLayout { centreFrame(of: subviews.first, in: self) }
    }
  }

  /// How a client centres its picture.
  private enum Way: CaseIterable {
    case frame, layout, size
  }

  /// A picture that is zoomed to its smallest scale and back a few times, and rests there.
  private func zoomedOut(_ picture: CGSize, _ way: Way) -> ScrollBench {
    let s = bench(picture)
    let view = s.content
    switch way {
    case .frame: s.delegate.reactions["didZoom"] = { Self.centreFrame(of: view, in: $0) }
    case .layout: (s.scrollView as? Viewer)?.centresInLayout = true
    case .size:
      s.delegate.reactions["didZoom"] = {
        Self.centreFrame(of: view, in: $0)
        $0.contentSize = view.frame.size
      }
    }
    for scale in [s.scrollView.minimumZoomScale, 2.7, s.scrollView.minimumZoomScale] {
      s.scrollView.setZoomScale(scale, animated: true)
      s.rest()
      expectEqual(s.scrollView.zoomScale, scale)
    }
    _ = s.take()
    return s
  }

  @Test("8.7, 8.18 at the scale at which a centred picture fits, nothing is dragged sideways")
  func smallest() {
    for way in Way.allCases {
      for width: CGFloat in [640, 700, 830, 1234, 997] {
        let s = zoomedOut(CGSize(width: width, height: 640), way)
        let note: Comment = "\(way), \(width)"
        expectEqual(s.scrollView.contentOffset.x, 0, note)
        let start = s.bench.application.now.seconds
        s.bench.down(1, 200, 400, at: start + 0.01)
        for step in 1...20 {
          s.bench.move(1, 200 - 4 * Double(step), 400, at: start + 0.01 + 0.008 * Double(step))
        }
        #expect(!s.scrollView.isDragging, note)
        expectEqual(s.scrollView.contentOffset.x, 0, note)
        s.bench.up(1, at: start + 1)
        expectEqual(s.take().filter { $0 == "S willBeginDragging" }, [], note)
      }
    }
  }

  @Test("8.18 the content's size is that at the scale 1 times the scale, after any number of zooms")
  func size() {
    for picture in [CGSize(width: 640, height: 640), CGSize(width: 997, height: 311)] {
      // The picture may be a part of the content.
      for content in [picture, CGSize(width: picture.width, height: picture.height + 333)] {
        let s = bench(picture)
        let view = s.content
        s.scrollView.contentSize = content
        s.delegate.reactions["didZoom"] = { Self.centreFrame(of: view, in: $0) }
        for scale: CGFloat in [0.7, 2.9, 0.5, 1.3, 0.9, 1] {
          s.scrollView.setZoomScale(scale, animated: true)
          s.rest()
          let scale = s.scrollView.zoomScale
          expectEqual(
            s.scrollView.contentSize,
            CGSize(width: content.width * scale, height: content.height * scale)
          )
        }
      }
    }
  }

  @Test("8.18 a size that a client sets counts from then on")
  func resized() {
    let s = bench(CGSize(width: 640, height: 640))
    s.scrollView.zoomScale = 2
    s.scrollView.contentSize = CGSize(width: 1500, height: 1280)
    s.scrollView.zoomScale = 1
    expectEqual(s.scrollView.contentSize, CGSize(width: 750, height: 640))
    s.scrollView.contentSize = CGSize(width: 750.01, height: 640)
    s.scrollView.zoomScale = 2
    expectEqual(s.scrollView.contentSize, CGSize(width: 1500.02, height: 1280))
  }

  @Test("8.16 content that exceeds the view by what rounding adds has no range and no safe area")
  func rounding() {
    let s = bench(CGSize(width: 400, height: 640))
    s.bench.window.setSafeAreaInsets(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20))
    for (excess, inset) in [(CGFloat(0.0009), CGFloat(0)), (0.0011, 20)] {
      s.scrollView.contentSize = CGSize(width: 400 + excess, height: 800 + excess)
      s.scrollView.layoutIfNeeded()
      expectEqual(s.scrollView.adjustedContentInset.left, inset)
      expectEqual(s.scrollView.adjustedContentInset.top, inset / 2)
    }
  }

  /// A picture as wide as the view and 200 points high, whose middle is at that of the view, 400 points down.
  private func low() -> ScrollBench {
    let s = bench(CGSize(width: 400, height: 200))
    s.scrollView.maximumZoomScale = 8
    return s
  }

  /// Zooms, and tells how far the picture's middle was from the view's at most, in any frame.
  private func stray(_ s: ScrollBench, to scale: CGFloat) -> CGFloat {
    let (start, view) = (s.bench.application.now.seconds, s.content)
    var most: CGFloat = 0
    s.scrollView.setZoomScale(scale, animated: true)
    for frame in 1...30 {
      s.wait(until: start + Double(frame) / 60)
      let middle = CGPoint(
        x: view.frame.midX - s.scrollView.contentOffset.x,
        y: view.frame.midY - s.scrollView.contentOffset.y
      )
      most = max(most, abs(middle.x - 200), abs(middle.y - 400))
    }
    expectEqual(s.scrollView.zoomScale, scale)
    #expect(!s.scrollView.isZoomAnimating)
    return most
  }

  @Test("8.16, 8.18 a picture that insets centre stays in the middle as an animation zooms it")
  func insets() {
    let s = low()
    s.scrollView.contentInset.top = 300
    expectEqual(s.scrollView.contentOffset.y, -300)
    s.delegate.reactions["didZoom"] = {
      $0.contentInset.top = Self.margin($0.bounds.height, around: $0.contentSize.height)
    }
    // At once to a size that leaves no room: it was in the middle before.
    s.scrollView.zoomScale = 8
    for scale: CGFloat in [1, 2, 3.5, 8, 1, 5, 2, 1] {
      #expect(stray(s, to: scale) < 0.01)
    }
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 0, y: -300))
  }

  @Test("8.16, 8.18 where insets centre a picture no more, a zoom leads into the range in force")
  func insetsNoMore() {
    let s = low()
    s.scrollView.contentInset.top = 300
    s.delegate.reactions["didZoom"] = {
      $0.contentInset.top = Self.margin($0.bounds.height, around: $0.contentSize.height)
    }
    _ = stray(s, to: 8)
    s.delegate.reactions["didZoom"] = nil
    expectEqual(s.scrollView.contentInset.top, 0)
    s.scrollView.setZoomScale(1, animated: true)
    let start = s.bench.application.now.seconds
    var (last, longest) = (s.y, 0.0)
    for frame in 1...30 {
      s.wait(until: start + Double(frame) / 60)
      longest = max(longest, abs(s.y - last))
      last = s.y
    }
    expectEqual(s.scrollView.contentOffset, .zero)
    #expect(longest < 100)
    // Without an animation it isn't in the middle for a moment first.
    s.delegate.offsets = []
    s.scrollView.zoomScale = 2
    #expect(s.delegate.offsets.allSatisfy { $0.y >= 0 })
  }

  /// Content as large as the view with a picture in its middle, which the client puts there by its centre.
  private func centred() -> ScrollBench {
    let s = low()
    let view = s.content
    s.scrollView.contentSize.height = 800
    view.frame.origin.y = 300
    s.delegate.reactions["didZoom"] = {
      view.center = CGPoint(x: $0.contentSize.width / 2, y: $0.contentSize.height / 2)
    }
    return s
  }

  @Test("8.18 a zoom ends at its anchor where the client moves the view as it is told")
  func centre() {
    let s = centred()
    for (scale, end) in [
      (CGFloat(3), CGPoint(x: 400, y: 800)), (8, CGPoint(x: 1400, y: 2800)), (1, CGPoint.zero),
      (2, CGPoint(x: 200, y: 400)),
    ] {
      _ = stray(s, to: scale)
      let offset = s.scrollView.contentOffset
      #expect(abs(offset.x - end.x) < 1e-6 && abs(offset.y - end.y) < 1e-6, "\(offset)")
    }
    expectEqual(s.calls().filter { $0 == "didEndZooming" }.count, 4)
  }

  @Test("8.18 where the client sets the offset too as it moves the view, that counts")
  func ownOffset() {
    let s = centred()
    let view = s.content
    s.delegate.reactions["didZoom"] = {
      view.center = CGPoint(x: $0.contentSize.width / 2, y: $0.contentSize.height / 2)
      $0.contentOffset = CGPoint(x: 7, y: 9)
    }
    s.scrollView.setZoomScale(3, animated: true)
    s.rest()
    expectEqual(s.scrollView.contentOffset, CGPoint(x: 7, y: 9))
  }
}
