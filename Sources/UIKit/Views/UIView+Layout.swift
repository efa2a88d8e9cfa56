extension UIView {
  /// The value of `intrinsicContentSize` along an axis without one.
  public static let noIntrinsicMetric: CGFloat = -1

  /// What a view without content answers for its `intrinsicContentSize`.
  static var noIntrinsicSize: CGSize { CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) }

  /// Sets the bounds' size; their top left corner stays where it is in the superview.
  func resizeInPlace(to size: CGSize) {
    let old = bounds.size
    guard size != old else { return }
    let (anchor, transform, position) = (ownLayer.anchorPoint, transform, center)
    let x = (size.width - old.width) * anchor.x
    let y = (size.height - old.height) * anchor.y
    bounds.size = size
    center = CGPoint(
      x: position.x + transform.a * x + transform.c * y,
      y: position.y + transform.b * x + transform.d * y
    )
  }

  /// The maximum number of layout passes per call when layout invalidates itself.
  private static var mostLayoutRounds: Int { 8 }

  /// Marks the view, and the ancestors that lead to it.
  func askForLayout() {
    needsLayout = true
    var view: UIView? = self
    while let current = view, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      view = current.parent
      if view == nil { current.selfAsWindow?.application.object?.windowsNeedLayout = true }
    }
  }

  /// Lays out the tree of the topmost superview that needs it.
  func layOutTree() {
    var root = self
    while let parent = root.parent, parent.needsLayout { root = parent }
    var rounds = 0
    while root.subtreeNeedsLayout, rounds < UIView.mostLayoutRounds {
      root.layOutSubtree()
      rounds += 1
    }
  }

  private func layOutOnce() {
    let (controller, wasInLayout) = (controller, isInLayout)
    isInLayout = true
    controller?.viewWillLayoutSubviews()
    ownLayer.layoutSublayers()
    controller?.viewDidLayoutSubviews()
    isInLayout = wasInLayout
  }

  /// Asks for layout after subviews came, went, moved or got a new size.
  ///
  /// In the view's own layout that is what layout does: the view isn't laid out for it again, while new subviews are,
  /// as they come after it in the same pass.
  func subviewsChanged() {
    if !isInLayout { return setNeedsLayout() }
    let neededLayout = needsLayout
    askForLayout()
    needsLayout = neededLayout
  }

  /// One pass: each view that needs it lays out its subviews, superviews first.
  private func layOutSubtree() {
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    superviewsMarginsMayHaveChanged()
    if needsLayout {
      needsLayout = false
      withOwnTraits { layOutOnce() }
    }
    for child in children where child.parent === self { child.layOutSubtree() }
  }
}
