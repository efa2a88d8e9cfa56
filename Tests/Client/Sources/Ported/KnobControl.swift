import UIKit

/// A knob that a finger turns, with layers that the control lays out itself.
class KnobControl: UIControl {
  private let trackLayer = CAShapeLayer()
  private let pointerLayer = CAShapeLayer()
  var minimumValue: Float = 0
  var maximumValue: Float = 1
  private(set) var value: Float = 0
  private let startAngle = -CGFloat.pi * 11 / 8
  private let endAngle = CGFloat.pi * 3 / 8
  var pointerAngle: CGFloat = -CGFloat.pi * 11 / 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    for layer in [trackLayer, pointerLayer] {
      layer.fillColor = UIColor.clear.cgColor
      layer.lineWidth = 2
      layer.contentsScale = UIScreen.main.scale
      self.layer.addSublayer(layer)
    }
    let rotation = RotationGestureRecognizer(
      target: self,
      action: Selector(KnobControl.handleGesture(_:)).named("KnobControl.handleGesture(_:)")
    )
    addGestureRecognizer(rotation)
  }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard layer == self.layer else { return }
    trackLayer.bounds = bounds
    trackLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    pointerLayer.bounds = bounds
    pointerLayer.position = trackLayer.position
    let ring = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: min(bounds.width, bounds.height) / 2 - 1,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: true
    )
    trackLayer.path = ring.cgPath
  }

  func setValue(_ newValue: Float, animated: Bool = false) {
    value = min(maximumValue, max(minimumValue, newValue))
    let part = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
    let newAngle = part * (endAngle - startAngle) + startAngle
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    pointerLayer.transform = CATransform3DMakeRotation(newAngle, 0, 0, 1)
    if animated {
      let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
      animation.values = [
        pointerAngle, (max(newAngle, pointerAngle) + min(newAngle, pointerAngle)) / 2, newAngle,
      ]
      animation.keyTimes = [0.0, 0.5, 1.0]
      animation.timingFunctions = [CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)]
      pointerLayer.add(animation, forKey: nil)
    }
    CATransaction.commit()
    pointerAngle = newAngle
  }

  private func handleGesture(_ gesture: RotationGestureRecognizer) {
    let midPointAngle = (2 * CGFloat.pi + startAngle - endAngle) / 2 + endAngle
    var boundedAngle = gesture.touchAngle
    if boundedAngle > midPointAngle {
      boundedAngle -= 2 * CGFloat.pi
    } else if boundedAngle < (midPointAngle - 2 * CGFloat.pi) {
      boundedAngle -= 2 * CGFloat.pi
    }
    boundedAngle = min(endAngle, max(startAngle, boundedAngle))
    let part = (boundedAngle - startAngle) / (endAngle - startAngle)
    setValue(Float(part) * (maximumValue - minimumValue) + minimumValue)
    if gesture.state == .ended || gesture.state == .cancelled {
      sendActions(for: .primaryActionTriggered)
    }
    sendActions(for: .valueChanged)
  }
}

private class RotationGestureRecognizer: UIPanGestureRecognizer {
  private(set) var touchAngle: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    updateAngle(with: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    updateAngle(with: touches)
  }

  private func updateAngle(with touches: Set<UITouch>) {
    guard let touch = touches.first, let view = view else { return }
    let touchPoint = touch.location(in: view)
    let centerOffset = CGPoint(
      x: touchPoint.x - view.bounds.midX,
      y: touchPoint.y - view.bounds.midY
    )
    touchAngle = atan2(centerOffset.y, centerOffset.x)
  }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
    minimumNumberOfTouches = 1
  }
}
