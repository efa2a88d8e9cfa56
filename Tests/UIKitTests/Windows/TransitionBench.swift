import TouchCore
import UIKit

/// Supplies and animates transitions: the presented view slides up from below, and down again.
@MainActor
final class SlidingDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var write: (String) -> Void = { _ in }
  var duration = 0.5
  /// What drives transitions; nil for nothing.
  var driver: (any UIViewControllerInteractiveTransitioning)?
  var makesManager = true
  /// Whether the animator calls `completeTransition(_:)`.
  var completes = true
  /// What the animator does alone, instead of its animation.
  var animation: ((any UIViewControllerContextTransitioning) -> Void)?
  private(set) var contexts: [any UIViewControllerContextTransitioning] = []
  private(set) var manager: Manager?

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    write("animator for presented")
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    write("animator for dismissed")
    return self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    write("driver for dismissed")
    return driver
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard makesManager else { return nil }
    let manager = Manager(presentedViewController: presented, presenting: presenting)
    manager.write = write
    self.manager = manager
    return manager
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    write("animate")
    contexts.append(transitionContext)
    if let animation { return animation(transitionContext) }
    let context = transitionContext
    let container = context.containerView
    let presented = context.viewController(forKey: .to)
    let isComing = presented?.presentingViewController === context.viewController(forKey: .from)
    let key: UITransitionContextViewKey = isComing ? .to : .from
    guard let view = context.view(forKey: key) else { return }
    if isComing, let presented {
      container.addSubview(view)
      view.frame = context.finalFrame(for: presented)
        .offsetBy(dx: 0, dy: container.bounds.height)
    }
    let dy = isComing ? -container.bounds.height : container.bounds.height
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { view.frame = view.frame.offsetBy(dx: 0, dy: dy) },
      completion: { [self] finished in
        write("animation ended \(finished)")
        if completes { context.completeTransition(!context.transitionWasCancelled) }
      }
    )
  }

  /// Lets go of the contexts.
  func forget() { contexts = [] }

  func animationEnded(_ transitionCompleted: Bool) { write("ended \(transitionCompleted)") }

  /// A presentation controller that logs, for a view that leaves out the upper third.
  final class Manager: UIPresentationController {
    var write: (String) -> Void = { _ in }
    let dimming = UIView()
    var layouts = 0

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: 200, width: bounds.width, height: bounds.height - 200)
    }
    override func containerViewWillLayoutSubviews() {
      layouts += 1
      presentedView?.frame.size.width = containerView?.bounds.width ?? 0
    }
    override func presentationTransitionWillBegin() {
      write("manager begins")
      dimming.frame = containerView?.bounds ?? .zero
      dimming.alpha = 0
      containerView?.insertSubview(dimming, at: 0)
      guard let coordinator = presentedViewController.transitionCoordinator else {
        dimming.alpha = 1
        return
      }
      coordinator.animate(alongsideTransition: { [self] _ in dimming.alpha = 1 })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      write("manager ends \(completed)")
    }
    override func dismissalTransitionWillBegin() {
      write("manager begins dismissal")
      presentedViewController.transitionCoordinator?
        .animate(alongsideTransition: { [self] _ in dimming.alpha = 0 })
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      write("manager ends dismissal \(completed)")
    }
  }
}

/// A presented controller with a delegate, and something that drives its transitions.
@MainActor
final class TransitionBench {
  let bench = PresentationBench()
  let delegate = SlidingDelegate()
  let percent = UIPercentDrivenInteractiveTransition()
  let modal: ToldController

  init(_ style: UIModalPresentationStyle = .custom) {
    modal = bench.controller("modal", style)
    modal.transitioningDelegate = delegate
    delegate.write = { [bench] in bench.log.append($0) }
  }

  /// The presented view's upper edge, as it is seen.
  var top: CGFloat { modal.view.layer.presentation()?.frame.minY ?? -1 }
  var root: ToldController { bench.root }

  func wait(until time: Double) { bench.wait(until: time) }

  /// Shows the modal controller at once.
  func present() {
    root.present(modal, animated: false)
    _ = bench.take()
  }

  /// Begins a dismissal that `percent` drives.
  func drag(to part: CGFloat) {
    delegate.driver = percent
    modal.dismiss(animated: true)
    percent.update(part)
  }
}
