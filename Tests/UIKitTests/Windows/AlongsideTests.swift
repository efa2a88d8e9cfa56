import Expectations
import Testing
import UIKit

/// What is animated alongside a transition that a client's property animator runs.
@MainActor
struct AlongsideTests {
  /// Fades the presented view in; `interruptibleAnimator(using:)` makes another animator at each call, as many clients'
  /// does.
  private final class Fading: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      let view = context.view(forKey: .to)
      if let view { context.containerView.addSubview(view) }
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view?.alpha = 1 }
      animator.addCompletion { _ in context.completeTransition(true) }
      return animator
    }
  }

  /// Animates a view alongside its own presentation.
  private final class Page: UIViewController {
    let dimming = UIView()
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let takes = transitionCoordinator?.animate(
        alongsideTransition: { [dimming] _ in dimming.center.x = 100 },
        completion: { [weak self] _ in self?.log.append("over") }
      )
      log.append("takes \(takes == true)")
    }
  }

  @Test("what is animated alongside runs where the animator of each call is another one")
  func otherAnimator() {
    let bench = AnimationBench()
    let root = UIViewController()
    bench.window.rootViewController = root
    let page = Page()
    let fading = Fading()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = fading
    root.view.addSubview(page.dimming)
    root.present(page, animated: true)
    bench.wait(until: 0.2)
    let x = page.dimming.layer.presentation()!.position.x
    #expect(x > 20 && x < 80)
    bench.wait(until: 0.5)
    expectEqual(page.dimming.center.x, 100)
    expectEqual(page.log, ["takes true", "over"])
  }
}
