extension UIView {
  /// Where among the subviews a view goes.
  enum Place {
    case end
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  private func index(of place: Place) -> Int {
    switch place {
    case .end: children.count
    case .index(let index): min(max(index, 0), children.count)
    case .below(let sibling): children.firstIndex { $0 === sibling } ?? children.count
    case .above(let sibling):
      children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    }
  }

  /// Makes a view a subview, or gives one that is one another place.
  ///
  /// Whoever is told may change the tree; what is true at each step counts.
  func insert(_ view: UIView, at place: Place) {
    checkInsertion(of: view)
    if view.parent === self {
      children.removeAll { $0 === view }
      children.insert(view, at: index(of: place))
      placeLayer(of: view)
      return setNeedsLayout()
    }
    view.announceMove(to: self)
    checkInsertion(of: view)
    let left = view.detach(for: self)
    children.insert(view, at: index(of: place))
    view.parent = self
    placeLayer(of: view)
    setNeedsLayout()
    view.reportMove(from: left, to: self)
    if view.parent === self { didAddSubview(view) }
    if let left, view.window !== left { view.leaveAnimations(of: left) }
  }

  /// Puts a view next to a subview.
  func insert(_ view: UIView, at place: Place, nextTo sibling: UIView) {
    precondition(sibling.parent === self, "The sibling isn't a subview of this view.")
    if view !== sibling { insert(view, at: place) }
  }

  /// Takes the view out of its superview; does nothing where there is none.
  func takeOut() {
    guard parent != nil else { return }
    announceMove(to: nil)
    let left = detach(for: nil)
    reportMove(from: left, to: nil)
    if window == nil { leaveAnimations(of: left) }
  }

  /// Puts a subview's layer right behind that of the next subview, or in front of all.
  private func placeLayer(of view: UIView) {
    let next = children.firstIndex { $0 === view }.map { $0 + 1 } ?? children.count
    layer.insert(view.layer, below: next < children.count ? children[next].layer : nil)
  }

  /// Ends the animations of a subtree that isn't where it was seen any more.
  private func leaveAnimations(of window: UIWindow?) {
    (window?.application.object ?? .shared).animations.leave(layer)
  }

  private func checkInsertion(of view: UIView) {
    precondition(view !== self, "A view can't be added to itself.")
    precondition(!isDescendant(of: view), "A view can't be added to a view that is in it.")
    precondition(view.selfAsWindow == nil, "A window can't be a subview.")
  }

  /// Tells the view, what is in it and its superview what is about to happen.
  private func announceMove(to newParent: UIView?) {
    let (oldParent, newWindow) = (parent, newParent?.window)
    if window !== newWindow { tellWillMove(toWindow: newWindow) }
    willMove(toSuperview: newParent)
    if let oldParent, parent === oldParent { oldParent.willRemoveSubview(self) }
  }

  /// Takes the view out of its superview, if any; gives back the window that it was in.
  private func detach(for newParent: UIView?) -> UIWindow? {
    let window = window
    if let window, window !== newParent?.window {
      resignFirstResponderInSubtree()
      hierarchyWillChange(leaving: window)
    }
    guard let oldParent = parent else { return nil }
    oldParent.children.removeAll { $0 === self }
    parent = nil
    layer.leaveParent()
    oldParent.setNeedsLayout()
    return window
  }

  /// Tells the view and what is in it what has happened, as long as it is still so.
  private func reportMove(from oldWindow: UIWindow?, to newParent: UIView?) {
    if window !== oldWindow { tellDidMoveToWindow() }
    if parent === newParent { didMoveToSuperview() }
  }

  /// Tells a subtree that it will be in another window, superviews first.
  private func tellWillMove(toWindow newWindow: UIWindow?) {
    controller?.rootViewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for child in children where child.parent === self { child.tellWillMove(toWindow: newWindow) }
  }

  /// Tells a subtree that it is in another window, superviews first.
  private func tellDidMoveToWindow() {
    // Those added from here on were told when they were added.
    let known = children
    didMoveToWindow()
    controller?.rootViewDidMoveToWindow()
    for child in known where child.parent === self { child.tellDidMoveToWindow() }
  }

  /// Takes the rank of first responder from whoever in the subtree has it, willing or not.
  private func resignFirstResponderInSubtree() {
    guard let first = UIApplication.shared.firstResponder.object else { return }
    var responder: UIResponder? = first
    while let current = responder, current !== self { responder = current.next }
    guard responder != nil else { return }
    first.resignFirstResponder()
    if first.isFirstResponder { UIApplication.shared.firstResponder = Weak(nil) }
  }
}
