import Expectations
import Testing
import TouchCore
import UIKit

/// What the context of a transition says of those that take part, and of others.
@MainActor
struct TransitionContextTests {
  private let all = CGRect(x: 0, y: 0, width: 300, height: 600)

  /// The context of a presentation or a dismissal by a delegate's animator.
  private func context(
    _ bench: TransitionBench,
    dismissing: Bool = false
  ) throws -> any UIViewControllerContextTransitioning {
    bench.delegate.makesManager = false
    bench.delegate.animation = { _ in }
    bench.root.present(bench.modal, animated: !dismissing)
    if dismissing { bench.modal.dismiss(animated: true) }
    return try #require(bench.delegate.contexts.last)
  }

  @Test("it is animated, in the style of the presentation, and turns nothing")
  func constants() throws {
    let bench = TransitionBench(.overFullScreen)
    let context = try context(bench)
    #expect(context.isAnimated && context.presentationStyle == .overFullScreen)
    expectEqual(context.targetTransform, .identity)
    #expect(!context.isInteractive && !context.transitionWasCancelled)
    #expect(context.containerView === bench.modal.presentationController?.containerView)
  }

  @Test("the controllers change their places on the way out", arguments: [false, true])
  func controllers(dismissing: Bool) throws {
    let bench = TransitionBench(.fullScreen)
    let context = try context(bench, dismissing: dismissing)
    let (from, to) = dismissing ? (bench.modal, bench.root) : (bench.root, bench.modal)
    #expect(context.viewController(forKey: .from) === from)
    #expect(context.viewController(forKey: .to) === to)
    #expect(context.view(forKey: .from) === from.view && context.view(forKey: .to) === to.view)
  }

  @Test("of keys and controllers that take no part there is nothing", arguments: [false, true])
  func others(dismissing: Bool) throws {
    let bench = TransitionBench(.fullScreen)
    let context = try context(bench, dismissing: dismissing)
    expectNil(context.viewController(forKey: .init(rawValue: "Other")))
    expectNil(context.view(forKey: .init(rawValue: "Other")))
    let other = bench.bench.controller("other")
    other.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(context.initialFrame(for: other) == .zero && context.finalFrame(for: other) == .zero)
  }

  @Test("what leaves begins where it is, and what stays is there before and after")
  func frames() throws {
    let bench = TransitionBench(.overFullScreen)
    bench.root.view.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
    bench.delegate.makesManager = false
    bench.delegate.animation = { _ in }
    bench.root.present(bench.modal, animated: false)
    bench.modal.view.frame = CGRect(x: 0, y: 50, width: 300, height: 500)
    bench.modal.dismiss(animated: true)
    let context = try #require(bench.delegate.contexts.last)
    bench.modal.view.frame.origin.y = 100
    expectEqual(
      context.initialFrame(for: bench.modal),
      CGRect(x: 0, y: 50, width: 300, height: 500)
    )
    let shown = try #require(bench.modal.presentationController).frameOfPresentedViewInContainerView
    #expect(context.finalFrame(for: bench.modal) == shown && shown != .zero)
    expectEqual(context.initialFrame(for: bench.root), bench.root.view.frame)
    expectEqual(context.finalFrame(for: bench.root), bench.root.view.frame)
  }

  @Test(
    "a presenter that comes back lies where it did, under the transform that an animator left on it"
  )
  func comingHome() throws {
    let bench = TransitionBench(.fullScreen)
    bench.delegate.makesManager = false
    let view = try #require(bench.root.view)
    bench.delegate.animation = {
      view.transform = CGAffineTransform(translationX: -300, y: 0)
      $0.completeTransition(true)
    }
    bench.root.present(bench.modal, animated: true)
    expectNil(view.superview)
    view.bounds.size.height = 50
    bench.modal.dismiss(animated: true)
    expectEqual(view.center, CGPoint(x: 150, y: 300))
    expectEqual(view.frame, all.offsetBy(dx: -300, dy: 0))
    view.transform = .identity
    bench.delegate.animation = { $0.completeTransition(true) }
    bench.root.present(bench.modal, animated: true)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    bench.modal.dismiss(animated: true)
    expectEqual(view.frame, all)
  }

  @Test("a presenter's frame is in the container, and the container's where its view is nowhere")
  func presenterFrame() throws {
    let bench = TransitionBench(.overCurrentContext)
    let child = bench.bench.controller("child")
    child.definesPresentationContext = true
    child.view.frame = CGRect(x: 20, y: 30, width: 100, height: 200)
    bench.root.addChild(child)
    bench.root.view.addSubview(child.view)
    child.didMove(toParent: bench.root)
    bench.delegate.animation = { _ in }
    child.present(bench.modal, animated: true)
    let context = try #require(bench.delegate.contexts.last)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    #expect(context.initialFrame(for: child) == frame && context.finalFrame(for: child) == frame)
    child.view.frame.origin.x = 25
    expectEqual(context.initialFrame(for: child).minX, 5)
    child.view.removeFromSuperview()
    expectEqual(context.initialFrame(for: child), frame)
  }

  /// Animates without an animator that can be interrupted.
  private final class Plain: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  /// Drives without saying how.
  private final class Driver: UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {}
  }

  @Test("the animator that stands for none does nothing")
  func noAnimator() throws {
    let bench = TransitionBench()
    let context = try context(bench)
    let animator = Plain().interruptibleAnimator(using: context)
    var calls = 0
    animator.addAnimations { calls += 1 }
    animator.addCompletion { _ in calls += 1 }
    animator.startAnimation()
    #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
    expectEqual(animator.fractionComplete, 0)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    bench.wait(until: 2)
    #expect(calls == 0 && animator.state == .inactive)
  }

  @Test("what drives says by default that it begins, at its own speed, slow at both ends")
  func driverDefaults() {
    let driver = Driver()
    #expect(driver.wantsInteractiveStart && driver.completionSpeed == 1)
    expectEqual(driver.completionCurve, .easeInOut)
  }
}
