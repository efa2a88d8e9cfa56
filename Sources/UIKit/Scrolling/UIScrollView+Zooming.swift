import TouchCore

// Zooming by fingers (rule 8.18).
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

  /// Adds the pinch if the limits allow zooming, removes it otherwise (rule 8.2).
  func updatePinch() {
    if minimumZoomScale < maximumZoomScale {
      guard pinch == nil else { return }
      let pinch = ScrollPinchRecognizer(owner: self)
      pinch.addTarget(of: self, action: Selector(UIScrollView.pinched(_:)))
      adoptSubclassAsDelegate(of: pinch)
      self.pinch = pinch
      addGestureRecognizer(pinch)
    } else if let pinch {
      self.pinch = nil
      pinch.watchedView?.removeGestureRecognizer(pinch)
      endZoom()
    }
  }

  /// Whether the pinch may begin (rules 8.5, 8.18).
  func zoomMayBegin() -> Bool {
    guard let pinch, zoomView != nil else { return false }
    guard let words = wordsOfContent(keepingTouchesOf: pinch) else { return true }
    pinch.refuse(words)
    return false
  }

  /// The view that zooms; nil if there is none.
  var zoomView: UIView? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    return listener?.viewForZooming(in: self)
  }

  // MARK: The scale

  /// The scale of the zoom under way, otherwise that of the view that would zoom.
  func readScale() -> CGFloat {
    // A delegate may read the scale as it is asked for its view.
    guard zoomSession == nil, zoomFlight == nil, !isReadingScale else { return scale }
    isReadingScale = true
    let view = listener?.viewForZooming(in: self)
    isReadingScale = false
    if hasOwnScale(view) { takeScale(of: view) }
    return scale
  }

  /// Whether the transform of a view, or of none, says what its scale is: it isn't the view that zoomed last, or a
  /// client has reset its transform since.
  func hasOwnScale(_ view: UIView?) -> Bool {
    view?.anchor !== scaledAnchor || (scale != 1 && view?.transform.isIdentity ?? true)
  }

  /// Continues with the scale that a view's transform has, or with 1.
  func takeScale(of view: UIView?) {
    let transform = view?.transform ?? .identity
    let own = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    scale = own > 0 && own.isFinite ? own : 1
    scaledAnchor = view?.anchor
  }

  /// Handles the pinch's action.
  func pinched(_ recognizer: UIGestureRecognizer) {
    guard let pinch, recognizer === pinch else { return }
    switch pinch.state {
    case .began:
      beginZoom(pinchScale: 1)
      zoom()
    case .changed:
      guard pinch.fingersDown >= 2 else { return }
      // The second finger is back: a new zoom begins.
      if zoomSession == nil { beginZoom(pinchScale: Double(pinch.scale)) }
      zoom()
    case .ended, .cancelled: endZoom()
    case .possible, .failed: break
    }
  }

  /// One of the two fingers was lifted: the zoom ends, even while the other is down.
  func pinchLostFinger() { endZoom() }

  // MARK: The zoom

  private func beginZoom(pinchScale: Double) {
    guard zoomSession == nil, let pinch else { return }
    guard let view = zoomView else { return }
    if contentSize == .zero { contentSize = view.frame.size }
    zoomSession = ZoomSession(base: 1, anchor: .zero, view: view)
    // Delegate calls about the end find the fingers in charge, and may end their zoom.
    if let zoomFlight { endZoomFlight(zoomFlight) }
    tellUntoldZoom()
    if flight != nil { endFlight(completed: false) }
    guard zoomSession?.view === view else { return }
    // If they replaced the view, a new zoom begins as the fingers move on.
    guard zoomView === view else { return zoomSession = nil }
    if hasOwnScale(view) { takeScale(of: view) }
    zoomSession?.base = zoomLimits.asked(showing: Double(scale)) / max(pinchScale, 1e-6)
    zoomSession?.anchor = pinch.location(in: view)
    zoomSession?.isTold = true
    showIndicators(andFade: false)
    listener?.scrollViewWillBeginZooming(self, with: view)
  }

  private func zoom() {
    guard let session = zoomSession, let pinch else { return }
    let asked = session.base * Double(pinch.scale)
    let middle = pinch.location(in: self)
    let location = CGPoint(x: middle.x - contentOffset.x, y: middle.y - contentOffset.y)
    show(scale: zoomLimits.shown(of: asked), session.view, keeping: session.anchor, at: location)
  }

  /// Ends the zoom by fingers; a scale beyond its limits bounces back first (rule 8.18).
  func endZoom() {
    guard let session = zoomSession else { return }
    zoomSession = nil
    guard session.isTold else { return }
    let isBeyond = zoomLimits.clamped(Double(scale)) != Double(scale)
    let offset = Point(contentOffset)
    guard isBeyond || (tracking == nil && axes.clamped(offset) != offset) else {
      return tellZoomEnded(session.view)
    }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let location =
      pinch.map { $0.tracked.touches.inputs.isEmpty ? middle : viewportPoint(of: $0) } ?? middle
    bounceZoom(session.view, about: location)
  }

  func viewportPoint(of recognizer: UIGestureRecognizer) -> CGPoint {
    let point = recognizer.location(in: self)
    return CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
  }

  // MARK: Applying a scale

  /// Applies a scale that keeps a point of the zoomed view at a location in the scroll view.
  func show(scale: Double, _ view: UIView, keeping anchor: CGPoint, at location: CGPoint) {
    let didScale = apply(scale, to: view)
    let point = convert(anchor, from: view)
    var offset = Point(x: Double(point.x - location.x), y: Double(point.y - location.y))
    if !bouncesHorizontally { offset.x = axes.x.clamped(offset.x) }
    if !bouncesVertically { offset.y = axes.y.clamped(offset.y) }
    showZoomed(offset, didScale: didScale)
  }

  /// Applies a scale and an offset.
  func show(scale: Double, offset: Point, _ view: UIView) {
    let didScale = apply(scale, to: view)
    showZoomed(offset, didScale: didScale)
  }

  private func showZoomed(_ offset: Point, didScale: Bool) {
    let before = contentOffset
    move(to: offset)
    // A new offset asks for layout itself: clients centre the content there, whatever changed its size.
    if didScale, contentOffset == before { setNeedsLayout() }
    tracking?.rebase(to: Point(contentOffset), in: axes, constants)
    guard didScale else { return }
    listener?.scrollViewDidZoom(self)
    if insetWithSafeArea(content: contentSize) != toldInset {
      rangeMayHaveChanged(followsEdge: false)
    }
    noteCentring()
  }

  /// Scales the view and the content size; the origin of the view's frame is kept.
  private func apply(_ newScale: Double, to view: UIView) -> Bool {
    let new = CGFloat(newScale)
    guard newScale.isFinite, newScale > 0, new != scale else { return false }
    let origin = view.frame.origin
    zoomed.size = wholeContent(of: view)
    scale = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    let moved = view.frame.origin
    view.center = CGPoint(
      x: view.center.x + origin.x - moved.x,
      y: view.center.y + origin.y - moved.y
    )
    // The scale and the offset that follows are one change of the range.
    isScaling = true
    contentSize = scaled(zoomed.size, by: new)
    isScaling = false
    return true
  }

  /// The content's size at the scale 1.
  ///
  /// It is kept from one scale to the next, as long as no client sets a size: neither the content's nor that of a
  /// view whose frame a client sets comes back from a scale as it was. If the view is the whole content, it is
  /// exactly the view's size.
  func wholeContent(of view: UIView) -> CGSize {
    if isShown(zoomed.size) { return zoomed.size }
    let whole = view.bounds.size
    if isShown(whole) { return whole }
    return CGSize(width: contentSize.width / scale, height: contentSize.height / scale)
  }

  /// Whether the content has a size at the scale 1, but for rounding.
  private func isShown(_ whole: CGSize) -> Bool {
    let (size, tolerance) = (scaled(whole, by: scale), CGFloat(ScrollAxis.roundingTolerance))
    return abs(contentSize.width - size.width) < tolerance
      && abs(contentSize.height - size.height) < tolerance
  }

  func scaled(_ size: CGSize, by scale: CGFloat) -> CGSize {
    CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Calls the delegate for the end of a zoom.
  func tellZoomEnded(_ view: UIView) {
    cameToRest()
    listener?.scrollViewDidEndZooming(self, with: view, atScale: scale)
  }
}
