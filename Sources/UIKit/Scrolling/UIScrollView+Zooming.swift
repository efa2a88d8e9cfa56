import TouchCore

// Fingers that zoom (rule 8.18).
extension UIScrollView {
  /// The limits of the scale.
  var zoomLimits: ZoomGeometry {
    ZoomGeometry(
      minimum: Double(minimumZoomScale),
      maximum: Double(maximumZoomScale),
      bounces: bouncesZoom,
      reach: constants.zoomBandReach
    )
  }

  /// Adds or takes the pinch, as the limits leave something to zoom or not (rule 8.2).
  func updatePinch() {
    if minimumZoomScale < maximumZoomScale {
      guard pinch == nil else { return }
      let pinch = ScrollPinchRecognizer(owner: self)
      pinch.addTarget(self, action: Selector(UIScrollView.pinched(_:)))
      adoptSubclassAsDelegate(of: pinch)
      self.pinch = pinch
      addGestureRecognizer(pinch)
    } else if let pinch {
      self.pinch = nil
      pinch.view?.removeGestureRecognizer(pinch)
      endZoom()
    }
  }

  /// Whether the pinch may begin (rules 8.5, 8.18).
  func zoomMayBegin() -> Bool {
    guard let pinch, zoomView != nil else { return false }
    return contentGivesUpTouches(of: pinch)
  }

  /// The view that zooms, if there is one.
  var zoomView: UIView? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    return delegate?.viewForZooming(in: self)
  }

  /// The pinch's action.
  func pinched(_ recognizer: UIGestureRecognizer) {
    guard let pinch, recognizer === pinch else { return }
    switch pinch.state {
    case .began:
      beginZoom(pinchScale: 1)
      zoom()
    case .changed:
      guard pinch.fingersDown >= 2 else { return }
      // The second finger is back: this is another zoom.
      if zoomSession == nil { beginZoom(pinchScale: Double(pinch.scale)) }
      zoom()
    case .ended, .cancelled: endZoom()
    case .possible, .failed: break
    }
  }

  /// One of the two fingers was lifted: the zoom ends, though the other finger is down.
  func pinchLostFinger() { endZoom() }

  // MARK: The zoom

  private func beginZoom(pinchScale: Double) {
    guard zoomSession == nil, let pinch else { return }
    guard let view = zoomView else { return }
    if contentSize == .zero { contentSize = view.frame.size }
    zoomSession = ZoomSession(base: 1, anchor: .zero, view: view)
    // Whoever hears of an end finds the fingers in charge, and may take them out of it.
    if let zoomFlight { endZoomFlight(zoomFlight) }
    if flight?.purpose != .deceleration { endFlight(completed: false) }
    guard zoomSession?.view === view else { return }
    zoomSession?.base = zoomLimits.asked(showing: Double(scale)) / max(pinchScale, 1e-6)
    zoomSession?.anchor = pinch.location(in: view)
    zoomSession?.isTold = true
    showIndicators(andFade: false)
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func zoom() {
    guard let session = zoomSession, let pinch else { return }
    let asked = session.base * Double(pinch.scale)
    let middle = pinch.location(in: self)
    let place = CGPoint(x: middle.x - contentOffset.x, y: middle.y - contentOffset.y)
    show(scale: zoomLimits.shown(of: asked), session.view, keeping: session.anchor, at: place)
  }

  /// Ends the fingers' zoom; what is beyond its limits returns first (rule 8.18).
  func endZoom() {
    guard let session = zoomSession else { return }
    zoomSession = nil
    guard session.isTold else { return }
    let target = zoomLimits.clamped(Double(scale))
    let offset = Point(contentOffset)
    let isBeyond = target != Double(scale)
    let isFree = tracking == nil
    guard isBeyond || (isFree && axes.clamped(offset) != offset) else {
      return tellZoomEnded(session.view)
    }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let place = pinch.map { $0.attempt.touches.isEmpty ? middle : viewportPoint(of: $0) } ?? middle
    bounceZoom(session.view, to: target, about: place)
  }

  func viewportPoint(of recognizer: UIGestureRecognizer) -> CGPoint {
    let point = recognizer.location(in: self)
    return CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
  }

  // MARK: Showing a scale

  /// Shows a scale with a point of the zoomed view at a place of the scroll view.
  func show(scale: Double, _ view: UIView, keeping anchor: CGPoint, at place: CGPoint) {
    let didScale = apply(scale, to: view)
    let point = convert(anchor, from: view)
    var offset = Point(x: Double(point.x - place.x), y: Double(point.y - place.y))
    if !bounces { offset = axes.clamped(offset) }
    showZoomed(offset, didScale: didScale)
  }

  /// Shows a scale and an offset.
  func show(scale: Double, offset: Point, _ view: UIView) {
    let didScale = apply(scale, to: view)
    showZoomed(offset, didScale: didScale)
  }

  private func showZoomed(_ offset: Point, didScale: Bool) {
    move(to: offset)
    tracking?.rebase(to: Point(contentOffset), in: axes, constants)
    if didScale { delegate?.scrollViewDidZoom(self) }
  }

  /// Gives the view a scale, and the content its size; the view's frame begins where it began.
  private func apply(_ newScale: Double, to view: UIView) -> Bool {
    let new = CGFloat(newScale)
    guard newScale.isFinite, newScale > 0, new != scale else { return false }
    let origin = view.frame.origin
    let ratio = new / scale
    scale = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    let moved = view.frame.origin
    view.center = CGPoint(
      x: view.center.x + origin.x - moved.x,
      y: view.center.y + origin.y - moved.y
    )
    let whole = view.bounds.size
    // Content that is just the view keeps the view's size exactly, however often it is scaled.
    let old = CGSize(width: whole.width * new / ratio, height: whole.height * new / ratio)
    let fits =
      abs(contentSize.width - old.width) < 0.001 && abs(contentSize.height - old.height) < 0.001
    contentSize =
      fits
      ? CGSize(width: whole.width * new, height: whole.height * new)
      : CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    return true
  }

  func tellZoomEnded(_ view: UIView) {
    cameToRest()
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
  }
}
