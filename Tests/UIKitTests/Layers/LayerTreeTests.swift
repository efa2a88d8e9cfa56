import Expectations
import Testing
import UIKit

/// The tree of layers.
@MainActor
struct LayerTreeTests {
  @Test("a view's layer is in its superview's layer, in the order of the subviews")
  func followsViews() {
    let (parent, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(c)
    parent.insertSubview(b, belowSubview: c)
    expectEqual(parent.layer.sublayers, [a.layer, b.layer, c.layer])
    #expect(a.layer.superlayer === parent.layer)
    parent.bringSubviewToFront(a)
    expectEqual(parent.layer.sublayers, [b.layer, c.layer, a.layer])
    parent.sendSubviewToBack(c)
    expectEqual(parent.layer.sublayers, [c.layer, b.layer, a.layer])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    expectEqual(parent.layer.sublayers, [a.layer, b.layer, c.layer])
    b.removeFromSuperview()
    expectEqual(parent.layer.sublayers, [a.layer, c.layer])
    expectNil(b.layer.superlayer)
    let other = UIView()
    other.addSubview(a)
    expectEqual(parent.layer.sublayers, [c.layer])
    expectEqual(other.layer.sublayers, [a.layer])
  }

  @Test("standalone layers keep their indices among those of subviews")
  func ownLayers() {
    let (parent, a, b) = (UIView(), UIView(), UIView())
    let (back, front) = (CALayer(), CALayer())
    parent.layer.addSublayer(back)
    parent.addSubview(a)
    parent.layer.addSublayer(front)
    expectEqual(parent.layer.sublayers, [back, a.layer, front])
    parent.addSubview(b)
    expectEqual(parent.layer.sublayers, [back, a.layer, front, b.layer])
    parent.insertSubview(b, at: 0)
    expectEqual(parent.layer.sublayers, [back, b.layer, a.layer, front])
    back.removeFromSuperlayer()
    expectEqual(parent.layer.sublayers, [b.layer, a.layer, front])
  }

  @Test("sublayers are inserted as requested")
  func places() {
    let parent = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    expectNil(parent.sublayers)
    parent.addSublayer(layers[0])
    parent.insertSublayer(layers[1], at: 0)
    parent.insertSublayer(layers[2], above: layers[1])
    parent.insertSublayer(layers[3], below: layers[1])
    expectEqual(parent.sublayers, [layers[3], layers[1], layers[2], layers[0]])
    parent.insertSublayer(layers[3], at: 100)
    expectEqual(parent.sublayers, [layers[1], layers[2], layers[0], layers[3]])
    parent.insertSublayer(layers[3], above: layers[3])
    parent.insertSublayer(layers[1], below: layers[0])
    expectEqual(parent.sublayers, [layers[2], layers[1], layers[0], layers[3]])
    let new = CALayer()
    parent.replaceSublayer(layers[1], with: new)
    expectEqual(parent.sublayers, [layers[2], new, layers[0], layers[3]])
    expectNil(layers[1].superlayer)
    parent.sublayers = [layers[1], new]
    expectEqual(parent.sublayers, [layers[1], new])
    expectNil(layers[3].superlayer)
    #expect(layers[1].superlayer === parent)
  }

  @Test("a layer retains its sublayers, not its superlayer")
  func life() {
    var parent: CALayer? = CALayer()
    weak let gone = parent
    let child = CALayer()
    parent?.addSublayer(child)
    parent = nil
    expectNil(gone)
    expectNil(child.superlayer)
  }

  @Test("a deallocated view leaves nothing in a layer that remains")
  func viewGoes() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = view!.layer
    let child = UIView()
    view?.addSubview(child)
    view = nil
    layer.bounds.size.width = 20
    layer.opacity = 0.5
    expectNil(child.superview)
    let other = UIView()
    other.addSubview(child)
    expectEqual(other.layer.sublayers, [child.layer])
    expectNil(layer.sublayers)
  }

  @Test("2.5 layers are drawn by zPosition, and views hit by their order")
  func zPosition() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (a, b) = (UIView(frame: parent.bounds), UIView(frame: parent.bounds))
    parent.addSubview(a)
    parent.addSubview(b)
    #expect(parent.layer.hitTest(CGPoint(x: 5, y: 5)) === b.layer)
    a.layer.zPosition = 1
    #expect(parent.layer.hitTest(CGPoint(x: 5, y: 5)) === a.layer)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === b)
  }

  @Test("a mask has the masked layer above it, and leaves it when it is removed or masks another")
  func removedMask() {
    let (one, other, mask, child) = (CALayer(), CALayer(), CALayer(), CALayer())
    one.mask = mask
    #expect(mask.superlayer === one && one.sublayers == nil)
    mask.removeFromSuperlayer()
    #expect(one.mask == nil && mask.superlayer == nil)
    one.mask = mask
    other.mask = mask
    #expect(one.mask == nil && other.mask === mask && mask.superlayer === other)
    other.mask = child
    #expect(mask.superlayer == nil && child.superlayer === other)
    one.addSublayer(mask)
    mask.removeFromSuperlayer()
    #expect(other.mask === child && one.sublayers == nil)
    other.mask = nil
    expectNil(child.superlayer)
  }

  @Test(
    "a layer's hit test takes points of the superlayer, and includes sublayers outside unless it masks"
  )
  func hitTest() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    let child = CALayer()
    child.frame = CGRect(x: 40, y: 40, width: 50, height: 50)
    layer.addSublayer(child)
    #expect(layer.hitTest(CGPoint(x: 110, y: 110)) === layer)
    #expect(layer.hitTest(CGPoint(x: 145, y: 145)) === child)
    #expect(layer.hitTest(CGPoint(x: 185, y: 185)) === child)
    expectNil(layer.hitTest(CGPoint(x: 99, y: 110)))
    layer.masksToBounds = true
    expectNil(layer.hitTest(CGPoint(x: 185, y: 185)))
    layer.isHidden = true
    expectNil(layer.hitTest(CGPoint(x: 110, y: 110)))
  }
}
