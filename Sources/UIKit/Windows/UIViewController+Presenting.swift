// The ways of presented controllers in and out.
extension UIViewController {
  /// This controller or the nearest ancestor that meets a condition.
  func nearest(where condition: (UIViewController) -> Bool) -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller, !condition(current) { controller = current.parent }
    return controller
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

  private func log(_ message: String) {
    (viewIfLoaded?.window?.application.object ?? .shared).log(message)
  }

  // MARK: In

  /// Presents a controller.
  func show(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    precondition(controller.parent == nil, "A controller with a parent can't be presented.")
    let style = controller.modalPresentationStyle
    let outermost = nearest { $0.parent == nil } ?? self
    let definer = style.coversContext ? nearest { $0.definesPresentationContext } : nil
    let context = definer ?? outermost
    precondition(context !== controller, "A controller can't present itself.")
    if context.presentation != nil {
      return log("a controller that presents one already presents no other")
    }
    precondition(controller.presenter == nil, "The controller is presented already.")
    guard let view = context.viewIfLoaded, let window = view.window, !window.isHidden,
      let host = style.coversContext ? view.superview : window
    else { return log("a controller that isn't on the screen presents nothing") }
    context.begin(controller, over: view, in: host, animated: animated, completion)
  }

  private func begin(
    _ controller: UIViewController,
    over view: UIView,
    in host: UIView,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let style = controller.modalPresentationStyle
    let isAnimated = animated && UIView.areAnimationsEnabled
    let frame = style.coversContext ? view.frame : host.bounds
    let container = PresentationContainer(frame: frame, presenter: self)
    container.autoresizingMask =
      style.coversContext ? view.autoresizingMask : [.flexibleWidth, .flexibleHeight]
    let presentation = Presentation(
      controller,
      in: container,
      keepsPresenter: style.keepsPresenter
    )
    self.presentation = presentation
    controller.presenter = self
    controller.turn = .coming
    controller.awaitsTransition = true
    let presented: UIView = controller.view
    presented.frame = container.bounds
    presented.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !style.keepsPresenter {
      view.forEachController { $0.willBe(onScreen: false, animated: isAnimated) }
    }
    presented.forEachController { $0.willBe(onScreen: true, animated: isAnimated) }
    if style.coversContext {
      host.insertSubview(container, aboveSubview: view)
    } else {
      host.addSubview(container)
    }
    container.addSubview(presented)
    let arrive: () -> Void = { [self] in arrived(presentation, completion) }
    if !isAnimated { return arrive() }
    container.slide(presented, from: container.bounds.height, to: 0, then: arrive)
  }

  private func arrived(_ presentation: Presentation, _ completion: (() -> Void)?) {
    guard self.presentation === presentation, presentation.phase == .arriving else { return }
    let controller = presentation.controller
    presentation.phase = .shown
    controller.settleTransition()
    if controller.turn == .coming { controller.turn = nil }
    // Those who were told may have dismissed it already.
    if self.presentation === presentation, presentation.phase == .shown {
      makeRoom(for: presentation)
    }
    completion?()
  }

  /// Takes the view out of its window, and remembers where it was.
  private func makeRoom(for presentation: Presentation) {
    guard !presentation.keepsPresenter, let view = viewIfLoaded, let superview = view.superview
    else { return }
    presentation.place = Presentation.Place(
      superview: superview,
      index: superview.subviews.firstIndex { $0 === view } ?? 0,
      fills: view.frame == superview.bounds
    )
    view.removeFromSuperview()
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
    for presentation in list {
      presentation.phase = .leaving
      presentation.controller.turn = .going
    }
    last.controller.viewIfLoaded?.forEachController {
      $0.willBe(onScreen: false, animated: isAnimated)
    }
    comeBack(after: first, animated: isAnimated)
    for presentation in list where !last.container.isDescendant(of: presentation.container) {
      presentation.remove()
    }
    let depart: () -> Void = { [self] in left(list, completion) }
    guard isAnimated, let view = last.controller.viewIfLoaded, view.superview === last.container
    else { return depart() }
    last.container.slide(view, from: 0, to: last.container.bounds.height, then: depart)
  }

  /// Puts the view back that made room, behind the one that leaves.
  private func comeBack(after presentation: Presentation, animated: Bool) {
    guard !presentation.keepsPresenter, let view = viewIfLoaded else { return }
    let place = presentation.place
    presentation.place = nil
    awaitsTransition = true
    let window = place.map { $0.superview.window } ?? view.window
    view.forEachController { $0.willBe(onScreen: window?.isHidden == false, animated: animated) }
    guard let place, view.superview == nil else { return }
    if place.fills { view.frame = place.superview.bounds }
    place.superview.insertSubview(view, at: place.index)
  }

  private func left(_ list: [Presentation], _ completion: (() -> Void)?) {
    guard let first = list.first, presentation === first, first.phase == .leaving else { return }
    if !first.keepsPresenter { settleTransition() }
    forget(list)
    completion?()
  }

  /// Removes presented views and forgets their presentations.
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
  func dropPresentations() {
    awaitsTransition = false
    let list = presentations
    for presentation in list {
      presentation.place = nil
      presentation.controller.turn = .going
    }
    forget(list)
  }
}

extension UIView {
  /// Slides a subview that has this view's size from one distance below its place to another.
  fileprivate func slide(
    _ view: UIView,
    from start: CGFloat,
    to end: CGFloat,
    then completion: @escaping () -> Void
  ) {
    let bounds = bounds
    view.frame = bounds.offsetBy(dx: 0, dy: start)
    UIView.animate(
      withDuration: Presentation.duration,
      delay: 0,
      options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions],
      animations: { view.frame = bounds.offsetBy(dx: 0, dy: end) },
      completion: { _ in completion() }
    )
  }
}
