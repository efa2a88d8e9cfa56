import Expectations
import Testing
import TouchCore
import UIKit

/// Transitions by a property animator, and those that an interaction controller of the client's drives.
@MainActor
struct InterruptibleTransitionTests {
  /// Animates by a property animator.
  private final class Interruptible: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var driver: (any UIViewControllerInteractiveTransitioning)?
    private(set) var animator: UIViewPropertyAnimator?
    private(set) var animations = 0

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      animations += 1
      interruptibleAnimator(using: transitionContext).startAnimation()
    }
    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let made = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
      let view = transitionContext.view(forKey: .from)
      made.addAnimations { view?.frame.origin.y = 600 }
      made.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      animator = made
      return made
    }
    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
  }

  /// Drives a transition by hand.
  private final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?
    var wantsInteractiveStart = true
    var completionSpeed: CGFloat { 2 }
    /// What it does at the beginning.
    var begin: ((any UIViewControllerContextTransitioning) -> Void)?
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
      begin?(transitionContext)
    }
  }

  /// A controller on the screen whose dismissal is animated by a property animator, and what drives it.
  @MainActor
  private struct Scene {
    let bench = PresentationBench()
    let delegate = Interruptible()
    let percent = UIPercentDrivenInteractiveTransition()
    let modal: ToldController

    init() {
      modal = bench.controller("modal", .overFullScreen)
      modal.transitioningDelegate = delegate
      bench.root.present(modal, animated: false)
      delegate.driver = percent
    }
  }

  private func top(_ modal: ToldController) -> CGFloat {
    (modal.view.layer.presentation()?.frame.minY ?? -1).rounded()
  }

  @Test("a property animator is paused at the start, moved, and finished with another timing")
  func driven() throws {
    let scene = Scene()
    let (bench, modal) = (scene.bench, scene.modal)
    modal.dismiss(animated: true)
    let coordinator = try #require(modal.transitionCoordinator)
    #expect(coordinator.isInterruptible && coordinator.isInteractive)
    bench.wait(until: 1)
    #expect(top(modal) == 0 && scene.delegate.animator?.isRunning == false)
    expectEqual(scene.delegate.animations, 1)
    scene.percent.update(0.5)
    expectEqual(top(modal), 300)
    scene.percent.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    scene.percent.finish()
    bench.wait(until: 1.125)
    #expect(top(modal) > 300 && top(modal) < 440)
    bench.wait(until: 1.3)
    expectNil(modal.view.superview)
  }

  @Test("cancelled, the property animator runs back")
  func cancelled() {
    let scene = Scene()
    let (bench, modal) = (scene.bench, scene.modal)
    modal.dismiss(animated: true)
    scene.percent.update(0.5)
    scene.percent.cancel()
    bench.wait(until: 0.125)
    expectEqual(top(modal), 150)
    bench.wait(until: 0.3)
    #expect(modal.view.frame.minY == 0 && modal.view.window != nil)
    #expect(!modal.isBeingDismissed && bench.root.presentedViewController === modal)
  }

  @Test("pause() takes hold of a running transition, and the coordinator tells so")
  func paused() {
    let scene = Scene()
    let (bench, modal) = (scene.bench, scene.modal)
    scene.percent.wantsInteractiveStart = false
    modal.dismiss(animated: true)
    var told: [Bool] = []
    modal.transitionCoordinator?.notifyWhenInteractionChanges { told.append($0.isInteractive) }
    bench.wait(until: 0.125)
    scene.percent.pause()
    bench.wait(until: 1)
    #expect(top(modal) == 150 && abs(scene.percent.percentComplete - 0.25) < 1e-9)
    scene.percent.update(0.75)
    expectEqual(top(modal), 450)
    scene.percent.cancel()
    expectEqual(told, [true, false])
    // Running back it can be taken hold of again; parts still count from its beginning.
    bench.wait(until: 1.0625)
    expectEqual(top(modal), 375)
    scene.percent.pause()
    #expect(abs(scene.percent.percentComplete - 0.625) < 1e-9)
    expectEqual(modal.transitionCoordinator?.isCancelled, false)
    scene.percent.update(0.25)
    #expect(top(modal) == 150 && scene.delegate.animator?.isReversed == false)
    scene.percent.finish()
    bench.wait(until: 2)
    #expect(told == [true, false, true, false] && modal.view.superview == nil)
  }

  @Test(
    "completionSpeed divides the time of the rest, unless it is none",
    arguments: [
      (2, 0.25, true), (2, 0.25, false), (0.5, 1, true), (0, 0.5, true), (-1, 0.5, false),
    ]
  )
  func speed(speed: CGFloat, duration: Double, finishes: Bool) {
    let scene = Scene()
    let (bench, modal) = (scene.bench, scene.modal)
    modal.dismiss(animated: true)
    scene.percent.update(finishes ? 0.2 : 0.8)
    scene.percent.completionSpeed = speed
    if finishes { scene.percent.finish() } else { scene.percent.cancel() }
    bench.wait(until: 0.8 * duration - 0.01)
    #expect(modal.isBeingDismissed)
    bench.wait(until: 0.8 * duration + 0.01)
    #expect(!modal.isBeingDismissed)
  }

  @Test("the coordinator's animations are the property animator's")
  func alongside() {
    let scene = Scene()
    let (bench, modal) = (scene.bench, scene.modal)
    modal.reactions["will disappear"] = { [root = bench.root] in
      root.transitionCoordinator?.animate(alongsideTransition: { _ in root.view.alpha = 0 })
    }
    modal.dismiss(animated: true)
    scene.percent.update(0.25)
    expectEqual(bench.root.view.alpha, 0)
    #expect(abs((bench.root.view.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-5)
    scene.percent.cancel()
    bench.wait(until: 1)
    expectEqual(bench.root.view.alpha, 1)
  }

  @Test("an animator is the client's to move if the interaction controller is the client's")
  func ownAnimator() throws {
    let scene = Scene()
    let (bench, modal, driver) = (scene.bench, scene.modal, Driver())
    scene.delegate.driver = driver
    modal.dismiss(animated: true)
    let context = try #require(driver.context)
    let animator = try #require(scene.delegate.animator)
    context.updateInteractiveTransition(0.5)
    #expect(context.isInteractive && animator.state == .inactive && top(modal) == 0)
    animator.fractionComplete = 0.25
    context.updateInteractiveTransition(0.75)
    #expect(top(modal) == 150 && modal.transitionCoordinator?.percentComplete == 0.75)
    context.cancelInteractiveTransition()
    bench.wait(until: 1)
    #expect(top(modal) == 150 && !animator.isRunning && !animator.isReversed)
    #expect(context.transitionWasCancelled && modal.isBeingDismissed)
    animator.isReversed = true
    animator.startAnimation()
    bench.wait(until: 2)
    #expect(!modal.isBeingDismissed && modal.view.window != nil)
  }

  @Test("a client's interaction controller pauses an animator itself, and tells the transition")
  func ownPause() throws {
    let scene = Scene()
    let (bench, modal, driver) = (scene.bench, scene.modal, Driver())
    driver.wantsInteractiveStart = false
    driver.begin = { scene.delegate.animateTransition(using: $0) }
    scene.delegate.driver = driver
    modal.dismiss(animated: true)
    let coordinator = try #require(modal.transitionCoordinator)
    let context = try #require(driver.context)
    let animator = try #require(scene.delegate.animator)
    #expect(animator.isRunning && scene.delegate.animations == 1 && !coordinator.isInteractive)
    bench.wait(until: 0.125)
    context.pauseInteractiveTransition()
    #expect(coordinator.isInteractive && abs(coordinator.percentComplete - 0.25) < 1e-9)
    bench.wait(until: 0.25)
    #expect(top(modal) == 300 && animator.isRunning)
    // The interaction lasts: another pause changes nothing.
    context.pauseInteractiveTransition()
    #expect(abs(coordinator.percentComplete - 0.25) < 1e-9)
    context.finishInteractiveTransition()
    bench.wait(until: 1)
    #expect(!modal.isBeingDismissed && modal.view.window == nil)
  }

  @Test("a client's interaction controller begins a transition that isn't interactive at first")
  func ownBeginning() throws {
    let scene = Scene()
    let (bench, modal, driver) = (scene.bench, scene.modal, Driver())
    driver.wantsInteractiveStart = false
    var wasInteractive: Bool?
    driver.begin = { context in
      wasInteractive = context.isInteractive
      let view = context.view(forKey: .from)
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        view?.frame.origin.y = 600
      }
      animator.addCompletion { context.completeTransition($0 == .end) }
      animator.startAnimation()
    }
    scene.delegate.driver = driver
    modal.dismiss(animated: true)
    #expect(wasInteractive == false && scene.delegate.animations == 0)
    expectEqual(modal.transitionCoordinator?.initiallyInteractive, false)
    bench.wait(until: 0.25)
    #expect(top(modal) == 300 && modal.isBeingDismissed)
    bench.wait(until: 0.6)
    #expect(!modal.isBeingDismissed && modal.view.window == nil)
  }

  @Test("a client's interaction controller moves views itself, and the alongside animations")
  func own() throws {
    let bench = TransitionBench()
    let driver = Driver()
    bench.present()
    bench.delegate.driver = driver
    bench.modal.dismiss(animated: true)
    let context = try #require(driver.context)
    let dimming = try #require(bench.delegate.manager?.dimming)
    #expect(!bench.bench.take().contains("animate") && context.isInteractive)
    context.updateInteractiveTransition(0.5)
    #expect(abs((dimming.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-5)
    expectEqual(bench.modal.view.frame.minY, 200)
    context.finishInteractiveTransition()
    #expect(!context.isInteractive && !context.transitionWasCancelled)
    bench.wait(until: 0.125)
    expectEqual(dimming.layer.presentation()?.opacity, 0)
    #expect(bench.modal.view.window != nil)
    context.completeTransition(true)
    expectNil(bench.modal.view.window)
  }
}
