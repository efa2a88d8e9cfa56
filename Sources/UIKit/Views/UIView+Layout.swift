extension UIView {
  /// How often one call lays out a tree whose layout asks for layout again.
  private static var mostLayoutRounds: Int { 8 }

  /// Marks the view, and the way that leads to it from the top.
  func askForLayout() {
    needsLayout = true
    var view: UIView? = self
    while let current = view, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      view = current.parent
      if view == nil { current.selfAsWindow?.application.object?.windowsNeedLayout = true }
    }
  }

  /// Lays out the tree from the topmost superview, up from here, that needs it.
  func layOutTree() {
    var root = self
    while let parent = root.parent, parent.needsLayout { root = parent }
    var rounds = 0
    while root.subtreeNeedsLayout, rounds < UIView.mostLayoutRounds {
      root.layOutSubtree()
      rounds += 1
    }
  }

  /// One round: each view that needs it places its subviews, superviews first.
  private func layOutSubtree() {
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    if needsLayout {
      needsLayout = false
      let controller = controller
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for child in children where child.parent === self { child.layOutSubtree() }
  }
}
