import Expectations
import Testing
import UIKit

/// Coordinates.
@MainActor
struct ConversionTests {
  private func isNear(_ p: CGPoint, _ q: CGPoint, within limit: CGFloat = 1e-9) -> Bool {
    abs(p.x - q.x) < limit && abs(p.y - q.y) < limit
  }

  @Test("a point is converted through frames and shifted bounds")
  func plain() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let grandchild = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    root.addSubview(child)
    child.addSubview(grandchild)
    child.bounds.origin = CGPoint(x: 0, y: 7)
    expectEqual(grandchild.convert(CGPoint.zero, to: root), CGPoint(x: 11, y: 15))
    expectEqual(root.convert(CGPoint(x: 11, y: 15), to: grandchild), .zero)
    expectEqual(grandchild.convert(CGPoint(x: 11, y: 15), from: root), .zero)
    let rect = grandchild.convert(grandchild.bounds, to: root)
    expectEqual(rect, CGRect(x: 11, y: 15, width: 5, height: 5))
    expectEqual(root.convert(grandchild.bounds, from: grandchild), rect)
  }

  @Test("siblings convert through their superview")
  func siblings() {
    let root = UIView()
    let one = UIView(frame: CGRect(x: 10, y: 0, width: 5, height: 5))
    let other = UIView(frame: CGRect(x: 0, y: 30, width: 5, height: 5))
    root.addSubview(one)
    root.addSubview(other)
    // What is above the common superview doesn't matter, even if its transform is singular.
    root.transform = CGAffineTransform(scaleX: 0, y: 0)
    expectEqual(one.convert(CGPoint.zero, to: other), CGPoint(x: 10, y: -30))
  }

  @Test("nil is the window, wherever the window is")
  func window() {
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    window.addSubview(view)
    expectEqual(view.convert(CGPoint.zero, to: nil), CGPoint(x: 5, y: 6))
    expectEqual(view.convert(CGPoint(x: 5, y: 6), from: nil), .zero)
    expectEqual(window.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 1, y: 1))
    expectEqual(view.convert(view.bounds, to: nil), view.frame)
  }

  @Test("between two windows the conversion uses the screen")
  func windows() {
    let one = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let other = UIWindow(frame: CGRect(x: 0, y: 20, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 7, height: 8))
    other.addSubview(view)
    expectEqual(one.convert(CGPoint.zero, to: view), CGPoint(x: 99, y: 29))
    expectEqual(one.convert(CGPoint(x: 99, y: 29), from: one), CGPoint(x: 99, y: 29))
    expectEqual(one.convert(CGPoint(x: 99, y: 29), from: view), .zero)
  }

  @Test("in a view without a window nil means the coordinates around its root")
  func detached() {
    let root = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    expectEqual(root.convert(CGPoint.zero, to: nil), CGPoint(x: 3, y: 4))
    expectEqual(root.convert(CGPoint(x: 3, y: 4), from: nil), .zero)
  }

  @Test("singular transforms give finite points")
  func singular() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    root.addSubview(child)
    child.transform = CGAffineTransform(scaleX: 0, y: 0)
    let point = root.convert(CGPoint(x: 1, y: 1), to: child)
    #expect(point.x.isFinite && point.y.isFinite)
    expectEqual(child.convert(CGPoint(x: 9, y: 9), to: root), child.center)
    expectEqual(child.frame.size, .zero)
    child.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    expectEqual(child.center, CGPoint(x: 2, y: 2))
    expectEqual(child.bounds.size, CGSize(width: 50, height: 50))
  }

  @Test("points survive conversion through any tree within 1e-9", arguments: 0..<40)
  func roundTrips(seed: UInt64) {
    var dice = Dice(seed: seed)
    func number(_ range: ClosedRange<Double>) -> CGFloat {
      CGFloat(Double.random(in: range, using: &dice))
    }
    func view() -> UIView {
      let view = UIView(
        frame: CGRect(
          x: number(-200...200),
          y: number(-200...200),
          width: number(1...400),
          height: number(1...400)
        )
      )
      view.bounds.origin = CGPoint(x: number(-500...500), y: number(-500...500))
      view.transform = CGAffineTransform(rotationAngle: number(-4...4))
        .scaledBy(x: number(0.5...2), y: number(0.5...2))
        .translatedBy(x: number(-50...50), y: number(-50...50))
      return view
    }
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 400, height: 400))
    var views: [UIView] = [window]
    for _ in 0..<10 {
      let parent = views.randomElement(using: &dice) ?? window
      let child = view()
      parent.addSubview(child)
      views.append(child)
    }
    for _ in 0..<50 {
      let point = CGPoint(x: number(-300...300), y: number(-300...300))
      guard let one = views.randomElement(using: &dice),
        let other = views.randomElement(using: &dice)
      else { continue }
      let there = one.convert(point, to: other)
      #expect(isNear(other.convert(there, to: one), point))
      #expect(isNear(one.convert(there, from: other), point))
      // The direct conversion equals the one through the window.
      #expect(isNear(other.convert(one.convert(point, to: nil), from: nil), there, within: 1e-8))
    }
  }
}
