extension UIView {
  /// How far the window's insets, and what controllers add, extend into the view; zero outside a window.
  final var windowsInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let insets = window.ownSafeAreaInsets
    // Asked for in each frame of a scroll view; most windows have no insets.
    if insets == .zero, !ControllerExtras.haveInsets { return .zero }
    return safeAreaInsets(in: window, of: insets)
  }

  /// How far insets of the window, and what controllers add, extend into the view.
  private func safeAreaInsets(in window: UIWindow, of insets: UIEdgeInsets) -> UIEdgeInsets {
    guard ControllerExtras.haveInsets, let root = nearestWithAddedInsets,
      let added = root.controller?.insetsInForce
    else {
      return insets == .zero ? .zero : reach(of: insets, of: window)
    }
    // The root view's own insets are those that come from outside, and what its controller adds.
    let outer =
      root.parent?.safeAreaInsets(in: window, of: insets) ?? (root === window ? insets : .zero)
    let own = root.parent.map { root.reach(of: outer, of: $0) } ?? outer
    let all = UIEdgeInsets(
      top: own.top + added.top,
      left: own.left + added.left,
      bottom: own.bottom + added.bottom,
      right: own.right + added.right
    )
    return root === self ? all : reach(of: all, of: root)
  }

  /// The nearest root view, from this view upwards, whose controller adds insets.
  private var nearestWithAddedInsets: UIView? {
    var view: UIView? = self
    while let here = view {
      if let controller = here.controller, controller.insetsInForce != .zero { return here }
      view = here.parent
    }
    return nil
  }

  /// How far insets of a view above this one extend into this one.
  private func reach(of insets: UIEdgeInsets, of outer: UIView) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let area = outer.bounds.inset(by: insets)
    if let superview, transform == .identity {
      // Measured around the view: where its own content is scrolled to must not round the insets.
      let (safe, frame) = (outer.convert(area, to: superview), frame)
      return UIEdgeInsets(
        top: max(0, safe.minY - frame.minY),
        left: max(0, safe.minX - frame.minX),
        bottom: max(0, frame.maxY - safe.maxY),
        right: max(0, frame.maxX - safe.maxX)
      )
    }
    let safe = outer.convert(area, to: self)
    return UIEdgeInsets(
      top: max(0, safe.minY - bounds.minY),
      left: max(0, safe.minX - bounds.minX),
      bottom: max(0, bounds.maxY - safe.maxY),
      right: max(0, bounds.maxX - safe.maxX)
    )
  }

  /// Calls `safeAreaInsetsDidChange()` in a subtree, for the views into which the window's insets reach
  /// differently than before.
  func tellSafeAreaInsetsDidChange(in window: UIWindow, from before: UIEdgeInsets) {
    let after = window.ownSafeAreaInsets
    if safeAreaInsets(in: window, of: before) != safeAreaInsets(in: window, of: after) {
      safeAreaHasChanged()
    }
    for child in children where child.parent === self {
      child.tellSafeAreaInsetsDidChange(in: window, from: before)
    }
  }

  /// Changes what a controller adds, and calls `safeAreaInsetsDidChange()` of the views in this subtree whose insets
  /// are others then.
  func tellSafeAreaInsets(changing change: () -> Void) {
    var before: [(view: UIView, insets: UIEdgeInsets)] = []
    forEachInSubtree { before.append(($0, $0.windowsInsets)) }
    change()
    for (view, insets) in before where view.windowsInsets != insets { view.safeAreaHasChanged() }
  }

  private func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    for child in children { child.forEachInSubtree(body) }
  }

  /// Tells the view and its controller that the insets are others.
  private func safeAreaHasChanged() {
    safeAreaInsetsDidChange()
    #if !hasFeature(Embedded)
      controller?.viewSafeAreaInsetsDidChange()
    #endif
    setNeedsLayout()
    if insetsLayoutMarginsFromSafeArea { marginsMayHaveChanged() }
  }
}
