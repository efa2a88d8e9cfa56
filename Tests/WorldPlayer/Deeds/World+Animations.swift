import UIKit

extension World {
  /// Starts an animation, or interferes with one.
  func animate(_ dice: inout Dice) {
    animationCount += 1
    let number = animationCount
    let deed = dice.below(11)
    let view = dice.pick(views)
    say("animate \(number) \(deed) \(names.name(of: view))")
    let done: @MainActor (Bool) -> Void = { [weak self] isFinished in
      self?.say("animation \(number) done \(isFinished)")
      self?.occur()
    }
    let change = self.change(of: view, &dice)
    let duration = dice.pick([0, 0.1, 0.25, 0.3, 0.5, 1])
    switch deed {
    case 0, 1:
      UIView.animate(
        withDuration: duration,
        delay: dice.pick([0, 0, 0.1, 0.2]),
        options: options(&dice),
        animations: change,
        completion: done
      )
    case 2: UIView.animate(withDuration: duration, animations: change)
    case 3:
      UIView.animate(
        withDuration: duration,
        delay: 0,
        usingSpringWithDamping: dice.pick([0.4, 0.7, 1]),
        initialSpringVelocity: dice.pick([0, 2]),
        options: options(&dice),
        animations: change,
        completion: done
      )
    case 4:
      UIView.animate(
        springDuration: 0.4,
        bounce: dice.pick([0, 0.3, -0.2]),
        animations: change,
        completion: done
      )
    case 5: UIView.performWithoutAnimation(change)
    case 6: transact(number, &dice)
    case 7: addAnimation(to: dice.oneIn(2) ? view.layer : dice.pick(layers), number, &dice)
    case 8:
      let layer = dice.oneIn(2) ? view.layer : dice.pick(layers)
      say("  keys \(layer.animationKeys() ?? [])")
      layer.removeAllAnimations()
    case 9:
      let layer = dice.pick(layers)
      layer.removeAnimation(forKey: "own")
      layer.position.x += 10
    default: change()
    }
  }

  private func options(_ dice: inout Dice) -> UIView.AnimationOptions {
    var options = dice.pick([
      UIView.AnimationOptions.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ])
    if dice.oneIn(3) { options.insert(.beginFromCurrentState) }
    if dice.oneIn(3) { options.insert(.allowUserInteraction) }
    if dice.oneIn(12) { options.insert(.autoreverse) }
    if dice.oneIn(12) { options.insert(.layoutSubviews) }
    if dice.oneIn(10) { options.insert(.overrideInheritedDuration) }
    if dice.oneIn(10) { options.insert(.overrideInheritedCurve) }
    if dice.oneIn(20) { options.insert([.repeat, .autoreverse]) }
    return options
  }

  /// An animatable change.
  private func change(of view: UIView, _ dice: inout Dice) -> @MainActor () -> Void {
    let (x, y) = (CGFloat(dice.below(300)), CGFloat(dice.below(400)))
    switch dice.below(8) {
    case 0, 1: return { view.center = CGPoint(x: x, y: y) }
    case 2: return { view.alpha = x < 100 ? 0.25 : 1 }
    case 3: return { view.transform = CGAffineTransform(rotationAngle: x / 100) }
    case 4: return { view.transform = CGAffineTransform(scaleX: 0.5 + x / 300, y: 0.75) }
    case 5: return { view.bounds.size = CGSize(width: 50 + x, height: 60 + y) }
    case 6: return { view.backgroundColor = x < 150 ? .green : .red }
    default:
      return {
        view.layer.cornerRadius = x / 10
        UIView.animate(withDuration: 0.2) { view.center.y = y }
      }
    }
  }

  private func transact(_ number: Int, _ dice: inout Dice) {
    let layer = dice.pick(layers)
    CATransaction.begin()
    CATransaction.setAnimationDuration(dice.pick([0, 0.2, 0.6]))
    if dice.oneIn(4) { CATransaction.setDisableActions(true) }
    if dice.oneIn(3) {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    }
    CATransaction.setCompletionBlock { [weak self] in
      self?.say("transaction \(number) done")
      self?.occur()
    }
    layer.position = CGPoint(x: dice.below(200), y: dice.below(200))
    if dice.oneIn(2) { layer.opacity = dice.pick([0.25, 0.5, 1]) }
    if dice.oneIn(3) {
      CATransaction.begin()
      layer.cornerRadius = 8
      CATransaction.commit()
    }
    CATransaction.commit()
  }

  private func addAnimation(to layer: CALayer, _ number: Int, _ dice: inout Dice) {
    let animation: CAAnimation
    switch dice.below(4) {
    case 0:
      animation = basicAnimation(&dice)
    case 1:
      let keyframes = CAKeyframeAnimation(keyPath: dice.pick(["position.x", "bounds.size.width"]))
      keyframes.values = [10.0, 50.0, 30.0]
      if dice.oneIn(2) { keyframes.keyTimes = [0, 0.2, 1] }
      if dice.oneIn(2) { keyframes.calculationMode = .discrete }
      animation = keyframes
    case 2:
      let spring = CASpringAnimation(keyPath: "position.y")
      spring.fromValue = 10.0
      spring.toValue = 90.0
      spring.damping = dice.pick([4, 10, 30])
      animation = spring
    default:
      let group = CAAnimationGroup()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0.5
      fade.duration = 0.2
      let turn = CABasicAnimation(keyPath: "transform.rotation")
      turn.byValue = 1.0
      turn.duration = 0.4
      group.animations = [fade, turn]
      animation = group
    }
    animation.duration = dice.pick([0.1, 0.3, 0.5])
    animation.autoreverses = dice.oneIn(5)
    animation.repeatCount = dice.pick([0, 0, 2])
    animation.isRemovedOnCompletion = !dice.oneIn(5)
    animation.fillMode = dice.pick([.removed, .forwards, .both])
    animation.timingFunction = dice.pick([nil, CAMediaTimingFunction(name: .easeOut)])
    if dice.oneIn(6) { animation.speed = 2 }
    if dice.oneIn(6) { animation.timeOffset = 0.05 }
    animation.delegate = AnimationEar(self, number)
    layer.add(animation, forKey: dice.pick(["own", "other", nil]))
  }
}

extension World {
  /// An animation of one of the many properties that can be animated.
  private func basicAnimation(_ dice: inout Dice) -> CABasicAnimation {
    let numbers = [
      "opacity", "cornerRadius", "position.y", "bounds.size.height", "transform.scale",
      "transform.scale.x", "transform.rotation.z", "transform.translation.x", "borderWidth",
      "shadowOpacity", "shadowRadius", "shadowOffset.width", "lineWidth", "strokeEnd",
      "strokeStart", "lineDashPhase", "fontSize", "zPosition", "bounds.origin.x",
    ]
    let others: [(String, Any, Any)] = [
      ("position", CGPoint(x: 5, y: 9), CGPoint(x: 60, y: 30)),
      (
        "bounds", CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 4, y: 2, width: 80, height: 40)
      ),
      ("bounds.size", CGSize(width: 10, height: 10), CGSize(width: 70, height: 20)),
      ("transform", CATransform3DIdentity, CATransform3DMakeRotation(2, 0, 0, 1)),
      ("transform", CATransform3DMakeScale(2, 1, 1), CATransform3DMakeTranslation(5, 6, 7)),
      ("backgroundColor", UIColor.red.cgColor, UIColor.blue.cgColor),
      ("fillColor", UIColor.green.cgColor, UIColor.white.cgColor),
      ("anchorPoint", CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.5)),
      (
        "path", UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath,
        UIBezierPath(rect: CGRect(x: 5, y: 5, width: 30, height: 20)).cgPath
      ),
    ]
    if dice.oneIn(2) {
      let (key, from, to) = dice.pick(others)
      let basic = CABasicAnimation(keyPath: key)
      if !dice.oneIn(4) { basic.fromValue = from }
      if !dice.oneIn(4) { basic.toValue = to }
      return basic
    }
    let basic = CABasicAnimation(keyPath: dice.pick(numbers))
    if !dice.oneIn(4) { basic.fromValue = 0.25 }
    if dice.oneIn(2) { basic.toValue = 0.75 } else if dice.oneIn(2) { basic.byValue = 0.5 }
    basic.isAdditive = dice.oneIn(8)
    return basic
  }

  /// Does something to the tree of layers, or to the order of views.
  func changeLayers(_ dice: inout Dice) {
    let (view, other) = (dice.pick(views), dice.pick(views))
    let deed = dice.below(9)
    say("  layers \(deed) \(names.name(of: view)) \(names.name(of: other))")
    switch deed {
    case 0: if let layer = layers.last { view.layer.addSublayer(layer) }
    case 1: layers.last?.removeFromSuperlayer()
    case 2:
      if layers.count > 1, let parent = layers[0].superlayer, layers[0] !== layers[1] {
        layers[1].removeFromSuperlayer()
        parent.replaceSublayer(layers[0], with: layers[1])
      }
    case 3: if let layer = layers.last { view.layer.insertSublayer(layer, at: 0) }
    case 4:
      if let parent = other.superview, view.superview === parent, view !== other, !isMovingViews {
        dice.oneIn(2)
          ? parent.insertSubview(view, belowSubview: other)
          : parent.insertSubview(view, aboveSubview: other)
      }
    case 5:
      if let parent = view.superview, parent.subviews.count > 1, !isMovingViews {
        parent.exchangeSubview(at: 0, withSubviewAt: parent.subviews.count - 1)
      }
    case 6:
      let place = CGPoint(x: dice.below(90), y: dice.below(90))
      say(
        "  point \(text(view.convert(place, to: other))) \(text(view.convert(place, from: other)))"
      )
      say("  layer \(text(view.layer.convert(place, to: other.layer)))")
      say("  hit \(view.layer.hitTest(place) === view.layer)")
    case 7:
      let rect = CGRect(x: dice.below(90), y: 10, width: 30, height: 20 + dice.below(50))
      say("  rect \(text(view.convert(rect, to: other))) \(text(view.convert(rect, from: other)))")
      say("  \(text(rect.intersection(view.bounds))) \(text(rect.union(other.bounds)))")
    default:
      if let picture = view.snapshotView(afterScreenUpdates: false) {
        picture.isUserInteractionEnabled = false
        other.superview?.addSubview(picture)
        picture.center = CGPoint(x: dice.below(300), y: dice.below(300))
      }
    }
  }
}

/// Logs the start and the end of a layer's animation.
@MainActor
private final class AnimationEar: CAAnimationDelegate {
  private weak var world: World?
  private let number: Int

  init(_ world: World, _ number: Int) {
    self.world = world
    self.number = number
  }

  func animationDidStart(_ anim: CAAnimation) { world?.say("animation \(number) starts") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    world?.say("animation \(number) stops \(flag)")
    world?.occur()
  }
}
