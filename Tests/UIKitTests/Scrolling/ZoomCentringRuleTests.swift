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
}
