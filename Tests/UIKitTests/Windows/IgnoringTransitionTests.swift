import Expectations
import Testing
import TouchCore
import UIKit

/// The application ignores new touches while a client's animator presents or dismisses a controller and nothing drives
/// it, and takes them again whatever becomes of the transition.
@MainActor
struct IgnoringTransitionTests {
  /// A bench whose animator adds the view that comes and leaves the end to the test.
  private func open(_ style: UIModalPresentationStyle = .overFullScreen) -> TransitionBench {
    let bench = TransitionBench(style)
    bench.delegate.makesManager = false
    bench.delegate.animation = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }
    return bench
  }

  private func tap(_ bench: TransitionBench, _ id: Int = 1, at time: Double) -> [String] {
    _ = bench.bench.take()
    bench.bench.send(.began, 150, 300, id, at: time)
    bench.bench.send(.ended, 150, 300, id, at: time + 0.05)
    return bench.bench.take()
  }

  private func isIgnoring(_ bench: TransitionBench) -> Bool {
    bench.bench.application.isIgnoringInteractionEvents
  }

  private func complete(_ bench: TransitionBench, _ number: Int, _ didComplete: Bool = true) {
    bench.delegate.contexts[number].completeTransition(didComplete)
  }

  private let modalIsTapped = ["modal's view b", "modal's view e"]

  @Test(
    "from the beginning of a presentation or a dismissal to its end no view gets a new touch",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom]
  )
  func bothWays(style: UIModalPresentationStyle) {
    let bench = open(style)
    bench.delegate.animation = { [application = bench.bench.application] context in
      #expect(application.isIgnoringInteractionEvents)
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }
    bench.root.present(bench.modal, animated: true)
    expectEqual(tap(bench, at: 0.1), [])
    complete(bench, 0)
    #expect(!isIgnoring(bench))
    expectEqual(tap(bench, at: 0.2), modalIsTapped)
    bench.modal.dismiss(animated: true)
    expectEqual(tap(bench, at: 0.3), [])
    complete(bench, 1)
    #expect(!isIgnoring(bench))
    expectEqual(tap(bench, at: 0.4), ["root's view b", "root's view e"])
  }

  @Test("a transition that is cancelled ends it, too", arguments: [false, true])
  func cancelled(dismissing: Bool) {
    let bench = open()
    bench.root.present(bench.modal, animated: !dismissing)
    if dismissing { bench.modal.dismiss(animated: true) }
    #expect(isIgnoring(bench))
    complete(bench, 0, false)
    #expect(!isIgnoring(bench))
    let name = dismissing ? "modal" : "root"
    expectEqual(tap(bench, at: 0.2), ["\(name)'s view b", "\(name)'s view e"])
  }

  @Test("an animator that never completes leaves touches ignored")
  func neverCompleted() {
    let bench = open()
    bench.root.present(bench.modal, animated: true)
    bench.wait(until: 60)
    expectEqual(tap(bench, at: 61), [])
    #expect(isIgnoring(bench))
  }

  @Test("animations at once, and by a property animator that nothing drives, end it")
  func ends() {
    let bench = open()
    bench.delegate.animation = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
    bench.root.present(bench.modal, animated: true)
    #expect(!isIgnoring(bench))
    bench.delegate.animation = { context in
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
      animator.addAnimations { context.view(forKey: .from)?.alpha = 0 }
      animator.addCompletion { _ in context.completeTransition(true) }
      animator.startAnimation()
    }
    bench.modal.dismiss(animated: true)
    expectEqual(tap(bench, at: 0.1), [])
    bench.wait(until: 1)
    #expect(!isIgnoring(bench) && bench.root.presentedViewController == nil)
  }

  /// Ends its transition as it is asked for what can be interrupted.
  private final class Hasty: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }
    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      transitionContext.completeTransition(true)
      return UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  @Test("a transition that ends before its animations begin ignores nothing")
  func hasty() {
    let bench = open()
    let delegate = Hasty()
    bench.modal.transitioningDelegate = delegate
    bench.root.present(bench.modal, animated: true)
    #expect(!bench.modal.isBeingPresented && !isIgnoring(bench))
  }

  /// Leaves the beginning of the animations to the animator.
  private final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
    let wantsInteractiveStart: Bool
    init(_ wantsInteractiveStart: Bool) { self.wantsInteractiveStart = wantsInteractiveStart }
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
    }
  }

  @Test("with an interaction controller touches go on", arguments: [false, true])
  func driven(interactive: Bool) {
    let bench = open()
    let driver = Driver(interactive)
    bench.delegate.driver = driver
    bench.root.present(bench.modal, animated: true)
    #expect(!isIgnoring(bench))
    expectEqual(tap(bench, at: 0.1), modalIsTapped)
  }

  @Test("the built-in animations, and those of containers, ignore nothing elsewhere")
  func others() {
    let bench = open()
    bench.modal.transitioningDelegate = nil
    bench.root.present(bench.modal, animated: true)
    #expect(bench.modal.isBeingPresented && !isIgnoring(bench))
    bench.wait(until: 1)
    let navigation = UINavigationController(rootViewController: UIViewController())
    bench.bench.window.rootViewController = navigation
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(navigation.transitionCoordinator != nil && !isIgnoring(bench))
  }

  @Test(
    "a touch that is down goes on to its end, and one that begins meanwhile is ignored to its end"
  )
  func touches() {
    let bench = open()
    bench.bench.send(.began, 150, 100, 1, at: 0.1)
    bench.root.present(bench.modal, animated: true)
    _ = bench.bench.take()
    bench.bench.send(.moved, 150, 120, 1, at: 0.2)
    bench.bench.send(.began, 150, 300, 2, at: 0.3)
    bench.bench.send(.moved, 150, 310, 2, at: 0.4)
    expectEqual(bench.bench.take(), ["root's view m"])
    complete(bench, 0)
    _ = bench.bench.take()
    bench.bench.send(.moved, 150, 320, 2, at: 0.5)
    bench.bench.send(.ended, 150, 320, 2, at: 0.6)
    expectEqual(bench.bench.take(), [])
    bench.bench.send(.moved, 150, 140, 1, at: 0.7)
    bench.bench.send(.ended, 150, 140, 1, at: 0.8)
    expectEqual(bench.bench.take(), ["root's view m", "root's view e"])
    expectEqual(tap(bench, at: 1), modalIsTapped)
  }

  @Test("a recognizer whose touch is down goes on, too")
  func recognizer() {
    @MainActor
    final class Log: NSObject {
      var states: [UIGestureRecognizer.State] = []
      func panned(_ pan: UIPanGestureRecognizer) { states.append(pan.state) }
    }
    let (bench, log) = (open(), Log())
    let pan = UIPanGestureRecognizer(target: log, action: Selector(Log.panned(_:)))
    bench.root.view.addGestureRecognizer(pan)
    bench.bench.send(.began, 150, 100, at: 0.1)
    bench.root.present(bench.modal, animated: true)
    bench.bench.send(.moved, 150, 140, at: 0.2)
    bench.bench.send(.moved, 150, 160, at: 0.3)
    bench.bench.send(.ended, 150, 160, at: 0.4)
    expectEqual(log.states.first, .began)
    expectEqual(log.states.last, .ended)
    #expect(isIgnoring(bench))
  }

  @Test("other windows get no touches either")
  func otherWindow() {
    let bench = open()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let top = bench.bench.controller("top")
    window.rootViewController = top
    window.windowLevel = .alert
    window.isHidden = false
    bench.root.present(bench.modal, animated: true)
    _ = bench.bench.take()
    bench.bench.send(.began, 150, 20, at: 0.1)
    bench.bench.send(.ended, 150, 20, at: 0.2)
    expectEqual(bench.bench.take(), [])
    complete(bench, 0)
    _ = bench.bench.take()
    bench.bench.send(.began, 150, 20, at: 0.3)
    expectEqual(bench.bench.take(), ["top's view b"])
  }
}
