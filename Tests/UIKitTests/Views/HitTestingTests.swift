import Expectations
import Testing
import UIKit

/// Hit testing.
@MainActor
struct HitTestingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  init() { root.addSubview(child) }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("2.2 the deepest view at the point is hit, else the view itself, else none")
  func deepest() {
    #expect(hit(20, 20) === child)
    #expect(hit(5, 5) === root)
    expectNil(hit(200, 5))
  }

  @Test("2.2 a hidden view is not hit")
  func hidden() {
    child.isHidden = true
    #expect(hit(20, 20) === root)
    root.isHidden = true
    expectNil(hit(20, 20))
  }

  @Test("2.2 a view that isn't interactive isn't hit, nor are its subviews")
  func disabled() {
    let grandchild = UIView(frame: child.bounds)
    child.addSubview(grandchild)
    #expect(hit(20, 20) === grandchild)
    child.isUserInteractionEnabled = false
    #expect(hit(20, 20) === root)
  }

  @Test("2.2 alpha 0.01 is hit, anything less is not", arguments: [(0.01, true), (0.0099, false)])
  func alpha(alpha: Double, isHit: Bool) {
    child.alpha = alpha
    expectEqual((hit(20, 20) === child), isHit)
  }

  @Test("2.3 the left and top edges are inside, the right and bottom ones are not")
  func edges() {
    #expect(hit(10, 10) === child)
    #expect(hit(60, 20) === root)
    #expect(hit(20, 60) === root)
    #expect(hit(59.999, 59.999) === child)
    expectNil(hit(100, 0))
  }

  @Test(
    "2.4 a child outside its parent can't be reached, clipped or not",
    arguments: [true, false]
  )
  func outside(clips: Bool) {
    child.clipsToBounds = clips
    child.addSubview(UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20)))
    #expect(hit(75, 15) === root)
  }

  @Test("2.5 of overlapping siblings the later one is hit")
  func siblings() {
    let later = UIView(frame: child.frame)
    root.addSubview(later)
    #expect(hit(20, 20) === later)
    root.bringSubviewToFront(child)
    #expect(hit(20, 20) === child)
  }

  @Test("2.2 if a view returns nil, the one behind it is hit")
  func passing() {
    final class Glass: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    root.addSubview(Glass(frame: root.bounds))
    #expect(hit(20, 20) === child)
  }

  @Test("2.3 a view that accepts points outside is hit there")
  func wider() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 80, y: 80, width: 5, height: 5))
    root.addSubview(wide)
    #expect(hit(71, 71) === wide)
    #expect(hit(69, 69) === root)
  }

  @Test("2.2 a rotated and scaled view is hit where it is displayed")
  func transformed() {
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(11, 11) === root)
    #expect(hit(35, 1) === child)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(22, 35) === root)
    #expect(hit(23, 35) === child)
  }

  @Test("2.2 a view with scale zero isn't hit")
  func singular() {
    child.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(hit(35, 35) === root)
    child.transform = CGAffineTransform(scaleX: 1, y: 0)
    #expect(hit(35, 35) === root)
  }

  @Test("2.2 shifted bounds shift the hit views")
  func scrolled() {
    root.bounds.origin = CGPoint(x: 0, y: 40)
    #expect(root.hitTest(CGPoint(x: 20, y: 45), with: nil) === child)
    expectNil(root.hitTest(CGPoint(x: 20, y: 39), with: nil))
  }
}
