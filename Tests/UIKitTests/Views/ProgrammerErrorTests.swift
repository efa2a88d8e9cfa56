import Testing
import UIKit

/// Programmer errors trap.
struct ProgrammerErrorTests {
  @Test("a view can't be added to its own descendant")
  func circle() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
  }

  @Test("geometry that is NaN traps")
  func notANumber() async {
    await #expect(processExitsWith: .failure) { @MainActor in UIView().center.x = .nan }
  }

  @Test("a controller can't be its own ancestor")
  func ancestors() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (outer, inner) = (UIViewController(), UIViewController())
      outer.addChild(inner)
      inner.addChild(outer)
    }
  }

  @Test("a sender must be of the method's type")
  func sender() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      final class Target {
        func tick(_ view: UIView) {}
      }
      let timer = UIKit.Timer.scheduledTimer(
        timeInterval: 1,
        target: Target(),
        selector: Selector(Target.tick(_:)),
        userInfo: nil,
        repeats: false
      )
      timer.fire()
    }
  }

  @Test("a stopped animator can't be started or paused, nor be given animations")
  func stoppedAnimator() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.startAnimation()
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.pauseAnimation()
    }
  }

  @Test("only a stopped animator can be finished")
  func unstoppedAnimator() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.startAnimation()
      animator.finishAnimation(at: .end)
    }
  }
}
