import Expectations
import Testing

@testable import UIKit

/// What a point of the window is in a view, as touches and gestures are read, against the public conversion,
/// which keeps nothing.
@MainActor
private struct Tree {
  private let application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let other = UIWindow(frame: CGRect(x: 30, y: 40, width: 400, height: 800))
  let outer = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
  let inner = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 100))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  /// Compares a reading of the inner view with the way that conversions go, twice: found anew, and kept.
  func check(_ change: String) {
    let point = CGPoint(x: 70, y: 90)
    for asked in [nil, window, other] {
      let expected = asked?.convert(point, to: inner) ?? inner.convert(point, from: nil)
      for _ in 0..<2 {
        let read = inner.convertFromWindow(point, asked)
        #expect(abs(read.x - expected.x) < 1e-9 && abs(read.y - expected.y) < 1e-9, "\(change)")
      }
    }
    let travel = CGVector(dx: 8, dy: -3)
    let (tip, origin) = (
      inner.convert(CGPoint(x: 8, y: -3), from: nil), inner.convert(CGPoint.zero, from: nil)
    )
    let read = inner.convertFromWindow(travel)
    #expect(abs(read.x - (tip.x - origin.x)) < 1e-9, "\(change)")
    #expect(abs(read.y - (tip.y - origin.y)) < 1e-9, "\(change)")
  }
}

/// Readings after changes.
@MainActor
struct ReadingTests {
  @Test("1.7 a reading follows each change of the views above")
  func views() {
    let tree = Tree()
    tree.check("nothing")
    tree.outer.frame.origin.x = 44
    tree.check("frame")
    tree.outer.bounds.origin.y = -7
    tree.check("bounds")
    tree.inner.center = CGPoint(x: 1, y: 2)
    tree.check("centre")
    tree.outer.transform = CGAffineTransform(scaleX: 2, y: 3)
    tree.check("transform")
    tree.outer.transform = .identity
    tree.check("no transform")
    tree.outer.layer.anchorPoint = CGPoint(x: 0, y: 1)
    tree.check("anchor")
    tree.outer.layer.position = CGPoint(x: 9, y: 9)
    tree.check("layer")
    UIView.animate(withDuration: 1) { tree.outer.center.x += 30 }
    tree.check("animation")
  }

  @Test("1.7 a reading follows each change of the tree")
  func places() {
    let tree = Tree()
    tree.check("nothing")
    tree.window.addSubview(tree.inner)
    tree.check("another superview")
    tree.outer.addSubview(tree.inner)
    tree.other.addSubview(tree.outer)
    tree.check("another window")
    tree.inner.removeFromSuperview()
    tree.check("no superview")
    tree.outer.addSubview(tree.inner)
    tree.outer.removeFromSuperview()
    tree.check("no window")
    tree.window.addSubview(tree.outer)
    tree.check("the window again")
  }

  @Test("a view whose superview is gone reads as one without")
  func goneSuperview() {
    let tree = Tree()
    var parent: UIView? = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    if let parent {
      tree.window.addSubview(parent)
      parent.addSubview(tree.inner)
    }
    tree.check("a superview")
    parent?.removeFromSuperview()
    parent = nil
    tree.check("gone")
  }

  @Test("a recognizer of a view that is gone has none")
  func goneView() {
    let pan = UIPanGestureRecognizer()
    var view: UIView? = UIView()
    view?.addGestureRecognizer(pan)
    #expect(pan.view === view)
    view = nil
    expectNil(pan.view)
  }
}
