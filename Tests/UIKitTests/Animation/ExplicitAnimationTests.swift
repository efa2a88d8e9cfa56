import Expectations
import Testing
import TouchCore
import UIKit

/// Explicit animations.
@MainActor
struct ExplicitAnimationTests {
  private func basic(_ path: String, from: Any?, to: Any?, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    return animation
  }

  @Test("show values between two, don't change the model, and are removed at the end")
  func between() {
    let bench = AnimationBench()
    let layer = bench.view.layer
    layer.add(basic("opacity", from: 0, to: 1.0), forKey: "fade")
    expectEqual(layer.opacity, 1)
    bench.wait(until: 0.25)
    expectEqual(layer.presentation()?.opacity, 0.25)
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.model() === layer)
    expectEqual(layer.animationKeys(), ["fade"])
    bench.wait(until: 1)
    expectNil(layer.animationKeys())
    expectEqual(layer.presentation()?.opacity, 1)
  }

  @Test("an omitted value is the one without the animation")
  func missing() {
    let cases: [(Any?, Any?, Any?, CGFloat, CGFloat)] = [
      (10, 20, nil, 10, 20), (10, nil, 5, 10, 15), (nil, 20, 5, 15, 20), (10, nil, nil, 10, 3),
      (nil, 20, nil, 3, 20), (nil, nil, 5, 3, 8),
    ]
    for (from, to, by, start, end) in cases {
      let bench = AnimationBench()
      bench.view.layer.cornerRadius = 3
      bench.view.layer.add(basic("cornerRadius", from: from, to: to, by: by), forKey: nil)
      expectEqual(bench.view.layer.presentation()!.cornerRadius, start)
      bench.wait(until: 0.5)
      expectEqual(bench.view.layer.presentation()!.cornerRadius, (start + end) / 2)
    }
  }

  @Test("values of several parts may be arrays, as in Apple's page on CABasicAnimation")
  func arrays() {
    let bench = AnimationBench()
    let layer = bench.view.layer
    layer.add(basic("position", from: [0, 0], to: [100, 50]), forKey: "position")
    layer.add(basic("bounds", from: [0, 0, 20, 20], to: [0, 0, 40, 60]), forKey: "bounds")
    bench.wait(until: 0.5)
    expectEqual(layer.presentation()!.position, CGPoint(x: 50, y: 25))
    expectEqual(layer.presentation()!.bounds.size, CGSize(width: 30, height: 40))
    layer.add(basic("position", from: [0, 0, 0], to: [100, 50, 0]), forKey: "position")
    expectEqual(layer.presentation()!.position, layer.position)
  }

  @Test("every key path animates its value, and none of the others")
  func keyPaths() {
    let paths: [(String, Any, (CALayer) -> Bool)] = [
      ("position", CGPoint(x: 7, y: 8), { $0.position == CGPoint(x: 7, y: 8) }),
      ("position.x", 7, { $0.position.x == 7 }),
      ("position.y", 7, { $0.position.y == 7 }),
      ("bounds", CGRect(x: 1, y: 2, width: 3, height: 4), { $0.bounds.size.height == 4 }),
      ("bounds.origin", CGPoint(x: 7, y: 8), { $0.bounds.origin.y == 8 }),
      ("bounds.origin.x", 7, { $0.bounds.origin.x == 7 }),
      ("bounds.origin.y", 7, { $0.bounds.origin.y == 7 }),
      ("bounds.size", CGSize(width: 7, height: 8), { $0.bounds.size.width == 7 }),
      ("bounds.size.width", 7, { $0.bounds.size.width == 7 }),
      ("bounds.size.height", 7, { $0.bounds.size.height == 7 }),
      ("anchorPoint", CGPoint(x: 0, y: 1), { $0.anchorPoint == CGPoint(x: 0, y: 1) }),
      ("zPosition", 7, { $0.zPosition == 7 }),
      ("transform", CATransform3DMakeScale(2, 3, 1), { $0.affineTransform().d == 3 }),
      ("transform.scale", 2, { $0.affineTransform().a == 2 && $0.affineTransform().d == 2 }),
      ("transform.scale.x", 2, { $0.affineTransform().a == 2 }),
      ("transform.scale.y", 2, { $0.affineTransform().d == 2 }),
      (
        "transform.rotation", CGFloat.pi / 2, { isNear(Double($0.affineTransform().b), 1) }
      ),
      ("transform.rotation.z", Float(0.5), { $0.affineTransform().b > 0.4 }),
      ("transform.translation", CGSize(width: 7, height: 8), { $0.affineTransform().ty == 8 }),
      ("transform.translation.x", 7, { $0.affineTransform().tx == 7 }),
      ("transform.translation.y", 7, { $0.affineTransform().ty == 7 }),
      ("opacity", 0.25, { $0.opacity == 0.25 }),
      ("backgroundColor", CGColor(gray: 1, alpha: 1), { $0.backgroundColor?.alpha == 1 }),
      ("cornerRadius", 7, { $0.cornerRadius == 7 }),
      ("borderWidth", 7, { $0.borderWidth == 7 }),
      ("borderColor", UIColor.red.cgColor, { $0.borderColor == UIColor.red.cgColor }),
      ("shadowColor", UIColor.red.cgColor, { $0.shadowColor == UIColor.red.cgColor }),
      ("shadowOpacity", 0.5, { $0.shadowOpacity == 0.5 }),
      ("shadowOffset", CGSize(width: 7, height: 8), { $0.shadowOffset.height == 8 }),
      ("shadowOffset.width", 7, { $0.shadowOffset.width == 7 }),
      ("shadowOffset.height", 7, { $0.shadowOffset.height == 7 }),
      ("shadowRadius", 7, { $0.shadowRadius == 7 }),
    ]
    for (path, value, isShown) in paths {
      let bench = AnimationBench()
      let layer = bench.view.layer
      #expect(!isShown(layer), "\(path)")
      let animation = basic(path, from: value, to: value)
      layer.add(animation, forKey: nil)
      #expect(isShown(layer.presentation()!), "\(path)")
      #expect(!isShown(layer), "\(path)")
    }
  }

  @Test("every key path of shapes and texts shows its value")
  func keyPathsOfShapesAndTexts() {
    let red = UIColor.red.cgColor
    let shapes: [(String, Any, (CAShapeLayer) -> Bool)] = [
      ("fillColor", red, { $0.fillColor == red }), ("strokeColor", red, { $0.strokeColor == red }),
      ("lineWidth", 7, { $0.lineWidth == 7 }), ("miterLimit", 7, { $0.miterLimit == 7 }),
      ("lineDashPhase", 7, { $0.lineDashPhase == 7 }),
      ("strokeStart", 0.25, { $0.strokeStart == 0.25 }),
      ("strokeEnd", 0.25, { $0.strokeEnd == 0.25 }),
    ]
    for (path, value, isShown) in shapes {
      let bench = AnimationBench()
      let layer = CAShapeLayer()
      bench.view.layer.addSublayer(layer)
      #expect(!isShown(layer), "\(path)")
      layer.add(basic(path, from: value, to: value), forKey: nil)
      #expect(isShown(layer.presentation()!), "\(path)")
      #expect(!isShown(layer), "\(path)")
    }
    let texts: [(String, Any, (CATextLayer) -> Bool)] = [
      ("fontSize", 7, { $0.fontSize == 7 }),
      ("foregroundColor", red, { $0.foregroundColor == red }),
    ]
    for (path, value, isShown) in texts {
      let bench = AnimationBench()
      let layer = CATextLayer()
      bench.view.layer.addSublayer(layer)
      #expect(!isShown(layer), "\(path)")
      layer.add(basic(path, from: value, to: value), forKey: nil)
      #expect(isShown(layer.presentation()!), "\(path)")
    }
  }

  @Test("an unknown key path, or a value of the wrong type, animates nothing for its duration")
  func unknown() {
    let bench = AnimationBench()
    let listener = LoggingAnimationDelegate()
    for animation in [
      basic("nothing", from: 0, to: 1), basic("opacity", from: CGPoint.zero, to: "text"),
    ] {
      animation.delegate = listener
      bench.view.layer.add(animation, forKey: nil)
    }
    bench.wait(until: 0.5)
    expectEqual(bench.seen, 1)
    bench.wait(until: 1)
    expectEqual(listener.log, ["start", "start", "stop true", "stop true"])
  }

  @Test("delegates receive the start and, once, the end")
  func delegates() {
    let bench = AnimationBench()
    let listener = LoggingAnimationDelegate()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = listener
    animation.beginTime = 0.5
    bench.view.layer.add(animation, forKey: "fade")
    bench.wait(until: 0.25)
    expectEqual(listener.log, [])
    expectEqual(bench.seen, 1)
    bench.wait(until: 0.75)
    expectEqual(listener.log, ["start"])
    expectEqual(bench.seen, 0.25)
    bench.view.layer.add(basic("opacity", from: 0, to: 1), forKey: "fade")
    expectEqual(listener.log, ["start", "stop false"])
    bench.wait(until: 5)
    expectEqual(listener.log, ["start", "stop false"])
  }

  @Test("an animation that was removed can be added again in its own end call")
  func again() {
    let bench = AnimationBench()
    let listener = LoggingAnimationDelegate()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = listener
    var rounds = 0
    listener.onStop = {
      rounds += 1
      if rounds < 3 { bench.view.layer.add(animation, forKey: "fade") }
    }
    bench.view.layer.add(animation, forKey: "fade")
    bench.wait(until: 10)
    expectEqual(rounds, 3)
    expectEqual(listener.log, ["start", "stop true", "start", "stop true", "start", "stop true"])
  }

  @Test("an animation that is kept beyond its end shows its last value until it is removed")
  func kept() {
    let bench = AnimationBench()
    let listener = LoggingAnimationDelegate()
    let animation = basic("opacity", from: 1, to: 0.25)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.delegate = listener
    bench.view.layer.add(animation, forKey: "fade")
    bench.wait(until: 7)
    expectEqual(bench.seen, 0.25)
    expectEqual(listener.log, ["start", "stop true"])
    #expect(bench.view.layer.animation(forKey: "fade") != nil)
    bench.view.layer.removeAnimation(forKey: "fade")
    expectEqual(bench.seen, 1)
    expectEqual(listener.log, ["start", "stop true"])
  }

  @Test("a layer stores a copy")
  func copies() {
    let bench = AnimationBench()
    let animation = CASpringAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.mass = 2
    animation.repeatCount = 3
    animation.duration = animation.settlingDuration
    bench.view.layer.add(animation, forKey: "fade")
    animation.mass = 5
    animation.duration = 1
    let copy = bench.view.layer.animation(forKey: "fade") as? CASpringAnimation
    #expect(copy !== animation)
    expectEqual(copy?.mass, 2)
    expectEqual(copy?.repeatCount, 3)
    expectEqual(copy?.keyPath, "opacity")
  }

  @Test("springs, keyframes and groups follow their closed forms")
  func kinds() {
    let bench = AnimationBench()
    let layer = bench.view.layer
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    #expect(isNear(spring.settlingDuration, 1.4727003346780927, within: 1e-9))
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [0, 1, 0.5]
    frames.keyTimes = [0, 0.25, 1]
    frames.duration = 1
    let discrete = CAKeyframeAnimation(keyPath: "cornerRadius")
    discrete.values = [1, 2]
    discrete.calculationMode = .discrete
    let group = CAAnimationGroup()
    group.animations = [frames, discrete]
    group.duration = 1
    layer.add(spring, forKey: nil)
    layer.add(group, forKey: nil)
    for (time, opacity, radius) in [(0.125, 0.5, 1.0), (0.25, 1, 1), (0.5, 5.0 / 6, 2)] {
      bench.wait(until: time)
      let shown = layer.presentation()!
      let place = SpringCurve(mass: 1, stiffness: 100, damping: 10).progress(at: time)
      #expect(isNear(Double(shown.position.x), 100 * place))
      #expect(isNear(Double(shown.opacity), opacity))
      expectEqual(Double(shown.cornerRadius), radius)
    }
    bench.wait(until: 1)
    expectEqual(layer.presentation()!.cornerRadius, 0)
  }

  @Test("perceptual springs have Apple's stiffness and damping")
  func perceptual() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(isNear(Double(spring.stiffness), 157.91367041742973))
    #expect(isNear(Double(spring.damping), 0.75 * 4 * .pi / 0.5))
    expectEqual(spring.duration, spring.settlingDuration)
  }

  @Test("additive animations add to the value, and to one another")
  func additive() {
    let bench = AnimationBench()
    bench.view.layer.position.x = 50
    for _ in 0..<2 {
      let shake = basic("position.x", from: 10, to: 20)
      shake.isAdditive = true
      bench.view.layer.add(shake, forKey: nil)
    }
    bench.wait(until: 0.5)
    expectEqual(bench.view.layer.presentation()!.position.x, 80)
  }

  @Test("rotations are complete: by key path all the way around, as a transform the shorter way")
  func turns() {
    let bench = AnimationBench()
    bench.view.layer.add(basic("transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: nil)
    bench.wait(until: 0.25)
    #expect(isNear(Double(bench.view.layer.presentation()!.affineTransform().b), 1))
    bench.view.layer.removeAllAnimations()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      bench.view.transform = CGAffineTransform(rotationAngle: 3).scaledBy(x: 2, y: 2)
    }
    bench.wait(until: 0.75)
    let half = bench.view.layer.presentation()!.affineTransform()
    let expected = CGAffineTransform(rotationAngle: 1.5).scaledBy(x: 1.5, y: 1.5)
    #expect(isNear(Double(half.a), Double(expected.a)))
    #expect(isNear(Double(half.b), Double(expected.b)))
  }

  @Test("timing functions are known by name and by their points")
  func functions() {
    var point: [Float] = [0, 0]
    let function = CAMediaTimingFunction(name: .easeIn)
    function.getControlPoint(at: 1, values: &point)
    expectEqual(point, [0.42, 0])
    function.getControlPoint(at: 3, values: &point)
    expectEqual(point, [1, 1])
    expectEqual(CAMediaTimingFunction(name: .easeIn), function)
    #expect(CAMediaTimingFunction(name: .easeOut) != function)
    let bench = AnimationBench()
    let animation = basic("opacity", from: 0, to: 1)
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.9, 0.3, 0.7)
    bench.view.layer.add(animation, forKey: nil)
    bench.wait(until: 0.25)
    let curve = TimingCurve(Double(Float(0.1)), Double(Float(0.9)), Double(Float(0.3)), 0.7)
    #expect(isNear(bench.seen, curve.progress(at: 0.25)))
  }
}
