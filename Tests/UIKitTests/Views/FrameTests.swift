import Expectations
import Testing
import UIKit

/// Frames.
@MainActor
struct FrameTests {
  @Test("a frame follows from centre and bounds, and vice versa")
  func plain() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.center, CGPoint(x: 25, y: 40))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 5, y: 5)
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
    view.center = CGPoint(x: 0, y: 0)
    expectEqual(view.frame, CGRect(x: -15, y: -20, width: 30, height: 40))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(view.bounds, CGRect(x: 5, y: 5, width: 3, height: 4))
    view.bounds.size = CGSize(width: 5, height: 6)
    expectEqual(view.frame, CGRect(x: 0, y: 1, width: 5, height: 6))
  }

  @Test("a transform changes the frame and neither bounds nor centre")
  func transformed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(view.frame, CGRect(x: -5, y: -20, width: 20, height: 60))
    expectEqual(view.bounds.size, CGSize(width: 10, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    expectEqual(view.bounds.size, CGSize(width: 20, height: 20))
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 40, height: 60))
    view.transform = CGAffineTransform(translationX: 7, y: 0)
    expectEqual(view.frame.minX, 17)
    view.frame.origin.x = 0
    expectEqual(view.frame.minX, 0)
  }

  @Test("a view's first frame goes through the setter that its class overrides")
  func first() {
    class Disc: UIView {
      var radii: [CGFloat] = []
      override var frame: CGRect {
        didSet { radii.append(frame.height / 2) }
      }
    }
    expectEqual(Disc(frame: CGRect(x: 3, y: 4, width: 44, height: 44)).radii, [22])
    expectEqual(Disc().radii, [0])
  }

  @Test("a frame of negative size is standardized")
  func standardized() {
    expectEqual(
      UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6)).center,
      CGPoint(x: 8, y: 7)
    )
  }

  @Test("the size that fits is the current one, unless a subclass overrides it")
  func fitting() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 8) }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 2))
    view.sizeToFit()
    expectEqual(view.bounds.size, CGSize(width: 1, height: 2))
    let fixed = Fixed()
    fixed.sizeToFit()
    expectEqual(fixed.bounds.size, CGSize(width: 7, height: 8))
  }

  @Test("a view that is sized to fit keeps its top left corner, turned and scaled too")
  func fittingInPlace() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 8) }
    }
    let view = Fixed(frame: CGRect(x: 10, y: 20, width: 4, height: 6))
    view.bounds.origin = CGPoint(x: 3, y: 5)
    view.sizeToFit()
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 8))
    expectEqual(view.bounds.origin, CGPoint(x: 3, y: 5))
    let parent = UIView()
    for transform in [
      CGAffineTransform(scaleX: 2, y: 3), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 7),
    ] {
      for anchor in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1)] {
        let view = Fixed(frame: CGRect(x: 10, y: 20, width: 4, height: 6))
        view.layer.anchorPoint = anchor
        view.transform = transform
        parent.addSubview(view)
        let corner = view.convert(CGPoint.zero, to: parent)
        view.sizeToFit()
        expectEqual(view.convert(CGPoint.zero, to: parent), corner)
        expectEqual(view.bounds.size, CGSize(width: 30, height: 8))
      }
    }
  }
}

/// Autoresizing.
@MainActor
struct AutoresizingTests {
  private func resized(
    _ frame: CGRect,
    _ mask: UIView.AutoresizingMask,
    to size: CGSize = CGSize(width: 200, height: 100)
  ) -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    root.addSubview(child)
    root.frame.size = size
    return child.frame
  }

  private let frame = CGRect(x: 10, y: 10, width: 60, height: 20)

  @Test("without flexible parts the frame stays")
  func rigid() { expectEqual(resized(frame, []), frame) }

  @Test("one flexible part takes all of the change")
  func single() {
    expectEqual(resized(frame, .flexibleWidth).width, 160)
    expectEqual(resized(frame, .flexibleLeftMargin).minX, 110)
    expectEqual(resized(frame, .flexibleRightMargin), frame)
    expectEqual(
      resized(frame, .flexibleHeight, to: CGSize(width: 100, height: 50)),
      CGRect(x: 10, y: 10, width: 60, height: 0)
    )
    expectEqual(
      resized(frame, .flexibleTopMargin, to: CGSize(width: 100, height: 150)).minY,
      60
    )
  }

  @Test("several share it in proportion to their lengths")
  func shared() {
    let both = resized(frame, [.flexibleLeftMargin, .flexibleRightMargin])
    expectEqual(both, CGRect(x: 35, y: 10, width: 60, height: 20))
    let all = resized(frame, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    expectEqual(all, CGRect(x: 20, y: 10, width: 120, height: 20))
  }

  @Test("parts of length zero share it equally")
  func empty() {
    let full = CGRect(x: 0, y: 0, width: 100, height: 100)
    expectEqual(resized(full, [.flexibleLeftMargin, .flexibleRightMargin]).minX, 50)
  }

  @Test("a superview can disable it")
  func refused() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: frame)
    child.autoresizingMask = .flexibleWidth
    root.addSubview(child)
    root.autoresizesSubviews = false
    root.bounds.size.width = 200
    expectEqual(child.frame, frame)
  }

  @Test("the change propagates down the tree")
  func nested() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: root.bounds)
    let grandchild = UIView(frame: root.bounds)
    for view in [child, grandchild] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    root.addSubview(child)
    child.addSubview(grandchild)
    root.frame = CGRect(x: 5, y: 5, width: 300, height: 50)
    expectEqual(grandchild.frame, CGRect(x: 0, y: 0, width: 300, height: 50))
  }
}
