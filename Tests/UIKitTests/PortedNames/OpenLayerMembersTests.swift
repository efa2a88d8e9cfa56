import Expectations
import Testing
import UIKit

/// Counts what clients override of layers.
private final class WatchedLayer: CALayer {
  var calls: [String] = []

  override var contents: Any? { didSet { calls.append("contents") } }
  override var speed: Float { didSet { calls.append("speed") } }
  override var timeOffset: CFTimeInterval { didSet { calls.append("timeOffset") } }
  override var fillMode: CAMediaTimingFillMode { didSet { calls.append("fillMode") } }
  override var shadowPath: CGPath? { didSet { calls.append("shadowPath") } }
  override func setValue(_ value: Any?, forKey key: String) {
    calls.append(key)
    super.setValue(value, forKey: key)
  }
  override func presentation() -> Self? {
    calls.append("presentation")
    return super.presentation()
  }
}

private final class StrokeAnimation: CABasicAnimation {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(to end: CGFloat) {
    super.init()
    keyPath = "strokeEnd"
    toValue = end
  }
}

@MainActor @Suite("Members of layers and animations that subclasses override", .serialized)
struct OpenLayerMembersTests {
  @Test("a layer's overrides are called, and what they call does what it did")
  func layers() {
    _ = UIApplication.launch(screen: CGSize(width: 200, height: 200))
    let layer = WatchedLayer()
    layer.contents = nil
    layer.speed = 0
    layer.timeOffset = 2
    layer.fillMode = .forwards
    layer.shadowPath = nil
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.presentation()?.opacity == 0.5)
    expectEqual(
      layer.calls,
      [
        "contents", "speed", "timeOffset", "fillMode", "shadowPath", "opacity",
        "presentation",
      ]
    )
    expectEqual(layer.convertTime(5, from: nil), 2)
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    outer.masksToBounds = true
    inner.frame = CGRect(x: 30, y: -10, width: 40, height: 40)
    outer.addSublayer(inner)
    expectEqual(inner.visibleRect, CGRect(x: 0, y: 10, width: 20, height: 30))
  }

  @Test("an animation's class with initializers of its own is copied with its values")
  func animations() {
    _ = UIApplication.launch(screen: CGSize(width: 200, height: 200))
    let layer = CAShapeLayer()
    layer.add(StrokeAnimation(to: 0.25), forKey: "end")
    let kept = layer.animation(forKey: "end") as? StrokeAnimation
    #expect(kept?.toValue as? CGFloat == 0.25)
    expectNil(CABasicAnimation(coder: NSCoder())?.keyPath)
  }
}
