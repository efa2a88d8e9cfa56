import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

@MainActor
struct TouchTargetTests {
  @Test(
    "Deliberate gestures 5 a small view receives touches in 44 by 44 points around its centre, and not outside"
  )
  func area() {
    let bench = Bench()
    let dot = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    bench.view.addSubview(dot)
    let target = TouchTarget(around: dot)
    #expect(target.superview === bench.view)
    expectEqual(target.minimumSize, CGSize(width: 44, height: 44))
    for (x, y, hit) in [
      (105.0, 105.0, true), (83, 105, true), (82.9, 105, false), (126.9, 105, true),
      (127, 105, false), (105, 83, true), (105, 82.9, false), (105, 126.9, true), (105, 127, false),
    ] {
      let found = bench.window.hitTest(CGPoint(x: x, y: y), with: nil)
      #expect(found === (hit ? dot : bench.view), "\(x), \(y)")
    }
  }

  @Test(
    "Deliberate gestures 5 it doesn't change the view's appearance: size, location and order stay"
  )
  func looks() {
    let bench = Bench()
    let dot = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 20))
    let front = UIView(frame: CGRect(x: 100, y: 100, width: 5, height: 5))
    bench.view.addSubview(dot)
    bench.view.addSubview(front)
    let target = TouchTarget(around: dot)
    expectEqual(target.frame, CGRect(x: 100, y: 100, width: 10, height: 20))
    expectEqual(dot.convert(dot.bounds, to: nil), CGRect(x: 100, y: 100, width: 10, height: 20))
    expectEqual(
      bench.view.subviews.map { ObjectIdentifier($0) },
      [target, front].map(ObjectIdentifier.init)
    )
  }

  @Test(
    "Deliberate gestures 5 a larger view keeps its area beside an enlarged one"
  )
  func larger() {
    let target = TouchTarget(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    expectEqual(target.touchBounds, CGRect(x: 0, y: -17, width: 100, height: 44))
    target.minimumSize = CGSize(width: 200, height: 5)
    expectEqual(target.touchBounds, CGRect(x: -50, y: 0, width: 200, height: 10))
  }

  @Test("Deliberate gestures 5 44 points are points of the window, however the view is scaled")
  func scaled() {
    let bench = Bench()
    let canvas = UIView(frame: bench.view.bounds)
    bench.view.addSubview(canvas)
    let target = TouchTarget(frame: CGRect(x: 190, y: 390, width: 20, height: 20))
    canvas.addSubview(target)
    canvas.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(target.touchBounds.width.isNear(88))
    canvas.transform = CGAffineTransform(scaleX: 4, y: 4)
    #expect(target.touchBounds.width.isNear(20))
    canvas.transform = CGAffineTransform(scaleX: 0, y: 0)
    expectEqual(target.touchBounds.width, 44)
  }

  @Test("Deliberate gestures 5 a control in a target tracks a finger that touches beside it")
  func control() {
    let bench = Bench()
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 12, height: 12))
    button.addAction(UIAction { _ in bench.note("tapped") }, for: .touchUpInside)
    bench.view.addSubview(TouchTarget(around: button))
    bench.play(.down(1, 90, 90), at: 0)
    bench.play(.up(1), at: 0.1)
    expectEqual(bench.take(), ["tapped"])
  }

  @Test("Deliberate gestures 5 content that takes no touches leaves them to the target")
  func inactive() {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let target = TouchTarget(around: dot)
    dot.isUserInteractionEnabled = false
    #expect(target.hitTest(CGPoint(x: 5, y: 5), with: nil) === target)
    dot.isUserInteractionEnabled = true
    dot.removeFromSuperview()
    #expect(target.hitTest(CGPoint(x: 5, y: 5), with: nil) === target)
  }
}

extension CGFloat {
  /// Whether both are equal except for the rounding of coordinates.
  func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-9 }
}
