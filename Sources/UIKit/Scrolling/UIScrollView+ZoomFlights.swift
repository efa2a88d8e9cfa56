import TouchCore

// Zooming without fingers: a bounce from beyond a limit, or a requested animation.
extension UIScrollView {
  // MARK: Bounce

  /// Animates the scale and the offset back into their ranges.
  func bounceZoom(_ view: UIView, to target: Double, about place: CGPoint) {
    let end = offset(at: target, keeping: place, of: view)
    let now = Point(contentOffset)
    let (width, height) = (Double(view.bounds.width), Double(view.bounds.height))
    let growth = (target - Double(scale)).magnitude
    let extent = max((end - now).length, growth * max(width, height))
    zoomFlight = ZoomFlight(
      motion: ZoomMotion(
        bouncingFrom: Double(scale),
        now,
        to: target,
        end,
        extent: extent,
        at: self.now,
        constants
      ),
      view: view,
      isBounce: true,
      serial: nextSerial()
    )
    if window == nil { settleAtOnce() } else { scheduleFrame() }
  }

  /// The offset in range at another scale that comes nearest to keeping a point of the view fixed.
  private func offset(at target: Double, keeping place: CGPoint, of view: UIView) -> Point {
    let ratio = target / Double(scale)
    var axes = axes
    axes.x.content *= ratio
    axes.y.content *= ratio
    let origin = view.frame.origin
    let point = Vector(
      dx: Double(contentOffset.x + place.x - origin.x) * ratio,
      dy: Double(contentOffset.y + place.y - origin.y) * ratio
    )
    return axes.clamped(
      Point(
        x: Double(origin.x) + point.dx - Double(place.x),
        y: Double(origin.y) + point.dy - Double(place.y)
      )
    )
  }

  // MARK: Frames

  /// Shows the zoom's next frame.
  func stepZoom() {
    guard let flight = zoomFlight else { return }
    let time = now
    let isOver = flight.motion.endTime <= time
    let scale = isOver ? flight.motion.endScale : flight.motion.scale(at: time)
    if tracking == nil, self.flight == nil {
      let offset = isOver ? flight.motion.endOffset : flight.motion.offset(at: time)
      show(scale: scale, offset: offset, flight.view)
    } else {
      // If something else controls the offset, only the scale changes, about the finger or the
      // centre.
      let place =
        tracking == nil
        ? CGPoint(x: bounds.width / 2, y: bounds.height / 2) : viewportPoint(of: pan)
      let anchor = CGPoint(x: contentOffset.x + place.x, y: contentOffset.y + place.y)
      show(
        scale: scale,
        flight.view,
        keeping: flight.view.convert(anchor, from: self),
        at: place
      )
    }
    if isOver, zoomFlight?.serial == flight.serial { endZoomFlight(flight) }
  }

  /// Ends a zoom without fingers, and calls the delegate once.
  func endZoomFlight(_ flight: ZoomFlight) {
    guard zoomFlight?.serial == flight.serial else { return }
    zoomFlight = nil
    tellZoomEnded(flight.view)
  }

  // MARK: Programmatic zooming

  /// Zooms about the centre, within the limits.
  func zoomAboutMiddle(to wanted: CGFloat, animated: Bool) {
    guard let view = zoomView, Double(wanted).isFinite else { return }
    if contentSize == .zero { contentSize = view.frame.size }
    let target = zoomLimits.clamped(Double(wanted))
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let end = offset(at: target, keeping: middle, of: view)
    zoom(view, to: target, end, animated: animated)
  }

  /// Zooms until a part of the view is centred at the largest scale at which it fits (rule 8.18).
  func zoomToFit(_ rect: CGRect, animated: Bool) {
    guard let view = zoomView, !rect.isNull, !rect.isInfinite, Point(rect.origin).isFinite,
      Double(rect.width).isFinite, Double(rect.height).isFinite
    else { return }
    if contentSize == .zero { contentSize = view.frame.size }
    let inset = adjustedContentInset
    let room = Vector(
      dx: Double(bounds.width - inset.left - inset.right),
      dy: Double(bounds.height - inset.top - inset.bottom)
    )
    let target = zoomLimits.scale(fitting: Double(rect.width), Double(rect.height), into: room)
    var axes = axes
    axes.x.content *= target / Double(scale)
    axes.y.content *= target / Double(scale)
    let origin = view.frame.origin
    // The view's coordinates start at its bounds' origin.
    let x = Double(rect.midX - view.bounds.minX) * target + Double(origin.x)
    let y = Double(rect.midY - view.bounds.minY) * target + Double(origin.y)
    let end = axes.clamped(
      Point(
        x: x - Double(inset.left) - room.dx / 2,
        y: y - Double(inset.top) - room.dy / 2
      )
    )
    zoom(view, to: target, end, animated: animated)
  }

  private func zoom(_ view: UIView, to target: Double, _ end: Point, animated: Bool) {
    if let zoomFlight { endZoomFlight(zoomFlight) }
    endFlight(completed: false)
    // A delegate call may have started a newer zoom or scroll.
    guard zoomFlight == nil, flight == nil else { return }
    guard target != Double(scale) || end != Point(contentOffset) else { return }
    // A zoom by fingers continues from the new scale.
    if let session = zoomSession, let pinch {
      show(scale: target, offset: end, view)
      zoomSession?.base =
        zoomLimits.asked(showing: target) / max(Double(pinch.scale), 1e-6)
      zoomSession?.anchor = pinch.location(in: session.view)
      return
    }
    guard animated else { return show(scale: target, offset: end, view) }
    let serial = nextSerial()
    zoomFlight = ZoomFlight(
      motion: ZoomMotion(
        easingFrom: Double(scale),
        Point(contentOffset),
        to: target,
        end,
        duration: constants.animationDuration,
        at: now
      ),
      view: view,
      isBounce: false,
      serial: serial
    )
    showIndicators(andFade: false)
    delegate?.scrollViewWillBeginZooming(self, with: view)
    guard zoomFlight?.serial == serial else { return }
    scheduleFrame()
  }
}
