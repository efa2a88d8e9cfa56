#if !hasFeature(Embedded)
  /// An animated change from one child of a container to another.
  final class ChildTransition: ControllerTransition {
    private let container: UIView
    private let from: UIViewController
    private let to: UIViewController

    /// Creates a transition that hasn't begun.
    ///
    /// - Parameters:
    ///   - container: What contains the views.
    ///   - from: The child whose view goes.
    ///   - to: The child whose view comes.
    ///   - animator: What animates the change.
    ///   - driver: What drives the animations; nil if nothing does.
    ///   - end: Does what follows from the end.
    init(
      in container: UIView,
      from: UIViewController,
      to: UIViewController,
      animator: any UIViewControllerAnimatedTransitioning,
      driver: (any UIViewControllerInteractiveTransitioning)?,
      end: @escaping (Bool) -> Void
    ) {
      self.container = container
      self.from = from
      self.to = to
      super.init(animator: animator, driver: driver, end: end)
    }

    override var containerView: UIView { container }

    override func viewController(
      forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? {
      switch key {
      case .from: from
      case .to: to
      default: nil
      }
    }

    override func view(forKey key: UITransitionContextViewKey) -> UIView? {
      switch key {
      case .from: from.view
      case .to: to.view
      default: nil
      }
    }

    override func initialFrame(for vc: UIViewController) -> CGRect {
      vc === from ? container.bounds : .zero
    }
    override func finalFrame(for vc: UIViewController) -> CGRect {
      vc === to ? container.bounds : .zero
    }
    override func log(_ message: String) { from.log(message) }
  }
#endif
