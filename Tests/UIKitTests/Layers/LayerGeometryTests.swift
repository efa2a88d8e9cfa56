import Expectations
import Testing
import UIKit

/// Geometry of layers.
@MainActor
struct LayerGeometryTests {
  @Test("a view and its layer have one geometry")
  func shared() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.layer.frame, view.frame)
    expectEqual(view.layer.position, CGPoint(x: 25, y: 40))
    view.layer.position = CGPoint(x: 50, y: 60)
    expectEqual(view.center, CGPoint(x: 50, y: 60))
    view.layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(view.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(view.layer.affineTransform(), view.transform)
    expectEqual(view.layer.transform, CATransform3DMakeScale(2, 3, 1))
    view.layer.setAffineTransform(.identity)
    #expect(view.transform.isIdentity)
    view.alpha = 0.25
    expectEqual(view.layer.opacity, 0.25)
    view.isHidden = true
    #expect(view.layer.isHidden)
    view.backgroundColor = .red
    expectEqual(view.layer.backgroundColor, UIColor.red.cgColor)
    view.layer.backgroundColor = nil
    expectNil(view.backgroundColor)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
  }

  @Test("a change of a layer's size lays out the view's subviews")
  func layout() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    view.layer.bounds.size.width = 200
    expectEqual(child.frame, CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test("the anchor is at the position, and the transform is applied about it")
  func anchor() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    expectEqual(layer.frame, CGRect(x: 50, y: -25, width: 100, height: 50))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expectEqual(layer.position, CGPoint(x: 10, y: 70))
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    expectEqual(layer.frame, CGRect(x: 10, y: -30, width: 200, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    expectEqual(layer.bounds.size, CGSize(width: 50, height: 25))
    expectEqual(layer.position, CGPoint(x: 0, y: 50))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let frame = layer.frame
    #expect(abs(frame.minX - 0) < 1e-9 && abs(frame.minY - 50) < 1e-9)
    #expect(abs(frame.width - 25) < 1e-9 && abs(frame.height - 50) < 1e-9)
  }

  @Test("points and rectangles are converted through anchors and transforms, and back")
  func conversion() {
    let (root, child, other) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 7, y: 9, width: 300, height: 300)
    root.bounds.origin = CGPoint(x: 3, y: -4)
    child.frame = CGRect(x: 20, y: 30, width: 40, height: 60)
    child.anchorPoint = CGPoint(x: 0.2, y: 0.9)
    child.transform = CATransform3DRotate(CATransform3DMakeScale(2, 0.5, 1), 0.7, 0, 0, 1)
    other.frame = CGRect(x: 90, y: 10, width: 10, height: 10)
    other.transform = CATransform3DMakeTranslation(5, 6, 0)
    root.addSublayer(child)
    root.addSublayer(other)
    for point in [CGPoint.zero, CGPoint(x: 13, y: -8), CGPoint(x: 1000, y: 0.5)] {
      for target in [root, other, child, nil] as [CALayer?] {
        let there = child.convert(point, to: target)
        let back = child.convert(there, from: target)
        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
      }
    }
    expectEqual(root.convert(CGPoint(x: 3, y: -4), to: nil), CGPoint(x: 7, y: 9))
    expectEqual(other.convert(CGPoint.zero, to: root), CGPoint(x: 95, y: 16))
    expectEqual(
      other.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root),
      CGRect(x: 95, y: 16, width: 10, height: 10)
    )
  }

  @Test("a transform out of the plane is kept, and its projection is drawn")
  func spatial() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 100, height: 100)
    let tilt = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    layer.transform = tilt
    expectEqual(layer.transform, tilt)
    #expect(!CATransform3DIsAffine(tilt))
    #expect(abs(layer.frame.width - 50) < 1e-9)
    layer.transform = CATransform3DIdentity
    #expect(CATransform3DIsIdentity(layer.transform))
    expectEqual(layer.frame.width, 100)
  }

  @Test("3D transforms multiply in the order in which they are applied")
  func concatenation() {
    let move = CATransform3DMakeTranslation(10, 20, 30)
    let scale = CATransform3DMakeScale(2, 3, 4)
    let both = CATransform3DConcat(move, scale)
    #expect((both.m41, both.m42, both.m43) == (20, 60, 120))
    expectEqual(CATransform3DTranslate(scale, 10, 20, 30), both)
    expectEqual(CATransform3DScale(move, 2, 3, 4).m41, 10)
    let turn = CATransform3DMakeRotation(0.3, 0, 0, 2)
    let flat = CGAffineTransform(rotationAngle: 0.3)
    expectEqual(CATransform3DGetAffineTransform(turn), flat)
    #expect(CATransform3DIsAffine(CATransform3DRotate(turn, 1, 0, 0, 1)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("what a layer does to its sublayers moves what is seen, converted and touched")
  func sublayerTransform() {
    let application = UIApplication.launch(screen: CGSize(width: 100, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    child.backgroundColor = .red
    window.addSubview(child)
    window.makeKeyAndVisible()
    // Half the size about (50, 50): the child is from 25 to 35.
    window.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    expectEqual(child.frame, CGRect(x: 0, y: 0, width: 20, height: 20))
    expectEqual(child.convert(CGPoint(x: 20, y: 20), to: nil), CGPoint(x: 35, y: 35))
    expectEqual(window.layer.convert(CGPoint(x: 35, y: 35), to: child.layer), CGPoint(x: 20, y: 20))
    #expect(window.hitTest(CGPoint(x: 30, y: 30), with: nil) === child)
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === window)
    let scales = { () -> [Double] in
      application.displayList().commands.compactMap {
        if case .begin(let group) = $0 { group.transform.a } else { nil }
      }
    }
    expectEqual(scales(), [0.5])
    // A side that is turned away is turned back, whatever its own image in the plane is.
    child.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    window.layer.sublayerTransform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    #expect(scales().allSatisfy { abs($0 - 1) < 1e-9 })
    child.layer.transform = CATransform3DIdentity
    window.layer.sublayerTransform = CATransform3DIdentity
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === child)
    window.layer.sublayerTransform = CATransform3DMakeTranslation(10, 0, 0)
    child.removeFromSuperview()
    expectEqual(child.convert(CGPoint.zero, to: nil), .zero)
  }

  @Test(
    "a layer turns about an anchor that lies in front of it or behind it",
    arguments: [50.0, -50]
  )
  func anchorPointZ(depth: Double) {
    let (above, layer) = (CALayer(), CALayer())
    for layer in [above, layer] { layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
    above.addSublayer(layer)
    func middle() -> CGPoint { layer.convert(CGPoint(x: 50, y: 50), to: above) }
    let turn = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    layer.anchorPointZ = depth
    expectEqual(middle(), CGPoint(x: 50, y: 50))
    layer.transform = turn
    // Sixty degrees from the direction to the anchor: half its distance to the side.
    #expect(abs(middle().x - (50 - depth / 2)) < 1e-9 && middle().y == 50)
    #expect(CATransform3DEqualToTransform(layer.transform, turn))
    layer.anchorPointZ = 0
    expectEqual(middle(), CGPoint(x: 50, y: 50))
    layer.anchorPointZ = depth
    #expect(abs(middle().x - (50 - depth / 2)) < 1e-9)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    expectEqual(layer.convert(CGPoint(x: 0, y: 0), to: above), CGPoint(x: -50, y: -50))
  }

  @Test("an anchor in front of a layer is seen where the layer above turns its sublayers, too")
  func anchorPointZWithin() {
    let application = UIApplication.launch(screen: CGSize(width: 100, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    child.backgroundColor = .red
    window.addSubview(child)
    window.makeKeyAndVisible()
    let turn = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    child.layer.anchorPointZ = 30
    child.layer.transform = turn
    window.layer.sublayerTransform = turn
    let groups = application.displayList().commands.compactMap {
      if case .begin(let group) = $0 { group.transform } else { nil }
    }
    // Sixty degrees in all: half as wide, its middle 30 · sin 60° beside the anchor.
    expectEqual(groups.count, 1)
    #expect(
      groups.allSatisfy {
        abs($0.a - 0.5) < 1e-9 && abs(10 * $0.a + $0.tx - (50 - 30 * 0.75.squareRoot())) < 1e-9
      }
    )
  }

  @Test("a transform is undone in space, and taken apart into what it is made of in the plane")
  func inverses() {
    var tilted = CATransform3DMakeRotation(0.7, 1, 2, 3)
    tilted.m34 = -0.002
    let whole = CATransform3DScale(CATransform3DTranslate(tilted, 3, 4, 5), 2, 3, 4)
    let back = CATransform3DConcat(whole, CATransform3DInvert(whole))
    #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m44 - 1) < 1e-9 && abs(back.m21) < 1e-9)
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: -3),
      horizontalShear: 0.5,
      rotation: 0.3,
      translation: CGVector(dx: 1, dy: 2)
    )
    let again = CGAffineTransform(parts).decomposed()
    #expect(abs(again.scale.width - 2) < 1e-12 && abs(again.scale.height + 3) < 1e-12)
    #expect(abs(again.horizontalShear - 0.5) < 1e-12 && abs(again.rotation - 0.3) < 1e-12)
    expectEqual(again.translation, parts.translation)
  }
}
