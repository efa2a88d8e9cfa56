#if !hasFeature(Embedded)
  /// What supplies the objects of a tab bar controller's transitions.
  ///
  /// UIKit asks it of taps on the tab bar, too (`shouldSelect`, `didSelect`); here there is no bar, and nothing that
  /// would ask. Both methods have defaults, which answer nil.
  @preconcurrency @MainActor
  public protocol UITabBarControllerDelegate: AnyObject {
    /// What animates a change of the selected controller; nil for a change at once.
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// What drives a change that the delegate's animator animates; nil if nothing does.
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
  }

  extension UITabBarControllerDelegate {
    /// Nil.
    public func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Nil.
    public func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  }

  /// Shows one of several controllers.
  ///
  /// There is no tab bar: the shown view fills the controller's, and only code selects.
  open class UITabBarController: UIViewController {
    private lazy var shown = ShownChild(owner: self)
    private var tabs: [UIViewController] = []
    private var selected: UIViewController?
    /// Whether a selection waits for the end of the change that is under way.
    private var isYetToFollow = false

    /// What supplies transitions; not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers, in their order; nil while none were set.
    open var viewControllers: [UIViewController]? {
      get { tabs.isEmpty ? nil : tabs }
      set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers; the selected one stays selected if it is among them, otherwise the one at its index
    /// is.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers; nil for none.
    ///   - animated: Whether a bar would show the change animated; there is none.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      let before = tabs
      let index = before.firstIndex { $0 === selected } ?? 0
      tabs = viewControllers ?? []
      for controller in tabs where controller.parentController !== self {
        adopt(controller)
        controller.didMove(toParent: self)
        controller.noteArrival()
      }
      if !tabs.contains(where: { $0 === selected }) {
        selected = tabs.isEmpty ? nil : tabs[min(index, tabs.count - 1)]
      }
      let removed = before.filter { controller in !tabs.contains { $0 === controller } }
      for controller in removed {
        controller.noteMove(to: nil)
        controller.willMove(toParent: nil)
      }
      showSelected(animates: false)
      for controller in removed where shown.child !== controller { controller.leaveFamily() }
    }

    /// The selected controller's index; `NSNotFound`, the largest `Int`, without controllers.
    ///
    /// An index that is set and isn't one of theirs selects nothing.
    open var selectedIndex: Int {
      get { tabs.firstIndex { $0 === selected } ?? .max }
      set { if tabs.indices.contains(newValue) { selectedViewController = tabs[newValue] } }
    }

    /// The selected controller, which is shown; nil without controllers.
    ///
    /// While another change is under way, its view comes when that is over.
    ///
    /// - Precondition: A controller that is set is one of `viewControllers`.
    open var selectedViewController: UIViewController? {
      get { selected }
      set {
        guard let newValue, newValue !== selected else { return }
        precondition(
          tabs.contains { $0 === newValue },
          "A tab bar controller selects one of its controllers."
        )
        selected = newValue
        showSelected(animates: true)
      }
    }

    private func showSelected(animates: Bool) {
      guard isViewLoaded else { return }
      guard !shown.isChanging else {
        isYetToFollow = true
        return
      }
      let (from, to) = (shown.child, selected)
      guard from !== to else { return }
      var animation: ShownChild.Animation?
      if animates, shown.canAnimate, let from, let to,
        let animator = delegate?
          .tabBarController(self, animationControllerForTransitionFrom: from, to: to)
      {
        let driver = delegate?.tabBarController(self, interactionControllerFor: animator)
        animation = ShownChild.Animation(animator: animator, driver: driver)
      }
      shown.make(
        ShownChild.Change(
          child: to,
          comesFirst: true,
          animation: animation,
          undo: { [self] in if !isYetToFollow { selected = from } },
          end: { [self] _ in
            let follows = isYetToFollow
            isYetToFollow = false
            // What left the tabs in the meantime goes with its view; children that were added besides stay.
            for child in children
            where child.move == .out && child !== shown.child
              && !tabs.contains(where: { $0 === child })
            {
              child.leaveFamily()
            }
            if follows { showSelected(animates: false) }
          }
        )
      )
    }

    override var transitionOfChildren: ControllerTransition? { shown.transition }

    /// Loads the view, and then that of the selected controller.
    open override func loadViewIfNeeded() {
      guard !isViewLoaded else { return }
      super.loadViewIfNeeded()
      shown.enter(view)
      showSelected(animates: false)
    }
  }
#endif
