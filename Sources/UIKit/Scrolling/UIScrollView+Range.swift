import TouchCore

// The range in which content rests, and what follows when it changes (rule 8.16).
extension UIScrollView {
  /// The current geometry of both axes.
  var axes: ScrollGeometry { geometry(insets: adjustedContentInset, content: contentSize) }

  /// The geometry of both axes if the content had another size.
  func axes(ofContent size: CGSize) -> ScrollGeometry {
    geometry(insets: insetWithSafeArea(content: size), content: size)
  }

  private func geometry(insets: UIEdgeInsets, content: CGSize) -> ScrollGeometry {
    let size = bounds.size
    return ScrollGeometry(
      x: ScrollAxis(
        viewport: Double(size.width),
        content: Double(content.width),
        leadingInset: Double(insets.left),
        trailingInset: Double(insets.right),
        bounces: bouncesHorizontally,
        alwaysBounces: alwaysBounceHorizontal
      ),
      y: ScrollAxis(
        viewport: Double(size.height),
        content: Double(content.height),
        leadingInset: Double(insets.top),
        trailingInset: Double(insets.bottom),
        bounces: bouncesVertically,
        alwaysBounces: alwaysBounceVertical
      )
    )
  }

  /// The content inset plus what the refresh control and the safe area add (rule 8.16).
  func insetWithSafeArea(content: CGSize) -> UIEdgeInsets {
    var inset = contentInset
    if let refreshControl { inset.top += refreshControl.insetWhileRefreshing }
    guard contentInsetAdjustmentBehavior != .never else { return inset }
    let safe = safeAreaInsets
    guard safe != .zero else { return inset }
    let isAlways = contentInsetAdjustmentBehavior == .always
    let tolerance = CGFloat(ScrollAxis.roundingTolerance)
    if isAlways || alwaysBounceHorizontal || content.width - bounds.width > tolerance {
      inset.left += safe.left
      inset.right += safe.right
    }
    if isAlways || alwaysBounceVertical || content.height - bounds.height > tolerance {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    return inset
  }

  // MARK: Changes

  /// Does what follows from a new size of the content.
  func contentSizeWasSet(from old: CGSize) {
    if contentSize != old { rangeMayHaveChanged(followsEdge: true) }
    tellObservers(of: .contentSize, old, contentSize)
  }

  /// Does what follows from a new inset.
  func contentInsetWasSet(from old: UIEdgeInsets) {
    if contentInset != old { rangeMayHaveChanged(followsEdge: false) }
    tellObservers(of: .contentInset, old, contentInset)
  }

  /// The content, its insets or the view's size may have changed.
  ///
  /// A drag goes on from where the content is. Content that moves by itself goes on into the new range. A
  /// zoom comes to its end there. Other content moves into it at once, also under a finger that rests.
  ///
  /// - Parameter followsEdge: Whether resting content at its smallest offset stays there.
  func rangeMayHaveChanged(followsEdge: Bool) {
    guard !isScaling else { return }
    let (before, inset) = (toldInset, insetWithSafeArea(content: contentSize))
    toldInset = inset
    if tracking != nil {
      tracking?.rebase(to: Point(contentOffset), in: axes, constants)
    } else if flight != nil {
      adaptFlight(followsInset: inset != before)
      scheduleFrame()
    } else if zoomSession == nil, zoomFlight == nil {
      var offset = Point(contentOffset)
      if followsEdge, inset != before {
        if offset.y == -Double(before.top) { offset.y = -Double(inset.top) }
        if offset.x == -Double(before.left) { offset.x = -Double(inset.left) }
      }
      move(to: axes.clamped(offset))
    }
    placeIndicators()
    refreshControl?.place(in: self)
    guard inset != before else { return }
    adjustedContentInsetDidChange()
    listener?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// A property or the safe area may have changed the adjusted inset, and nothing else of the range.
  func insetMayHaveChanged() {
    if insetWithSafeArea(content: contentSize) != toldInset {
      rangeMayHaveChanged(followsEdge: true)
    }
  }

  /// Takes in a new size or a new inset, in the layout.
  func fitContent() {
    guard fittedSize != bounds.size else { return insetMayHaveChanged() }
    fittedSize = bounds.size
    rangeMayHaveChanged(followsEdge: true)
  }

  /// The view was moved; a new size is taken in by the layout.
  func wasPlaced() {
    if fittedSize == bounds.size { insetMayHaveChanged() }
  }

  /// Has content that moves by itself come to rest in the range in force.
  ///
  /// - Parameter followsInset: Whether an inset changed the range: content that returns to an edge goes with it.
  func adaptFlight(followsInset: Bool = false) {
    flight?.course.adapt(
      to: axes,
      at: now,
      rate: Double(decelerationRate.rawValue),
      keepsPages: isPagingEnabled && flight?.purpose == .deceleration,
      followsInset: followsInset,
      constants
    )
  }

  /// Moves content into its range that neither fingers nor a motion move any more.
  func enterRange() {
    guard tracking == nil, flight == nil, zoomSession == nil, zoomFlight == nil else { return }
    move(to: axes.clamped(Point(contentOffset)))
  }
}
