extension UIView {
  /// Whether this is the other view or in its subtree.
  func stands(in view: UIView) -> Bool {
    // For speed, uncounted: no client code runs on the way.
    let other = Unmanaged.passUnretained(view).toOpaque()
    var next: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
    while let here = next {
      if here.toOpaque() == other { return true }
      next = UIView.above(here)
    }
    return false
  }

  /// The first view with a tag in this subtree, depth first.
  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Exchanges two subviews.
  func swap(_ index1: Int, _ index2: Int) {
    precondition(children.indices.contains(index1), "There is no subview at this index.")
    precondition(children.indices.contains(index2), "There is no subview at this index.")
    guard index1 != index2 else { return }
    children.swapAt(index1, index2)
    ownLayer.exchange(children[index1].ownLayer, children[index2].ownLayer)
    subviewsChanged()
  }

  /// The index of an inserted subview.
  enum Position {
    case end
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  private func index(of position: Position) -> Int {
    switch position {
    case .end: children.count
    case .index(let index): min(max(index, 0), children.count)
    case .below(let sibling): children.firstIndex { $0 === sibling } ?? children.count
    case .above(let sibling):
      children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    }
  }

  /// Inserts a view as a subview, or moves it among the subviews.
  ///
  /// A view that stays where it is invalidates no layout: a call in `layoutSubviews` must come to an end.
  /// Client code called on the way may change the tree; each step works on its current state.
  func insert(_ view: UIView, at position: Position) {
    checkInsertion(of: view)
    if let before = children.firstIndex(where: { $0 === view }) {
      children.remove(at: before)
      let after = index(of: position)
      children.insert(view, at: after)
      placeLayer(of: view)
      if after != before { subviewsChanged() }
      return
    }
    let tint = view.inheritedTint
    view.announceMove(to: self)
    checkInsertion(of: view)
    let left = view.detach(for: self)
    children.insert(view, at: index(of: position))
    view.parent = self
    placeLayer(of: view)
    subviewsChanged()
    view.reportMove(from: left, to: self)
    if view.parent === self { didAddSubview(view) }
    view.inheritedTintMayHaveChanged(from: tint)
    view.styleMayHaveChanged()
    view.superviewsMarginsMayHaveChanged()
    if let left, view.window !== left { view.leaveAnimations(of: left) }
  }

  /// Moves a subview among the others; does nothing if the view isn't a subview.
  func move(_ view: UIView, to position: Position) {
    if view.parent === self { insert(view, at: position) }
  }

  /// Inserts a view next to a subview, or in front of all.
  func insert(_ view: UIView, at position: Position, nextTo sibling: UIView) {
    if view !== sibling { insert(view, at: position) }
  }

  /// Removes the view from its superview; does nothing if there is none.
  func takeOut() {
    guard parent != nil else { return }
    let tint = inheritedTint
    announceMove(to: nil)
    let left = detach(for: nil)
    reportMove(from: left, to: nil)
    inheritedTintMayHaveChanged(from: tint)
    if window == nil { leaveAnimations(of: left) }
  }

  /// Moves a subview's layer directly behind the next subview's, or in front of all.
  private func placeLayer(of view: UIView) {
    let next = children.firstIndex { $0 === view }.map { $0 + 1 } ?? children.count
    ownLayer.insert(view.ownLayer, below: next < children.count ? children[next].ownLayer : nil)
  }

  /// Ends the animations of a subtree that left its window.
  private func leaveAnimations(of window: UIWindow?) {
    (window?.application.object ?? .shared).animations.leave(layer)
  }

  private func checkInsertion(of view: UIView) {
    precondition(view !== self, "A view can't be added to itself.")
    precondition(!isDescendant(of: view), "A view can't be added to a view that is in it.")
    precondition(view.selfAsWindow == nil, "A window can't be a subview.")
  }

  /// Calls the `will…` methods of the view, its subtree and its superview.
  private func announceMove(to newParent: UIView?) {
    let (oldParent, newWindow) = (parent, newParent?.window)
    if window !== newWindow { tellWillMove(toWindow: newWindow) }
    willMove(toSuperview: newParent)
    if let oldParent, parent === oldParent { oldParent.willRemoveSubview(self) }
  }

  /// Removes the view from its superview, if any; returns its former window.
  private func detach(for newParent: UIView?) -> UIWindow? {
    let window = window
    if let window, window !== newParent?.window {
      resignFirstResponderInSubtree()
      hierarchyWillChange(leaving: window)
    }
    guard let oldParent = parent else { return nil }
    oldParent.children.removeAll { $0 === self }
    parent = nil
    ownLayer.leaveParent()
    oldParent.subviewsChanged()
    return window
  }

  /// Calls the `did…` methods of the view and its subtree, as long as the move still holds.
  private func reportMove(from oldWindow: UIWindow?, to newParent: UIView?) {
    if window !== oldWindow { tellDidMoveToWindow() }
    if parent === newParent { didMoveToSuperview() }
  }

  /// Calls `willMove(toWindow:)` in a subtree, superviews first.
  private func tellWillMove(toWindow newWindow: UIWindow?) {
    controller?.rootViewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for child in children where child.parent === self { child.tellWillMove(toWindow: newWindow) }
  }

  /// Calls `didMoveToWindow()` in a subtree, superviews first.
  private func tellDidMoveToWindow() {
    // Views added from here on were called when they were added.
    let known = children
    didMoveToWindow()
    if window != nil { adopt(traitCollection) }
    controller?.rootViewDidMoveToWindow()
    for child in known where child.parent === self { child.tellDidMoveToWindow() }
  }

  /// Removes the first responder if it is in the subtree, even if it can't resign.
  private func resignFirstResponderInSubtree() {
    guard let first = firstResponderInSubtree else { return }
    first.resignFirstResponder()
    // It may have refused, or have made another one in the subtree the first responder as it was told.
    if let last = firstResponderInSubtree { UIApplication.shared.takeFirstResponder(last) }
  }

  private var firstResponderInSubtree: UIResponder? {
    let first = UIApplication.shared.firstResponder.object
    var responder = first
    while let current = responder, current !== self { responder = current.next }
    return responder == nil ? nil : first
  }
}
