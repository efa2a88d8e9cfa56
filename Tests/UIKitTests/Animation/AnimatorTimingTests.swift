import Expectations
import Testing
import TouchCore
import UIKit

/// Timing of property animators.
@MainActor
struct AnimatorTimingTests {
  private func seenX(_ bench: AnimationBench) -> Double {
    Double(bench.view.layer.presentation()!.position.x)
  }

  @Test("timing parameters say what they are")
  func kinds() {
    let named = UICubicTimingParameters(animationCurve: .easeIn)
    expectEqual(named.timingCurveType, .builtin)
    expectEqual(named.animationCurve, .easeIn)
    expectEqual(named.controlPoint1, CGPoint(x: 0.42, y: 0))
    #expect(named.cubicTimingParameters === named)
    expectNil(named.springTimingParameters)
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2),
      controlPoint2: CGPoint(x: 0.3, y: 1.4)
    )
    expectEqual(cubic.timingCurveType, .cubic)
    expectEqual(cubic.controlPoint2, CGPoint(x: 0.3, y: 1.4))
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5,
      initialVelocity: CGVector(dx: 1, dy: 2)
    )
    expectEqual(spring.timingCurveType, .spring)
    expectEqual(spring.initialVelocity, CGVector(dx: 1, dy: 2))
    #expect(spring.springTimingParameters === spring)
    expectNil(spring.cubicTimingParameters)
  }

  @Test("timing parameters that are made of nothing are the system's curve and spring")
  func standard() throws {
    let curves = [
      UICubicTimingParameters(), try #require(UICubicTimingParameters(coder: NSCoder())),
    ]
    for curve in curves {
      #expect(curve.animationCurve == .easeInOut && curve.timingCurveType == .builtin)
      expectEqual(curve.controlPoint1, CGPoint(x: 0.25, y: 0.1))
      expectEqual(curve.controlPoint2, CGPoint(x: 0.25, y: 1))
    }
    let springs = [
      UISpringTimingParameters(), try #require(UISpringTimingParameters(coder: NSCoder())),
      UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero),
    ]
    let durations = springs.map {
      UIViewPropertyAnimator(duration: 9, timingParameters: $0).duration
    }
    #expect(springs.allSatisfy { $0.initialVelocity == .zero })
    #expect(durations[0] == durations[2] && durations[1] == durations[2] && durations[0] != 9)
    let cubic = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero)
    expectEqual(cubic.animationCurve, .easeInOut)
  }

  @Test("an animator follows the curve of its control points")
  func cubic() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(
      duration: 1,
      controlPoint1: CGPoint(x: 0.42, y: 0),
      controlPoint2: CGPoint(x: 1, y: 1)
    ) { bench.view.center.x += 100 }
    animator.startAnimation()
    bench.wait(until: 0.5)
    #expect(isNear(seenX(bench), 50 + 100 * TimingCurve.easeIn.progress(at: 0.5)))
  }

  @Test("a spring with a damping ratio settles within the duration and goes beyond the end before")
  func spring() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) {
      bench.view.center.x += 100
    }
    animator.addCompletion { bench.log.append("\($0)") }
    animator.startAnimation()
    var most = 0.0
    for step in 1..<100 {
      bench.wait(until: Double(step) / 100)
      most = max(most, seenX(bench))
    }
    #expect(most > 160)
    #expect(isNear(seenX(bench), 150, within: 0.2))
    expectEqual(bench.log, [])
    bench.wait(until: 1)
    expectEqual(bench.log, ["end"])
  }

  @Test("a spring with a mass takes its own time, whatever the duration says")
  func massSpring() {
    let bench = AnimationBench()
    let spring = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 10,
      initialVelocity: .zero
    )
    let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: spring)
    #expect(isNear(animator.duration, 1.4727, within: 0.0001))
    animator.addAnimations { bench.view.center.x += 100 }
    animator.addCompletion { bench.log.append("\($0)") }
    animator.startAnimation()
    bench.wait(until: 1.47)
    expectEqual(bench.log, [])
    bench.wait(until: 1.48)
    expectEqual(bench.log, ["end"])
  }

  @Test("a spring begins with another speed along each axis; what has none takes that along x")
  func velocity() {
    let bench = AnimationBench()
    let spring = UISpringTimingParameters(
      dampingRatio: 1,
      initialVelocity: CGVector(dx: 0, dy: 20)
    )
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations {
      bench.view.center = CGPoint(x: 150, y: 150)
      bench.view.alpha = 0
    }
    animator.startAnimation()
    bench.wait(until: 0.05)
    let place = bench.view.layer.presentation()!.position
    #expect(place.y - 50 > 4 * (place.x - 50))
    #expect(isNear(bench.seen, Double(1 - (place.x - 50) / 100)))
  }

  @Test("parameters by perceptual duration and bounce overshoot with their bounce")
  func bounce() {
    let calm = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0)
    )
    let lively = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0.6)
    )
    #expect(calm.duration < lively.duration)
    #expect(lively.duration < 9)
  }

  @Test("an animator without a duration ends in the next turn")
  func instant() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { bench.view.alpha = 0 }
    animator.addCompletion { bench.log.append("\($0)") }
    animator.startAnimation()
    bench.wait(until: 0)
    expectEqual(bench.log, ["end"])
    expectEqual(bench.seen, 0)
    let still = UIViewPropertyAnimator(duration: .nan, curve: .linear) { bench.view.alpha = 1 }
    still.fractionComplete = 0.5
    #expect(isNear(bench.seen, 0.5))
  }

  @Test("without animations allowed, changes are seen at once")
  func disabled() {
    let bench = AnimationBench()
    UIView.setAnimationsEnabled(false)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { bench.view.alpha = 0 }
    animator.startAnimation()
    UIView.setAnimationsEnabled(true)
    expectEqual(bench.seen, 0)
  }
}
