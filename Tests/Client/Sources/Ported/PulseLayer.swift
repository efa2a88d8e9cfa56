import UIKit

/// Rings that grow and fade.
class PulseLayer: CALayer, CAAnimationDelegate {
  var radius: CGFloat = 60 {
    didSet { setNeedsLayout() }
  }
  private(set) var pulses = 0
  private var group = CAAnimationGroup()

  required init() {
    super.init()
    setup()
  }

  required init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? PulseLayer { radius = other.radius }
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    contentsScale = UIScreen.main.scale
    opacity = 0
    backgroundColor = UIColor.systemBlue.cgColor
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    bounds = CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2)
    cornerRadius = radius
  }

  func start() {
    let scale = CABasicAnimation(keyPath: "transform.scale")
    scale.fromValue = 0
    scale.toValue = 1
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [0.45, 0.45, 0]
    fade.keyTimes = [0, 0.2, 1]
    group.duration = 1.5
    group.repeatCount = .infinity
    group.timingFunction = CAMediaTimingFunction(name: .default)
    group.fillMode = kCAFillModeForwards
    group.isRemovedOnCompletion = false
    group.animations = [scale, fade]
    group.delegate = self
    add(group, forKey: "pulse")
  }

  func animationDidStart(_ anim: CAAnimation) {
    if anim.isKind(of: CAAnimationGroup.self) { pulses += 1 }
  }
}
