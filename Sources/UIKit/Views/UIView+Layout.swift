extension UIView {
  /// How often one call lays out a tree whose layout asks for layout again.
  private static var mostLayoutRounds: Int { 8 }

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
