// The ways of presented controllers in and out.
extension UIViewController {
  /// This controller or the nearest ancestor that meets a condition.
  func nearest(where condition: (UIViewController) -> Bool) -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller, !condition(current) { controller = current.parent }
    return controller
  }

  /// The animated transition of this controller's presentation, or of what it presents, while it is under way.
  final var modalTransition: ModalTransition? {
    nearest { $0.presentation?.transition != nil }?.presentation?.transition
      ?? nearest { $0.presenter != nil }?.presenter?.presentation?.transition
  }

  /// The controllers that this one presents, the frontmost last.
  private var presentations: [Presentation] {
    var list: [Presentation] = []
    var next = presentation
    while let current = next {
      list.append(current)
      next = current.controller.presentation
    }
    return list
  }

  /// Writes a line for developers.
  func log(_ message: String) {
    (viewIfLoaded?.window?.application.object ?? .shared).log(message)
  }

  // MARK: In

  /// Presents a controller.
  func show(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    precondition(controller.parent == nil, "A controller with a parent can't be presented.")
    let outermost = nearest { $0.parent == nil } ?? self
    let manager = controller.makeManager(presenting: outermost, source: self)
    let style = manager.styleInForce
    let coversContext =
      style == .custom ? !manager.shouldPresentInFullscreen : style.coversContext
    let definer = coversContext ? nearest { $0.definesPresentationContext } : nil
    let context = definer ?? outermost
    precondition(context !== controller, "A controller can't present itself.")
    if context.presentation != nil {
      return log("a controller that presents one already presents no other")
    }
    precondition(controller.presenter == nil, "The controller is presented already.")
    guard let view = context.viewIfLoaded, let window = view.window, !window.isHidden,
      let host = coversContext ? view.superview : window
    else { return log("a controller that isn't on the screen presents nothing") }
    manager.presenter = Weak(context)
    let isAnimated = animated && UIView.areAnimationsEnabled
    let container = PresentationContainer(
      frame: coversContext ? view.frame : host.bounds,
      presenter: context
    )
    container.autoresizingMask =
      coversContext ? view.autoresizingMask : [.flexibleWidth, .flexibleHeight]
    manager.containerView = container
    let presentation = Presentation(
      manager,
      in: container,
      keepsPresenter: style == .custom ? !manager.shouldRemovePresentersView : style.keepsPresenter
    )
    if !presentation.keepsPresenter, let superview = view.superview {
      presentation.position = Presentation.Position(of: view, in: superview)
    }
    if coversContext {
      host.insertSubview(container, aboveSubview: view)
    } else {
      host.addSubview(container)
    }
    context.begin(presentation, source: self, animated: isAnimated, completion)
  }

  private func begin(
    _ presentation: Presentation,
    source: UIViewController,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let (controller, manager) = (presentation.controller, presentation.manager)
    self.presentation = presentation
    controller.presenter = self
    controller.turn = .coming
    controller.awaitsTransition = true
    let loaded: UIView = controller.view
    let presented = manager.presentedView ?? loaded
    presented.frame = manager.frameOfPresentedViewInContainerView
    if presented.frame == presentation.container.bounds {
      presented.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let arrive: (Bool) -> Void = { [self] in arrived(presentation, didComplete: $0, completion) }
    let transition =
      animated
      ? ModalTransition(presentation, of: self, source: source, canBeDriven: true, end: arrive)
      : nil
    presentation.transition = transition
    manager.presentationTransitionWillBegin()
    if !presentation.keepsPresenter {
      viewIfLoaded?.forEachController { $0.willBe(onScreen: false, animated: animated) }
    }
    presented.forEachController { $0.willBe(onScreen: true, animated: animated) }
    if transition?.hasAnimator != true { presentation.container.addSubview(presented) }
    if let transition { transition.start() } else { arrive(true) }
  }

  private func arrived(
    _ presentation: Presentation,
    didComplete: Bool,
    _ completion: (() -> Void)?
  ) {
    guard self.presentation === presentation, presentation.phase == .arriving else { return }
    let (controller, transition) = (presentation.controller, presentation.transition)
    presentation.transition = nil
    if didComplete {
      presentation.phase = .shown
      controller.settleTransition()
      if controller.turn == .coming { controller.turn = nil }
      // Those who were told may have dismissed it already.
      if self.presentation === presentation, presentation.phase == .shown {
        makeRoom(for: presentation)
      }
    } else {
      retreat(presentation)
    }
    presentation.manager.presentationTransitionDidEnd(didComplete)
    transition?.tell(didComplete)
    if didComplete { completion?() }
  }

  /// Undoes a presentation that was cancelled.
  private func retreat(_ presentation: Presentation) {
    presentation.controller.viewIfLoaded?.forEachController {
      $0.willBe(onScreen: false, animated: true)
    }
    if !presentation.keepsPresenter {
      awaitsTransition = true
      viewIfLoaded?.forEachController { $0.willBe(onScreen: true, animated: true) }
      bringHome(for: presentation)
    }
    forget([presentation])
    if !presentation.keepsPresenter { settleTransition() }
  }

  /// Takes the view out of its window.
  private func makeRoom(for presentation: Presentation) {
    guard !presentation.keepsPresenter, let view = viewIfLoaded, view.superview != nil
    else { return }
    presentation.hasMadeRoom = true
    view.removeFromSuperview()
  }

  /// Puts the view where it belongs, if it is elsewhere.
  private func bringHome(for presentation: Presentation) {
    guard let position = presentation.position, let superview = position.superview,
      let view = viewIfLoaded, view.superview !== superview
    else { return }
    presentation.hasMadeRoom = false
    if position.fills { view.fill(superview) }
    superview.insertSubview(view, at: position.index)
  }

  /// Calls the `viewDidAppear` that a transition held back, of the controllers in the view.
  private func settleTransition() {
    awaitsTransition = false
    guard let view = viewIfLoaded else { return }
    let isOnScreen = view.window?.isHidden == false
    view.forEachController { $0.isNow(onScreen: isOnScreen) }
  }

  // MARK: Out

  /// Dismisses what the controller presents, or itself.
  func takeBack(animated: Bool, _ completion: (() -> Void)?) {
    let source = nearest { $0.presentation != nil } ?? nearest { $0.presenter != nil }?.presenter
    guard let source else { return }
    let list = source.presentations
    guard list.allSatisfy({ $0.phase == .shown }) else {
      return log("a controller on its way in or out isn't dismissed")
    }
    source.leave(list, animated: animated, completion)
  }

  private func leave(_ list: [Presentation], animated: Bool, _ completion: (() -> Void)?) {
    guard let first = list.first, let last = list.last else { return }
    let isAnimated = animated && UIView.areAnimationsEnabled
    let depart: (Bool) -> Void = { [self] in left(list, didComplete: $0) }
    first.dismissalCompletion = completion
    let transition =
      isAnimated
      ? ModalTransition(
        last,
        of: self,
        source: nil,
        canBeDriven: list.count == 1,
        end: depart
      ) : nil
    for presentation in list {
      presentation.phase = .leaving
      presentation.transition = transition
      presentation.controller.turn = .going
    }
    for presentation in list.reversed() { presentation.manager.dismissalTransitionWillBegin() }
    last.controller.viewIfLoaded?.forEachController {
      $0.willBe(onScreen: false, animated: isAnimated)
    }
    comeBack(after: first, animated: isAnimated)
    for presentation in list where !last.container.isDescendant(of: presentation.container) {
      presentation.remove()
    }
    if let transition { transition.start() } else { depart(true) }
  }

  /// Puts the view back that made room, behind the one that leaves.
  private func comeBack(after presentation: Presentation, animated: Bool) {
    guard !presentation.keepsPresenter, let view = viewIfLoaded else { return }
    awaitsTransition = true
    let window = presentation.position.map { $0.superview?.window } ?? view.window
    view.forEachController { $0.willBe(onScreen: window?.isHidden == false, animated: animated) }
    if view.superview == nil { bringHome(for: presentation) }
  }

  private func left(_ list: [Presentation], didComplete: Bool) {
    guard let first = list.first, presentation === first, first.phase == .leaving else { return }
    let (transition, completion) = (first.transition, first.dismissalCompletion)
    first.dismissalCompletion = nil
    for presentation in list { presentation.transition = nil }
    // Of several, those in the middle are gone already.
    let didComplete = didComplete || list.count > 1
    if didComplete {
      bringHome(for: first)
      if !first.keepsPresenter { settleTransition() }
      forget(list)
    } else {
      stay(first)
    }
    for presentation in list.reversed() {
      presentation.manager.dismissalTransitionDidEnd(didComplete)
    }
    transition?.tell(didComplete)
    if didComplete { completion?() }
  }

  /// Undoes a dismissal that was cancelled.
  private func stay(_ presentation: Presentation) {
    let controller = presentation.controller
    presentation.phase = .shown
    if !presentation.keepsPresenter {
      awaitsTransition = false
      viewIfLoaded?.forEachController { $0.willBe(onScreen: false, animated: true) }
      makeRoom(for: presentation)
    }
    if let view = controller.viewIfLoaded, view.window?.isHidden == false {
      view.forEachController { $0.willBe(onScreen: true, animated: true) }
      view.forEachController { $0.isNow(onScreen: true) }
    }
    if controller.turn == .going { controller.turn = nil }
  }

  /// Removes presented views and discards their presentations.
  private func forget(_ list: [Presentation]) {
    for presentation in list {
      presentation.controller.presenter?.presentation = nil
      presentation.controller.presenter = nil
      presentation.controller.awaitsTransition = false
    }
    for presentation in list.reversed() {
      presentation.remove()
      presentation.controller.turn = nil
    }
  }

  /// Ends everything that the controller presents, because it isn't its window's any more.
  ///
  /// - Returns: Tells those who wait for the ends of the transitions that were under way; a dismissal is complete.
  func dropPresentations() -> () -> Void {
    awaitsTransition = false
    let list = presentations
    for presentation in list {
      presentation.transition?.abandon()
      presentation.position = nil
      presentation.controller.turn = .going
    }
    forget(list)
    return {
      // Controllers that are dismissed together have one transition.
      var told: ModalTransition?
      for presentation in list.reversed() {
        let transition = presentation.transition
        presentation.transition = nil
        switch presentation.phase {
        case .arriving: presentation.manager.presentationTransitionDidEnd(false)
        case .shown: break
        case .leaving: presentation.manager.dismissalTransitionDidEnd(true)
        }
        if transition !== told { transition?.tell(presentation.phase == .leaving) }
        told = transition
        presentation.dismissalCompletion?()
        presentation.dismissalCompletion = nil
      }
    }
  }
}

extension UIView {
  /// Makes the view as large as its coming superview and puts it there, under a transform that a client left on it.
  fileprivate func fill(_ superview: UIView) {
    if ownLayer.state.geometry.isPlain {
      frame = superview.bounds
    } else {
      bounds.size = superview.bounds.size
      center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    }
  }
}
