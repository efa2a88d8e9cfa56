#if !hasFeature(Embedded)
  /// A change of a navigation controller's stack.
  struct StackChange {
    let controllers: [UIViewController]
    let operation: UINavigationController.Operation
    let animated: Bool
    /// Whether the finger of the navigation controller's own gesture makes it.
    var followsFinger = false

    init(
      to controllers: [UIViewController],
      _ operation: UINavigationController.Operation,
      animated: Bool
    ) {
      self.controllers = controllers
      self.operation = operation
      self.animated = animated
    }
  }

  extension UINavigationController {
    /// Changes the stack, and what is shown.
    final func change(_ change: StackChange) {
      let (before, after) = (viewControllers, change.controllers)
      for (index, controller) in after.enumerated() {
        precondition(
          !after[..<index].contains { $0 === controller },
          "A navigation controller has each controller once."
        )
        precondition(
          !(controller is UINavigationController),
          "A navigation controller shows no navigation controller."
        )
      }
      let isUnderWay = shown.isChanging
      if !isUnderWay { (stackBefore, stackComing) = (before, after) }
      stack = after
      for controller in before where !after.contains(where: { $0 === controller }) {
        controller.noteMove(to: nil)
        controller.willMove(toParent: nil)
      }
      for controller in after where controller.parentController !== self { adopt(controller) }
      if isUnderWay {
        followingChange = change
      } else {
        showTop(
          change.operation,
          animated: change.animated,
          followsFinger: change.followsFinger
        )
      }
    }

    /// Shows the topmost controller, if another one is shown.
    final func showTop(
      _ operation: Operation,
      animated: Bool,
      followsFinger: Bool = false
    ) {
      guard isViewLoaded else { return settle() }
      let (from, to) = (shown.child, topViewController)
      guard from !== to else { return settle() }
      var animation: ShownChild.Animation?
      if animated, shown.canAnimate, let from, let to {
        let own = delegate?
          .navigationController(self, animationControllerFor: operation, from: from, to: to)
        let animator = own ?? SlideAnimator(isPush: operation == .push)
        let driver =
          own == nil
          ? (followsFinger ? self.driver : nil)
          : delegate?.navigationController(self, interactionControllerFor: animator)
        animation = ShownChild.Animation(animator: animator, driver: driver)
      }
      let isAnimated = animation != nil
      shown.make(
        ShownChild.Change(
          child: to,
          animation: animation,
          begin: { [self] in
            guard let to, appearance == .appearing || appearance == .appeared else { return }
            announce(to, animated: isAnimated)
          },
          undo: { [self] in
            announced = shown.child
            if followingChange == nil { stack = stackBefore }
          },
          end: { [self] in showed(to, animated: isAnimated, didComplete: $0) }
        )
      )
    }

    /// Tells the delegate that a controller will be shown.
    final func announce(_ controller: UIViewController, animated: Bool) {
      announced = controller
      delegate?.navigationController(self, willShow: controller, animated: animated)
    }

    private func showed(_ controller: UIViewController?, animated: Bool, didComplete: Bool) {
      let following = followingChange
      followingChange = nil
      // Who comes and who goes isn't certain before the change that follows is made.
      if following == nil { settle() }
      if didComplete, let controller, appearance == .appeared {
        delegate?.navigationController(self, didShow: controller, animated: animated)
      }
      // Those who were told may have begun another change.
      guard !shown.isChanging, let following else { return }
      if didComplete { stackBefore = stackComing }
      stackComing = stack
      showTop(following.operation, animated: following.animated)
    }

    /// Tells the controllers that came or went that they did.
    private func settle() {
      // Children that the program added besides, as a container of its own does, stay.
      for child in children where child.move != nil && !stack.contains(where: { $0 === child }) {
        if child.move != .out {
          child.noteMove(to: nil)
          child.willMove(toParent: nil)
        }
        child.leaveFamily()
      }
      for child in stack where child.parentController === self && child.move != nil {
        child.didMove(toParent: self)
        child.noteArrival()
      }
    }
  }
#endif
