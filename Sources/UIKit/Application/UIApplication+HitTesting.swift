extension UIApplication {
  /// The view that new input at a point of the screen belongs to (rule 2.1), and its window.
  ///
  /// Windows are asked from the front; where one answers nil, the next one is asked (rule 2.8).
  func hit(at point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    guard !isIgnoringInteractionEvents else { return nil }
    // For speed: a list of one window is not made.
    if let window = soleWindow { return window.isHidden ? nil : hit(in: window, at: point, event) }
    for window in visibleWindowsFromFront {
      if let found = hit(in: window, at: point, event) { return found }
    }
    return nil
  }

  private func hit(in window: UIWindow, at point: CGPoint, _ event: UIEvent?) -> (
    window: UIWindow, view: UIView
  )? {
    guard let view = window.hitTest(window.windowPoint(fromScreen: point), with: event) else {
      return nil
    }
    return (window, view)
  }
}

extension UIApplication {
  /// Whether new touches, hover and scrolling are ignored.
  public final var isIgnoringInteractionEvents: Bool {
    guard ignoringDepth > 0 else { return false }
    forgetTransitionsOfGoneWindows()
    return ignoringDepth > 0
  }

  /// Ignores new touches, hover and scrolling until the matching end, as during a transition.
  ///
  /// Calls nest. A touch that begins meanwhile is ignored to its end; one that is down already goes on.
  public final func beginIgnoringInteractionEvents() {
    forgetTransitionsOfGoneWindows()
    ignoringDepth += 1
  }

  /// Ends the last beginning; without one it does nothing.
  ///
  /// In an animator's `animateTransition(using:)` it ends what its transition began: the animations go on with touches.
  public final func endIgnoringInteractionEvents() { ignoringDepth = max(ignoringDepth - 1, 0) }

  #if hasFeature(Embedded)
    /// Nothing to do: there transitions ignore nothing.
    private func forgetTransitionsOfGoneWindows() {}
  #else
    /// Ends what transitions began whose windows are gone: their clients may never complete them.
    ///
    /// A window may go on another thread; so it is looked for when the count matters.
    private func forgetTransitionsOfGoneWindows() {
      guard !ignoringTransitions.isEmpty else { return }
      let count = ignoringTransitions.count
      ignoringTransitions.removeAll { $0.window.object == nil }
      ignoringDepth = max(ignoringDepth - (count - ignoringTransitions.count), 0)
    }

    /// Ignores interaction until a transition is over, or its window is gone.
    func beginIgnoring(during transition: ModalTransition, in window: UIWindow) {
      beginIgnoringInteractionEvents()
      ignoringTransitions.append(
        IgnoringTransition(id: ObjectIdentifier(transition), window: Weak(window))
      )
    }

    /// Ends what a transition began; does nothing where it began nothing, or that has ended.
    func endIgnoring(during transition: ModalTransition) {
      let id = ObjectIdentifier(transition)
      guard let index = ignoringTransitions.firstIndex(where: { $0.id == id }) else { return }
      ignoringTransitions.remove(at: index)
      endIgnoringInteractionEvents()
    }
  #endif
}

#if !hasFeature(Embedded)
  /// A transition that has its application ignore interaction.
  struct IgnoringTransition {
    /// Tells it apart; a transition ends what it began before it is deallocated.
    let id: ObjectIdentifier
    /// The window that it happens in.
    let window: Weak<UIWindow>
  }
#endif
