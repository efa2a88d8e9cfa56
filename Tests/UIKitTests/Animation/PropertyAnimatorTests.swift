import Expectations
import Testing
import TouchCore
import UIKit

/// Property animators.
@MainActor
struct PropertyAnimatorTests {
  @Test("an animator is inactive, then active, and inactive again with its completion at the end")
  func states() {
    let bench = AnimationBench()
    let animator = slide(bench)
    expectEqual(animator.state, .inactive)
    #expect(!animator.isRunning)
    expectEqual(bench.view.center.x, 50)
    animator.startAnimation()
    expectEqual(animator.state, .active)
    #expect(animator.isRunning)
    expectEqual(bench.view.center.x, 250)
    bench.wait(until: 0.25)
    #expect(isNear(seenX(bench), 100))
    #expect(isNear(Double(animator.fractionComplete), 0.25))
    bench.wait(until: 0.999)
    expectEqual(bench.log, [])
    bench.wait(until: 1)
    expectEqual(bench.log, ["end"])
    expectEqual(animator.state, .inactive)
    #expect(!animator.isRunning)
    expectNil(bench.view.layer.animationKeys())
    expectEqual(seenX(bench), 250)
  }

  @Test("a paused animator stands still, and goes on for the time that is left")
  func pausing() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.startAnimation()
    bench.wait(until: 0.25)
    animator.pauseAnimation()
    expectEqual(animator.state, .active)
    #expect(!animator.isRunning)
    bench.wait(until: 5)
    #expect(isNear(seenX(bench), 100))
    expectEqual(bench.log, [])
    animator.startAnimation()
    bench.wait(until: 5.5)
    #expect(isNear(seenX(bench), 200))
    bench.wait(until: 5.75)
    expectEqual(bench.log, ["end"])
  }

  @Test("a pause before the start makes the animator active at the start")
  func pausedFirst() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.pauseAnimation()
    expectEqual(animator.state, .active)
    expectEqual(animator.fractionComplete, 0)
    expectEqual(seenX(bench), 50)
    expectEqual(bench.view.center.x, 250)
  }

  @Test("a fraction moves a paused animator, and makes an inactive one active")
  func scrubbing() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.fractionComplete = 0.5
    expectEqual(animator.state, .active)
    #expect(!animator.isRunning)
    #expect(isNear(seenX(bench), 150))
    animator.fractionComplete = 0.1
    #expect(isNear(seenX(bench), 70))
    animator.fractionComplete = 2
    expectEqual(animator.fractionComplete, 1)
    animator.fractionComplete = -1
    expectEqual(animator.fractionComplete, 0)
    animator.fractionComplete = .nan
    expectEqual(animator.fractionComplete, 0)
    animator.fractionComplete = 0.75
    animator.startAnimation()
    bench.wait(until: 0.2)
    animator.fractionComplete = 0
    #expect(isNear(seenX(bench), 240))
    bench.wait(until: 0.25)
    expectEqual(bench.log, ["end"])
  }

  @Test("an eased animator doesn't jump when it pauses, and scrubs by the way or by the time")
  func linearScrubbing() {
    for isLinear in [true, false] {
      let bench = AnimationBench()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
        bench.view.center.x += 200
      }
      animator.scrubsLinearly = isLinear
      animator.startAnimation()
      bench.wait(until: 0.5)
      let running = seenX(bench)
      #expect(running < 130)
      animator.pauseAnimation()
      #expect(isNear(seenX(bench), running))
      let progress = (running - 50) / 200
      #expect(isNear(Double(animator.fractionComplete), isLinear ? progress : 0.5))
      animator.fractionComplete = animator.fractionComplete
      #expect(isNear(seenX(bench), running))
      animator.fractionComplete = 0.5
      #expect(isNear(seenX(bench), isLinear ? 150 : running))
    }
  }

  @Test("a reversed animator goes back, counts the other way and ends at the start")
  func reversing() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.startAnimation()
    bench.wait(until: 0.25)
    animator.isReversed = true
    #expect(animator.isRunning)
    #expect(isNear(Double(animator.fractionComplete), 0.75))
    bench.wait(until: 0.4)
    #expect(isNear(seenX(bench), 70))
    expectEqual(bench.view.center.x, 250)
    bench.wait(until: 0.5)
    expectEqual(bench.log, ["start"])
    expectEqual(bench.view.center.x, 50)
    expectNil(bench.view.layer.animationKeys())
  }

  @Test("a finger scrubs, lets go, turns round and catches the animation again in mid-flight")
  func interactive() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.pauseAnimation()
    animator.fractionComplete = 0.4
    animator.isReversed = true
    #expect(isNear(Double(animator.fractionComplete), 0.6))
    #expect(isNear(seenX(bench), 130))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    bench.wait(until: 0.1)
    #expect(isNear(seenX(bench), 110))
    animator.pauseAnimation()
    animator.isReversed = false
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.2)
    bench.wait(until: 0.2)
    #expect(isNear(seenX(bench), 200))
    bench.wait(until: 0.3)
    expectEqual(bench.log, ["end"])
    expectEqual(bench.view.center.x, 250)
  }

  @Test("a bent way begins where the old one was, ends after its factor, and can be paused")
  func bending() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.startAnimation()
    bench.wait(until: 0.5)
    animator.pauseAnimation()
    let spring = UISpringTimingParameters(dampingRatio: 1)
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 2)
    #expect(isNear(seenX(bench), 150))
    bench.wait(until: 0.75)
    let seen = seenX(bench)
    #expect(seen > 155 && seen < 250)
    animator.pauseAnimation()
    #expect(isNear(seenX(bench), seen))
    animator.startAnimation()
    #expect(isNear(seenX(bench), seen))
    bench.wait(until: 4)
    expectEqual(bench.log, ["end"])
  }

  @Test("stopping without finishing leaves what is seen, inactive, and calls no completion")
  func stoppingForGood() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.startAnimation()
    bench.wait(until: 0.25)
    animator.stopAnimation(true)
    expectEqual(animator.state, .inactive)
    #expect(isNear(Double(bench.view.center.x), 100))
    expectNil(bench.view.layer.animationKeys())
    bench.wait(until: 3)
    expectEqual(bench.log, [])
  }

  @Test(
    "stopping and finishing ends where it is told",
    arguments: [
      (UIViewAnimatingPosition.end, 250.0, "end"), (.start, 50, "start"),
      (.current, 100, "current"),
    ]
  )
  func stopping(position: UIViewAnimatingPosition, x: Double, word: String) {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.startAnimation()
    bench.wait(until: 0.25)
    animator.stopAnimation(false)
    expectEqual(animator.state, .stopped)
    #expect(!animator.isRunning)
    #expect(isNear(Double(bench.view.center.x), 100))
    expectEqual(bench.log, [])
    animator.finishAnimation(at: position)
    expectEqual(animator.state, .inactive)
    #expect(isNear(Double(bench.view.center.x), x))
    #expect(isNear(seenX(bench), x))
    expectEqual(bench.log, [word])
  }

  @Test("an animator that was stopped for good can be finished once more, which does nothing")
  func finishedInactive() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.startAnimation()
    bench.wait(until: 0.25)
    animator.stopAnimation(true)
    animator.finishAnimation(at: .end)
    expectEqual(animator.state, .inactive)
    #expect(isNear(Double(bench.view.center.x), 100))
    expectEqual(bench.log, [])
  }

  @Test("an animator that pauses on completion stays active and can go back")
  func pausesOnCompletion() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    bench.wait(until: 2)
    expectEqual(animator.state, .active)
    #expect(!animator.isRunning)
    expectEqual(animator.fractionComplete, 1)
    expectEqual(bench.log, [])
    animator.isReversed = true
    animator.startAnimation()
    bench.wait(until: 2.5)
    #expect(isNear(seenX(bench), 150))
    bench.wait(until: 3)
    expectEqual(animator.state, .active)
    expectEqual(seenX(bench), 50)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    expectEqual(bench.log, ["start"])
  }

  @Test("a delayed start is active at once and begins later")
  func delay() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.startAnimation(afterDelay: 0.5)
    expectEqual(animator.delay, 0.5)
    expectEqual(animator.state, .active)
    expectEqual(bench.view.center.x, 250)
    bench.wait(until: 0.5)
    expectEqual(seenX(bench), 50)
    bench.wait(until: 1)
    #expect(isNear(seenX(bench), 150))
    bench.wait(until: 1.5)
    expectEqual(bench.log, ["end"])
  }

  @Test("added animations begin after their part of the time that is left")
  func adding() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.addAnimations({ bench.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    bench.wait(until: 0.5)
    expectEqual(bench.seen, 1)
    animator.addAnimations { bench.view.transform = CGAffineTransform(scaleX: 3, y: 3) }
    bench.wait(until: 0.75)
    #expect(isNear(bench.seen, 0.5))
    #expect(isNear(Double(bench.view.layer.presentation()!.affineTransform().a), 2))
    bench.wait(until: 1)
    expectEqual(bench.log, ["end"])
    expectEqual(bench.view.transform.a, 3)
  }

  @Test("two closures of one animator move one property one after the other")
  func chained() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.addAnimations({ bench.view.center.y += 100 }, delayFactor: 0.5)
    animator.startAnimation()
    bench.wait(until: 0.5)
    #expect(isNear(seenX(bench), 150))
    expectEqual(bench.view.layer.presentation()!.position.y, 50)
    bench.wait(until: 0.75)
    #expect(isNear(Double(bench.view.layer.presentation()!.position.y), 100))
    animator.isReversed = true
    bench.wait(until: 2)
    expectEqual(bench.view.center, CGPoint(x: 50, y: 50))
  }

  @Test("an animator that is over can be given other animations")
  func again() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.startAnimation()
    bench.wait(until: 1)
    animator.startAnimation()
    bench.wait(until: 3)
    expectEqual(bench.view.center.x, 250)
    animator.addAnimations { bench.view.center.x = 50 }
    animator.addCompletion { bench.log.append("again \($0)") }
    animator.startAnimation()
    bench.wait(until: 3.5)
    #expect(isNear(seenX(bench), 150))
    bench.wait(until: 4)
    expectEqual(bench.log, ["end", "again end"])
  }

  @Test("nested animations and their completions follow the animator")
  func nested() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(
        withDuration: 0.1,
        animations: { bench.view.alpha = 0 },
        completion: bench.note("nested")
      )
    }
    animator.startAnimation()
    bench.wait(until: 0.25)
    animator.pauseAnimation()
    bench.wait(until: 2)
    #expect(isNear(bench.seen, 0.75))
    expectEqual(bench.log, [])
    animator.startAnimation()
    bench.wait(until: 2.75)
    expectEqual(bench.log, ["nested true"])
  }

  @Test("keyframes in an animator follow it")
  func keyframes() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          bench.view.center.x = 150
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          bench.view.alpha = 0
        }
      }
    }
    animator.fractionComplete = 0.25
    #expect(isNear(seenX(bench), 100))
    expectEqual(bench.seen, 1)
    animator.fractionComplete = 0.625
    #expect(isNear(seenX(bench), 150))
    #expect(isNear(bench.seen, 0.5))
    animator.fractionComplete = 0.75
    expectEqual(bench.seen, 0)
  }

  @Test("an animation of the same property adds to an animator, which comes to its own end")
  func added() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.startAnimation()
    bench.wait(until: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bench.view.center.x = 50 }
    #expect(isNear(seenX(bench), 150))
    bench.wait(until: 1)
    expectEqual(bench.log, ["end"])
    #expect(isNear(seenX(bench), 150))
    expectEqual(bench.view.center.x, 50)
    bench.wait(until: 1.5)
    expectEqual(seenX(bench), 50)
  }

  @Test("an animator that cannot be interrupted ignores pause, stop, reverse and fractions")
  func uninterruptible() {
    let bench = AnimationBench()
    let animator = slide(bench)
    animator.isInterruptible = false
    animator.startAnimation()
    bench.wait(until: 0.5)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    animator.isReversed = true
    animator.fractionComplete = 0
    #expect(isNear(seenX(bench), 150))
    bench.wait(until: 1)
    expectEqual(bench.log, ["end"])
  }
}
