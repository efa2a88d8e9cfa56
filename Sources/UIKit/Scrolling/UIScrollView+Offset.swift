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
    let old = contentOffset
    let before = Point(old)
    defer { tellObservers(of: .contentOffset, old, contentOffset) }
    guard Point(offset).isFinite, offset != contentOffset else { return }
    var application: UIApplication?
    if let window { application = window.application.object ?? UIApplication.shared }
    ownLayer.bounds.origin = offset
    if !isOwn { wasMoved(by: Point(offset) - before) }
    if isOwn, let application {
      // The layout at the end of the turn places the indicators.
      askForScrolledLayout(application)
    } else {
      placeIndicators()
      setNeedsLayout()
    }
    if application != nil { scheduleFrame() }
    listener?.scrollViewDidScroll(self)
  }

  /// The client moved the content: a drag or deceleration continues from the new offset.
  private func wasMoved(by displacement: Vector) {
    let axes = axes
    tracking?.rebase(to: Point(contentOffset), in: axes, constants)
    guard flight?.purpose == .deceleration else { return }
    let rate = Double(decelerationRate.rawValue)
    flight?.course.move(by: displacement, in: axes, at: now, rate: rate, constants)
  }

  /// Scrolls to an offset at once, and ends any motion, also what the delegate starts as it is called for the end: that
  /// began at an offset which is no longer there.
  func jump(to offset: CGPoint) {
    endFlight(completed: false)
    if flight != nil { endFlight(completed: false) }
    contentOffset = offset
  }

  /// The nearest offset that shows a part of the content; the current one where it is in sight.
  ///
  /// Content that rests is inside its range (rule 8.16): where an axis moves, the other one ends a bounce. A
  /// finger that drags keeps the content where it is.
  func offset(showing rect: CGRect) -> CGPoint {
    guard !rect.isNull, !rect.isEmpty || rect.width > 0 || rect.height > 0 else {
      return contentOffset
    }
    let axes = axes
    let offset = Point(contentOffset)
    let x = axes.x.offset(showing: Double(rect.minX), to: Double(rect.maxX), from: offset.x)
    let y = axes.y.offset(showing: Double(rect.minY), to: Double(rect.maxY), from: offset.y)
    guard x != offset.x || y != offset.y else { return contentOffset }
    guard tracking == nil else { return CGPoint(x: CGFloat(x), y: CGFloat(y)) }
    return CGPoint(x: CGFloat(axes.x.clamped(x)), y: CGFloat(axes.y.clamped(y)))
  }
}
