#if !hasFeature(Embedded)
  /// Keeps the view of one child of a container on the screen, and changes it for that of another child.
  ///
  /// Calls the appearance methods of both, animated or not, also where the change is cancelled.
  @MainActor
  final class ShownChild {
    /// What animates a change.
    struct Animation {
      /// What animates it.
      let animator: any UIViewControllerAnimatedTransitioning
      /// What drives the animations; nil if nothing does.
      let driver: (any UIViewControllerInteractiveTransitioning)?
    }

    /// A change that is about to happen.
    struct Change {
      /// The child whose view comes.
      let child: UIViewController?
      /// Whether `viewWillAppear` of the one that comes is called before the other one's `viewWillDisappear`.
      var comesFirst = false
      /// What animates the change from one child to another; nil for one that happens at once.
      var animation: Animation?
      /// Called once both children know that the change begins.
      var begin: () -> Void = {}
      /// Takes back what the container noted, once the child that stays is the one that is shown.
      var undo: () -> Void = {}
      /// Called when the appearance methods were called; whether the change is complete.
      var end: (Bool) -> Void
    }

    /// Never dangles: the container keeps this object, and a transition that keeps it keeps the container, too.
    private unowned(unsafe) let owner: UIViewController
    /// What contains the view; fills the container's root view.
    let view = UIView()
    /// The child whose view is there, or comes.
    private(set) var child: UIViewController?
    /// Whether a change is under way, animated or not: what the children ask for meanwhile has to follow it.
    private(set) var isChanging = false
    /// The animated change that is under way.
    private(set) var transition: ControllerTransition?

    init(owner: UIViewController) { self.owner = owner }

    /// Adds the view to the container's root view, behind all others.
    func enter(_ root: UIView) {
      view.frame = root.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.insertSubview(view, at: 0)
    }

    /// Whether the container is on the screen, so that an animation would be seen.
    var canAnimate: Bool {
      owner.appearance == .appeared && view.window?.isHidden == false && UIView.areAnimationsEnabled
    }

    /// Makes a change; there must be none under way.
    func make(_ change: Change) {
      isChanging = true
      let (before, after) = (child, change.child)
      child = after
      // Children of a container that is off the screen are notified of it with the container.
      let isTold = tellsChildren
      // As in UIKit, the view is there before anything is told.
      if isTold { after?.loadViewIfNeeded() }
      let animates = change.animation != nil
      // The animator is asked for before the children are told, as the engine does for presentations.
      if let animation = change.animation, let before, let after {
        transition = ChildTransition(
          in: view,
          from: before,
          to: after,
          animator: animation.animator,
          driver: animation.driver,
          end: { [self] in end(change, from: before, didComplete: $0) }
        )
      }
      if isTold {
        if change.comesFirst { after?.beginTransition(true, animates) }
        before?.beginTransition(false, animates)
        if !change.comesFirst { after?.beginTransition(true, animates) }
      }
      change.begin()
      guard let transition else { return end(change, from: before, didComplete: true) }
      // As in UIKit, what is in the views gets no new touches while they change.
      view.isUserInteractionEnabled = false
      transition.start()
    }

    private func end(_ change: Change, from before: UIViewController?, didComplete: Bool) {
      let ended = transition
      transition = nil
      let (leaving, staying) = didComplete ? (before, change.child) : (change.child, before)
      child = staying
      if !didComplete { change.undo() }
      // The container may have left the screen meanwhile, and told them.
      let isTold = tellsChildren
      if !didComplete, isTold { leaving?.beginTransition(false, true) }
      put(staying)
      leaving?.viewIfLoaded?.removeFromSuperview()
      leaving?.endChange(in: owner)
      if !didComplete, isTold { staying?.beginTransition(true, true) }
      staying?.endChange(in: owner)
      view.isUserInteractionEnabled = true
      isChanging = false
      change.end(didComplete)
      ended?.tell(didComplete)
    }

    /// Whether the container is on the screen, or on its way there, so that its children are told of a change.
    private var tellsChildren: Bool {
      owner.appearance == .appearing || owner.appearance == .appeared
    }

    /// Puts the view of a child in its place.
    private func put(_ child: UIViewController?) {
      guard let root = child?.view else { return }
      if root.superview !== view { view.addSubview(root) }
      root.frame = view.bounds
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  extension UIViewController {
    /// Tells a child that its container's change of views is over.
    ///
    /// Of a container that is itself on its way to the screen, the child appears together with it.
    final func endChange(in container: UIViewController) {
      guard container.appearance == .appeared || appearance != .appearing else {
        isInClientsTransition = false
        return
      }
      endTransition()
    }
  }
#endif
