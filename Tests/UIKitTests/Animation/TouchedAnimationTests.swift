import Expectations
import Testing
import TouchCore
import UIKit

/// Touching animated views.
@MainActor
struct TouchedAnimationTests {
  private func animate(_ bench: AnimationBench, _ options: UIView.AnimationOptions) {
    UIView.animate(withDuration: 1, delay: 0.5, options: options) {
      bench.view.center = CGPoint(x: 250, y: 50)
    }
  }

  @Test("2.6 a view in an animation isn't hit, from the beginning of its delay to its end")
  func blocked() {
    let bench = AnimationBench()
    let child = UIView(frame: bench.view.bounds)
    bench.view.addSubview(child)
    let place = CGPoint(x: 250, y: 50)
    animate(bench, [])
    #expect(bench.window.hitTest(place, with: nil) === bench.window)
    bench.wait(until: 0.25)
    #expect(bench.window.hitTest(place, with: nil) === bench.window)
    bench.wait(until: 1.499)
    #expect(bench.window.hitTest(place, with: nil) === bench.window)
    bench.wait(until: 1.5)
    #expect(bench.window.hitTest(place, with: nil) === child)
  }

  @Test("2.6 allowUserInteraction lets it be hit, where the model is and not where it is displayed")
  func allowed() {
    let bench = AnimationBench()
    animate(bench, .allowUserInteraction)
    bench.wait(until: 0.75)
    #expect(bench.view.layer.presentation()!.position.x < 200)
    #expect(bench.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === bench.view)
    #expect(bench.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === bench.window)
  }

  @Test("2.6 a removed animation makes its view hittable, and one of a layer never blocks its view")
  func free() {
    let bench = AnimationBench()
    animate(bench, [])
    bench.view.layer.removeAllAnimations()
    #expect(bench.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === bench.view)
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.byValue = 1
    spin.duration = 1
    bench.view.layer.add(spin, forKey: nil)
    #expect(bench.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === bench.view)
    UIView.animate(withDuration: 0) { bench.view.center.x = 260 }
    #expect(bench.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === bench.view)
  }

  @Test("2.6 touches go to the view behind one in an animation, and stay bound to it")
  func behind() {
    let bench = AnimationBench()
    let tap = UITapGestureRecognizer()
    let behind = UIView(frame: bench.view.frame)
    bench.window.insertSubview(behind, belowSubview: bench.view)
    behind.addGestureRecognizer(tap)
    UIView.animate(withDuration: 1) { bench.view.alpha = 0.5 }
    let touch = Contact(id: Contact.ID(1), phase: .began, position: Point(x: 50, y: 50))
    bench.application.receive(TouchFrame(time: .seconds(0.5), contacts: [touch]))
    expectEqual(tap.numberOfTouches, 1)
  }
}

/// Touching what a property animator moves.
@MainActor
struct TouchedAnimatorTests {
  private let seen = CGPoint(x: 150, y: 50)
  private let model = CGPoint(x: 250, y: 50)

  /// A view halfway between x 0 and x 200.
  private func slide(
    _ bench: AnimationBench,
    _ change: (UIViewPropertyAnimator) -> Void = { _ in }
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      bench.view.center.x += 200
    }
    change(animator)
    animator.startAnimation()
    bench.wait(until: 0.5)
    return animator
  }

  @Test("2.6 a property animator's view is hit where it is seen, running or paused")
  func whereSeen() {
    let bench = AnimationBench()
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    bench.view.addSubview(child)
    let animator = slide(bench)
    for isPaused in [false, true] {
      if isPaused { animator.pauseAnimation() }
      #expect(bench.window.hitTest(seen, with: nil) === child)
      #expect(bench.window.hitTest(CGPoint(x: 110, y: 10), with: nil) === bench.view)
      #expect(bench.window.hitTest(model, with: nil) === bench.window)
    }
    animator.fractionComplete = 0
    #expect(bench.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === child)
    animator.startAnimation()
    bench.wait(until: 3)
    #expect(bench.window.hitTest(model, with: nil) === child)
  }

  @Test("2.6 with isManualHitTestingEnabled it is hit where the model is")
  func manual() {
    let bench = AnimationBench()
    _ = slide(bench) { $0.isManualHitTestingEnabled = true }
    #expect(bench.window.hitTest(seen, with: nil) === bench.window)
    #expect(bench.window.hitTest(model, with: nil) === bench.view)
  }

  @Test("2.6 without isUserInteractionEnabled it isn't hit until the end")
  func blocked() {
    let bench = AnimationBench()
    let animator = slide(bench) { $0.isUserInteractionEnabled = false }
    #expect(bench.window.hitTest(seen, with: nil) === bench.window)
    #expect(bench.window.hitTest(model, with: nil) === bench.window)
    animator.stopAnimation(true)
    #expect(bench.window.hitTest(seen, with: nil) === bench.view)
  }

  @Test("2.6 a running animator made from options blocks touches unless they allow them")
  func options() {
    let bench = AnimationBench()
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
      bench.view.center.x += 200
    }
    bench.wait(until: 0.5)
    #expect(bench.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === bench.window)
  }

  @Test("2.6 a finger catches a moving card, scrubs it and lets it go")
  func caught() {
    let bench = AnimationBench()
    let animator = slide(bench)
    let catcher = Catcher(animator)
    let pan = UIPanGestureRecognizer(target: catcher, action: Selector(Catcher.panned(_:)))
    bench.view.addGestureRecognizer(pan)
    func finger(_ phase: Contact.Phase, _ x: Double, at time: Double) {
      let contact = Contact(id: Contact.ID(1), phase: phase, position: Point(x: x, y: 50))
      bench.application.receive(TouchFrame(time: .seconds(time), contacts: [contact]))
    }
    finger(.began, 150, at: 0.5)
    finger(.moved, 160, at: 0.5)
    #expect(!animator.isRunning)
    finger(.moved, 200, at: 0.6)
    #expect(isNear(Double(bench.view.layer.presentation()!.position.x), 190))
    finger(.moved, 70, at: 0.7)
    #expect(isNear(Double(bench.view.layer.presentation()!.position.x), 60))
    finger(.ended, 70, at: 0.7)
    #expect(animator.isReversed)
    bench.wait(until: 1)
    expectEqual(bench.view.center.x, 50)
    expectEqual(animator.state, .inactive)
  }
}

/// Scrubs an animator, as interactive cards do.
@MainActor private final class Catcher {
  private let animator: UIViewPropertyAnimator
  private var begin: CGFloat = 0

  init(_ animator: UIViewPropertyAnimator) { self.animator = animator }

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      animator.pauseAnimation()
      begin = animator.fractionComplete
    case .changed:
      animator.fractionComplete = begin + pan.translation(in: pan.view?.superview).x / 200
    case .ended, .cancelled:
      animator.isReversed = pan.velocity(in: pan.view?.superview).x < 0
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }
}
