extension UIView {
  /// Asks for `draw(_:)` at the end of the turn; a view without a window waits for one.
  func askForDisplay() {
    traitLook.needsDisplay = true
    queueDisplay(in: window)
  }

  /// Puts the view into its application's list of those to draw, if `draw(_:)` is due and may be a client's.
  func queueDisplay(in window: UIWindow?) {
    guard traitLook.needsDisplay, !traitLook.isDisplayQueued, !isPlainView, isDrawn,
      let application = window?.application.object
    else { return }
    traitLook.isDisplayQueued = true
    application.viewsToDisplay.append(Weak(self))
    // What is drawn may ask for layout, and one test finds both.
    application.windowsNeedLayout = true
  }

  /// Does so in a subtree, whatever list a view is in: the window came to another application.
  func queueDisplayOfSubtree(in window: UIWindow) {
    traitLook.isDisplayQueued = false
    queueDisplay(in: window)
    for child in children { child.queueDisplayOfSubtree(in: window) }
  }

  /// Calls `draw(_:)` if it is due.
  ///
  /// A view without a size waits until it has one. `setNeedsDisplay()` inside of `draw(_:)` has no effect.
  fileprivate func displayIfDue() {
    traitLook.isDisplayQueued = false
    guard traitLook.needsDisplay, window != nil, !bounds.isEmpty else { return }
    traitLook.isDisplayQueued = true
    withOwnTraits { draw(bounds) }
    traitLook.isDisplayQueued = false
    traitLook.needsDisplay = false
  }
}

extension UIApplication {
  /// Calls `draw(_:)` of the views that wait for it, in the order in which they asked.
  func displayWhatAsked() {
    var waiting: [Weak<UIView>] = []
    swap(&waiting, &viewsToDisplay)
    for view in waiting { view.object?.displayIfDue() }
    // The list's memory is kept for the next turn.
    guard viewsToDisplay.isEmpty else { return }
    waiting.removeAll(keepingCapacity: true)
    swap(&waiting, &viewsToDisplay)
  }
}
