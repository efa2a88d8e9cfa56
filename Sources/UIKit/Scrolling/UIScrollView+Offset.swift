import TouchCore

// The content's offset and everything that sets it.
extension UIScrollView {
  /// The application whose clock moves the content.
  var application: UIApplication { window?.application.object ?? UIApplication.shared }

  /// The current time.
  var now: TouchTime { application.now }

  /// A number that no other flight or session has.
  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// The current geometry of both axes.
  var axes: ScrollGeometry {
    let inset = adjustedContentInset
    let (size, content) = (bounds.size, contentSize)
    return ScrollGeometry(
      x: ScrollAxis(
        viewport: Double(size.width),
        content: Double(content.width),
        leadingInset: Double(inset.left),
        trailingInset: Double(inset.right),
        bounces: bounces,
        alwaysBounces: alwaysBounceHorizontal
      ),
      y: ScrollAxis(
        viewport: Double(size.height),
        content: Double(content.height),
        leadingInset: Double(inset.top),
        trailingInset: Double(inset.bottom),
        bounces: bounces,
        alwaysBounces: alwaysBounceVertical
      )
    )
  }

  // MARK: Setting the offset

  /// Moves the content by dragging, deceleration or animation.
  func move(to offset: Point) {
    guard offset.isFinite, offset != Point(contentOffset) else { return }
    isMovingItself = true
    contentOffset = CGPoint(offset)
    isMovingItself = false
  }

  /// Applies a new offset from any source (rule 8.1).
  func changeOffset(to offset: CGPoint, isOwn: Bool) {
    let before = Point(contentOffset)
    guard Point(offset).isFinite, offset != contentOffset else { return }
    layer.bounds.origin = offset
    if !isOwn { wasMoved(by: Point(offset) - before) }
    placeIndicators()
    if isOwn, window != nil { askForScrolledLayout() } else { setNeedsLayout() }
    if window != nil { scheduleFrame() }
    delegate?.scrollViewDidScroll(self)
  }

  /// The client moved the content: a drag or deceleration continues from the new offset.
  private func wasMoved(by way: Vector) {
    let axes = axes
    tracking?.rebase(to: Point(contentOffset), in: axes, constants)
    guard let flight, flight.purpose == .deceleration, !flight.isCaught else { return }
    self.flight?.motion = flight.motion.continued(
      at: now,
      movedBy: way,
      in: axes,
      rate: Double(decelerationRate.rawValue),
      constants
    )
  }

  /// The offset's range changed: moving content continues in the new range, resting content is
  /// clamped to it.
  func rangeChanged() {
    let axes = axes
    let offset = Point(contentOffset)
    if tracking != nil {
      tracking?.rebase(to: offset, in: axes, constants)
    } else if let flight {
      guard flight.purpose == .deceleration, !flight.isCaught else { return }
      self.flight?.motion = flight.motion.continued(
        at: now,
        movedBy: .zero,
        in: axes,
        rate: Double(decelerationRate.rawValue),
        constants
      )
      scheduleFrame()
    } else if zoomSession == nil, zoomFlight == nil, !isTouched {
      move(to: axes.clamped(offset))
    }
    placeIndicators()
  }

  /// Scrolls to an offset at once, and ends any motion.
  func jump(to offset: CGPoint) {
    endFlight(completed: false)
    contentOffset = offset
  }

  /// The nearest offset that shows a part of the content.
  func offset(showing rect: CGRect) -> CGPoint {
    guard !rect.isNull, !rect.isEmpty || rect.width > 0 || rect.height > 0 else {
      return contentOffset
    }
    let axes = axes
    let offset = Point(contentOffset)
    return CGPoint(
      x: CGFloat(
        axes.x.offset(showing: Double(rect.minX), to: Double(rect.maxX), from: offset.x)
      ),
      y: CGFloat(
        axes.y.offset(showing: Double(rect.minY), to: Double(rect.maxY), from: offset.y)
      )
    )
  }

  // MARK: Insets

  /// The content inset plus what the safe area adds by the adjustment behavior (rule 8.16).
  func insetWithSafeArea() -> UIEdgeInsets {
    var inset = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return inset }
    let safe = safeAreaInsets
    guard safe != .zero else { return inset }
    let isAlways = contentInsetAdjustmentBehavior == .always
    if isAlways || alwaysBounceHorizontal || contentSize.width > bounds.width {
      inset.left += safe.left
      inset.right += safe.right
    }
    if isAlways || alwaysBounceVertical || contentSize.height > bounds.height {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    return inset
  }

  /// Reports an adjusted inset that changed.
  ///
  /// - Parameter followsTop: Whether content at its minimum offset stays there.
  func insetMayHaveChanged(followsTop: Bool) {
    let (before, inset) = (toldInset, adjustedContentInset)
    guard inset != before else { return }
    toldInset = inset
    if followsTop, tracking == nil, flight == nil, zoomSession == nil, zoomFlight == nil {
      var offset = Point(contentOffset)
      if offset.y == -Double(before.top) { offset.y = -Double(inset.top) }
      if offset.x == -Double(before.left) { offset.x = -Double(inset.left) }
      move(to: offset)
    }
    rangeChanged()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
