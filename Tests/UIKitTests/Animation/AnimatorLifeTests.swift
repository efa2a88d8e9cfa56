import Expectations
import Testing
import TouchCore
import UIKit

/// Animators beside their owners, their views and each other.
@MainActor
struct AnimatorLifeTests {
  @Test("a running animator needs no owner")
  func running() {
    let bench = AnimationBench()
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0.5,
      options: .curveLinear,
      animations: { bench.view.alpha = 0 },
      completion: { bench.log.append("\($0)") }
    )
    bench.wait(until: 1)
    #expect(isNear(bench.seen, 0.5))
    #expect(!bench.application.isQuiet)
    bench.wait(until: 1.5)
    expectEqual(bench.log, ["end"])
    #expect(bench.application.isQuiet)
  }

  @Test("a completion may start the animator anew, and a closure may stop it")
  func reentrance() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.addCompletion { _ in
      animator.addAnimations { bench.view.center.x = 50 }
      animator.startAnimation()
    }
    animator.startAnimation()
    bench.wait(until: 1.5)
    #expect(animator.isRunning)
    #expect(isNear(seenX(bench), 150))
    let other = UIViewPropertyAnimator(duration: 1, curve: .linear)
    other.addAnimations { other.stopAnimation(true) }
    other.addAnimations { bench.log.append("never") }
    other.startAnimation()
    expectEqual(other.state, .inactive)
    expectEqual(bench.log, ["end"])
  }

  @Test("an animator whose view is gone still ends")
  func orphaned() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.startAnimation()
    bench.wait(until: 0.5)
    bench.view.removeFromSuperview()
    expectNil(bench.view.layer.animationKeys())
    bench.wait(until: 1)
    expectEqual(bench.log, ["end"])
    expectEqual(bench.view.center.x, 250)
  }

  @Test("size changes of an animator lay out, at its start, its end and where it is reversed")
  func layout() {
    let bench = AnimationBench()
    let child = UIView(frame: bench.view.bounds)
    child.autoresizingMask = [.flexibleWidth]
    bench.view.addSubview(child)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      bench.view.bounds.size.width = 200
    }
    animator.startAnimation()
    bench.wait(until: 0.5)
    expectEqual(child.layer.presentation()!.bounds.width, 150)
    animator.isReversed = true
    bench.wait(until: 1)
    expectEqual(bench.view.bounds.width, 100)
    expectEqual(child.bounds.width, 100)
  }

  @Test("an animator that starts inside of another one has its own time")
  func animatorInside() {
    let bench = AnimationBench()
    let inner = UIViewPropertyAnimator(duration: 2, curve: .linear) { bench.view.alpha = 0 }
    let outer = slide(bench)
    outer.addAnimations { inner.startAnimation() }
    outer.startAnimation()
    bench.wait(until: 0.5)
    outer.pauseAnimation()
    bench.wait(until: 1)
    #expect(isNear(bench.seen, 0.5))
    #expect(isNear(seenX(bench), 150))
    bench.wait(until: 2)
    expectEqual(inner.state, .inactive)
    expectEqual(outer.state, .active)
  }

  @Test("an application, an animator and a layer that are let go in mid-animation are gone")
  func released() {
    weak var application: UIApplication?
    weak var running: UIViewPropertyAnimator?
    weak var paused: UIViewPropertyAnimator?
    weak var layer: CALayer?
    do {
      let bench = AnimationBench()
      application = bench.application
      layer = bench.view.layer
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = bench.view] in
        view.center.x += 200
      }
      animator.startAnimation()
      running = animator
      let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = bench.view] in
        view.alpha = 0
      }
      other.fractionComplete = 0.5
      paused = other
    }
    #expect(running != nil)
    expectNil(paused)
    UIApplication.launch(screen: CGSize(width: 10, height: 10))
    expectNil(application)
    expectNil(running)
    expectNil(layer)
  }

  @Test("an animator that gets its completion while it runs is waited for")
  func lateCompletion() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { bench.view.alpha = 0 }
    animator.startAnimation()
    #expect(bench.application.isQuiet)
    animator.addCompletion { bench.log.append("\($0)") }
    #expect(!bench.application.isQuiet)
    bench.wait(until: 0.5)
    #expect(isNear(bench.seen, 0.5))
    bench.wait(until: 1)
    expectEqual(bench.log, ["end"])
    #expect(bench.application.isQuiet)
  }
}
