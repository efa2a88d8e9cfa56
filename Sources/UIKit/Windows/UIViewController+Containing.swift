#if !hasFeature(Embedded)
  extension UIViewController {
    /// A change of parents.
    enum Move {
      case `in`
      case out
    }

    /// Tells a child that its view is about to appear or disappear.
    final func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
      if isAppearing { loadViewIfNeeded() }
      isInClientsTransition = true
      guard let view = viewIfLoaded else { return }
      view.forEachController { $0.willBe(onScreen: isAppearing, animated: animated) }
    }

    /// Tells a child that its view appeared or disappeared.
    final func endTransition() {
      guard isInClientsTransition else { return }
      isInClientsTransition = false
      let isOnScreen = appearance == .appearing || appearance == .appeared
      guard let view = viewIfLoaded else { return }
      view.forEachController { $0.isNow(onScreen: isOnScreen) }
    }
  }
#endif

extension UIViewController {
  /// Makes a view the root view.
  final func replaceView(with view: UIView?) {
    guard view !== loadedView else { return }
    precondition(view?.controller == nil, "The view is another controller's root view.")
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
    if chosenStyle != nil { view?.styleWasChosen() }
    #if !hasFeature(Embedded)
      noteInsets()
    #endif
  }

  /// Notes that the controller is about to get another parent, or none.
  final func noteMove(to parent: UIViewController?) {
    #if !hasFeature(Embedded)
      move = parent == nil ? .out : .in
    #endif
  }

  /// Notes that the controller got another parent, or none.
  final func noteArrival() {
    #if !hasFeature(Embedded)
      move = nil
    #endif
  }

  /// Adds a child controller.
  final func adopt(_ child: UIViewController) {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      precondition(current !== child, "A controller can't be its own ancestor.")
      ancestor = current.parentController
    }
    guard child.parentController !== self else { return }
    child.noteMove(to: self)
    child.willMove(toParent: self)
    child.leaveParent()
    childControllers.append(child)
    child.parentController = self
  }

  /// Removes the controller from its parent, and tells it.
  final func leaveFamily() {
    guard parentController != nil else { return }
    leaveParent()
    didMove(toParent: nil)
    noteArrival()
  }

  private func leaveParent() {
    parentController?.childControllers.removeAll { $0 === self }
    parentController = nil
  }
}
