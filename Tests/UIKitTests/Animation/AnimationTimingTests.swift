import Expectations
import Testing
import TouchCore
import UIKit

/// The timing of explicit animations: fills, repetitions, and what a layer's copy keeps.
@MainActor
struct AnimationTimingTests {
  /// A fade from 0.2 to 0.8 in a second.
  private func fade() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.2
    animation.toValue = 0.8
    animation.duration = 1
    return animation
  }

  /// What is seen of an animation that is added at 1 s, at some times.
  private func seen(_ animation: CAAnimation, at times: [Double]) -> [Double] {
    let bench = AnimationBench()
    bench.wait(until: 1)
    bench.view.layer.add(animation, forKey: nil)
    return times.map { time in
      bench.wait(until: time)
      return (bench.seen * 1000).rounded() / 1000
    }
  }

  @Test(
    "before its begin and after its end an animation is seen as its fill mode says",
    arguments: [
      (CAMediaTimingFillMode.removed, 1.0, 1.0), (.backwards, 0.2, 1), (.forwards, 1, 0.8),
      (.both, 0.2, 0.8),
    ]
  )
  func fills(mode: CAMediaTimingFillMode, before: Double, after: Double) {
    let animation = fade()
    animation.beginTime = 2
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    expectEqual(seen(animation, at: [1.5, 2.5, 3.5]), [before, 0.5, after])
  }

  @Test(
    "an animation goes to and fro as often as it is told, or for as long, from its offset, at its speed"
  )
  func cycles() {
    let twice = fade()
    twice.repeatCount = 1.5
    expectEqual(seen(twice, at: [1.25, 2.25, 2.45, 2.55]), [0.35, 0.35, 0.47, 1])
    let back = fade()
    back.autoreverses = true
    expectEqual(seen(back, at: [1.75, 2.25, 2.75, 3.1]), [0.65, 0.65, 0.35, 1])
    let long = fade()
    long.repeatDuration = 2.25
    expectEqual(seen(long, at: [3.2, 3.3]), [0.32, 1])
    let fast = fade()
    fast.speed = 2
    expectEqual(seen(fast, at: [1.25, 1.45, 1.55]), [0.5, 0.74, 1])
    let late = fade()
    late.timeOffset = 0.5
    expectEqual(seen(late, at: [1, 1.25]), [0.5, 0.65])
    let eased = fade()
    eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let part = TimingCurve.easeIn.progress(at: 0.5)
    expectEqual(seen(eased, at: [1.5]), [((0.2 + 0.6 * part) * 1000).rounded() / 1000])
  }

  @Test("keyframes go through their values at their times, each part by its own function")
  func keyframes() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0.0, 0.4, 0.8]
    animation.duration = 1
    expectEqual(seen(animation, at: [1.25, 1.5, 1.75]), [0.2, 0.4, 0.6])
    animation.keyTimes = [0, 0.2, 1]
    expectEqual(seen(animation, at: [1.1, 1.2, 1.6]), [0.2, 0.4, 0.6])
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
    ]
    let value = 0.4 + 0.4 * TimingCurve.easeIn.progress(at: 0.5)
    let shown: Double = (value * 1000).rounded() / 1000
    expectEqual(seen(animation, at: [1.1, 1.6]), [0.2, shown])
    animation.calculationMode = .discrete
    animation.timingFunctions = nil
    animation.keyTimes = [0, 0.2, 0.9, 1]
    expectEqual(seen(animation, at: [1.1, 1.3, 1.85, 1.95]), [0, 0.4, 0.4, 0.8])
    animation.keyTimes = nil
    expectEqual(seen(animation, at: [1.3, 1.4, 1.7]), [0, 0.4, 0.8])
    animation.calculationMode = .paced
    animation.values = [0.0, 0.2, 0.8]
    expectEqual(seen(animation, at: [1.25, 1.5]), [0.2, 0.4])
    animation.calculationMode = .linear
    animation.values = [0.2, 0.8]
    expectEqual(seen(animation, at: [1.25, 1.5]), [0.35, 0.5])
    animation.values = [0.5]
    expectEqual(seen(animation, at: [1.5]), [0.5])
    animation.values = [0.5, "half"]
    expectEqual(seen(animation, at: [1.5]), [1])
  }

  @Test("a layer's copy of an animation has each of its properties")
  func copies() throws {
    let bench = AnimationBench()
    func copy<Animation: CAAnimation>(_ animation: Animation) throws -> Animation {
      animation.beginTime = 3
      animation.duration = 4
      animation.speed = 2
      animation.timeOffset = 5
      animation.repeatCount = 6
      animation.repeatDuration = 7
      animation.autoreverses = true
      animation.fillMode = .both
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
      animation.isRemovedOnCompletion = false
      let listener = LoggingAnimationDelegate()
      animation.delegate = listener
      bench.view.layer.add(animation, forKey: "key")
      let found = bench.view.layer.animation(forKey: "key")
      let copy = try #require(found as? Animation)
      #expect(copy !== animation)
      expectEqual(copy.beginTime, 3)
      expectEqual(copy.duration, 4)
      expectEqual(copy.speed, 2)
      expectEqual(copy.timeOffset, 5)
      expectEqual(copy.repeatCount, 6)
      expectEqual(copy.repeatDuration, 7)
      #expect(copy.autoreverses)
      expectEqual(copy.fillMode, .both)
      expectEqual(copy.timingFunction, CAMediaTimingFunction(name: .easeOut))
      #expect(!copy.isRemovedOnCompletion)
      #expect(copy.delegate === listener)
      return copy
    }
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 3, 4, 5)
    (spring.fromValue, spring.toValue, spring.byValue) = (0.1, 0.2, 0.3)
    spring.isAdditive = true
    let sprung = try copy(spring)
    expectEqual(
      [sprung.mass, sprung.stiffness, sprung.damping, sprung.initialVelocity],
      [2, 3, 4, 5]
    )
    let values = [sprung.fromValue, sprung.toValue, sprung.byValue].map { $0 as? Double }
    expectEqual(values, [0.1, 0.2, 0.3])
    #expect(sprung.isAdditive)
    expectEqual(sprung.keyPath, "opacity")
    let keyframes = CAKeyframeAnimation(keyPath: "opacity")
    keyframes.values = [0.5, 1.0]
    keyframes.keyTimes = [0, 1]
    keyframes.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    keyframes.calculationMode = .cubic
    let framed = try copy(keyframes)
    expectEqual(framed.values?.compactMap { $0 as? Double }, [0.5, 1])
    expectEqual(framed.keyTimes, [0, 1])
    expectEqual(framed.timingFunctions, [CAMediaTimingFunction(name: .easeIn)])
    expectEqual(framed.calculationMode, .cubic)
    let group = CAAnimationGroup()
    group.animations = [spring, keyframes]
    let grouped = try copy(group).animations ?? []
    expectEqual(grouped.count, 2)
    #expect(grouped.first !== spring)
    expectEqual((grouped.first as? CASpringAnimation)?.mass, 2)
  }
}
