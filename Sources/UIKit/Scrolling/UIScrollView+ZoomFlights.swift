import TouchCore

// Zooming without fingers: a bounce from beyond a limit, or a requested animation.
extension UIScrollView {
  // MARK: Bounce

  /// Animates the scale and the offset back into their ranges.
  func bounceZoom(_ view: UIView, about location: CGPoint) {
    let target = zoomLimits.clamped(Double(scale))
    var flight = flight(
      of: view,
      to: target,
      anchor: anchor(of: view, at: location),
      isBounce: true
    )
    let (now, end) = (Point(contentOffset), lead(of: flight, at: target))
    let (width, height) = (Double(view.bounds.width), Double(view.bounds.height))
    let growth = (target - Double(scale)).magnitude
    flight.motion = ZoomMotion(
      bouncingFrom: Double(scale),
      now,
      to: target,
      end,
      extent: max((end - now).length, growth * max(width, height)),
      at: self.now,
      constants
    )
    zoomFlight = flight
    if window == nil { settleAtOnce() } else { scheduleFrame() }
  }

  /// A zoom that hasn't begun to move.
  private func flight(
    of view: UIView,
    to goal: Double,
    anchor: (point: Vector, location: Vector),
    isBounce: Bool
  ) -> ZoomFlight {
    ZoomFlight(
      motion: ZoomMotion(
        easingFrom: Double(scale),
        Point(contentOffset),
        to: Double(scale),
        Point(contentOffset),
        duration: constants.animationDuration,
        at: now
      ),
      view: view,
      goal: goal,
      anchor: anchor.point,
      location: anchor.location,
      isBounce: isBounce,
      serial: nextSerial(),
      shownTime: now
    )
  }

  /// The point of a view that is at a location of the scroll view, to be kept there.
  private func anchor(of view: UIView, at location: CGPoint) -> (point: Vector, location: Vector) {
    let (origin, scale) = (view.frame.origin, Double(scale))
    let x = Double(contentOffset.x + location.x - origin.x) / scale
    let y = Double(contentOffset.y + location.y - origin.y) / scale
    return (Vector(dx: x, dy: y), Vector(dx: Double(location.x), dy: Double(location.y)))
  }

  /// Where a zoom comes to rest at a scale: as near to its anchor as the range in force allows.
  private func end(of flight: ZoomFlight, at target: Double) -> Point {
    let origin = flight.view.frame.origin
    return axes(ofContent: scaled(wholeContent(of: flight.view), by: CGFloat(target))).clamped(
      Point(
        x: Double(origin.x) + flight.anchor.dx * target - flight.location.dx,
        y: Double(origin.y) + flight.anchor.dy * target - flight.location.dy
      )
    )
  }

  /// Where a motion leads a zoom at a scale: to its end, but for the insets that the client will have there.
  private func lead(of flight: ZoomFlight, at target: Double) -> Point {
    let end = end(of: flight, at: target)
    return centred(end, scaled(wholeContent(of: flight.view), by: CGFloat(target)))
  }

  // MARK: Frames

  /// Shows the zoom's next frame, towards the range in force.
  func stepZoom() {
    guard var flight = zoomFlight else { return }
    let time = now
    guard flight.motion.endTime > time else { return finishZoom(flight) }
    redirect(&flight)
    flight.shownTime = time
    zoomFlight = flight
    let scale = flight.motion.scale(at: time)
    if tracking == nil, self.flight == nil {
      show(scale: scale, offset: flight.motion.offset(at: time), flight.view)
    } else {
      show(scale: scale, besideMotionOf: flight.view)
    }
  }

  /// Applies a scale while something else moves the content: about the finger that drags it, or without a
  /// move of its own.
  private func show(scale: Double, besideMotionOf view: UIView) {
    guard tracking != nil else { return show(scale: scale, offset: Point(contentOffset), view) }
    let location = viewportPoint(of: pan)
    let anchor = CGPoint(x: contentOffset.x + location.x, y: contentOffset.y + location.y)
    show(scale: scale, view, keeping: view.convert(anchor, from: self), at: location)
  }

  /// Leads a zoom to where it has to end by now, if that or the content has changed since it was shown.
  private func redirect(_ flight: inout ZoomFlight) {
    let target = zoomLimits.clamped(flight.goal)
    let end = lead(of: flight, at: target)
    let (scale, offset) = (Double(scale), Point(contentOffset))
    let motion = flight.motion
    guard
      end != motion.endOffset || target != motion.endScale
        || scale != motion.scale(at: flight.shownTime)
        || offset != motion.offset(at: flight.shownTime)
    else { return }
    flight.motion.redirect(from: scale, offset, to: target, end, at: flight.shownTime)
  }

  /// Shows the end of a zoom, and calls the delegate once.
  func finishZoom(_ flight: ZoomFlight) {
    let target = zoomLimits.clamped(flight.goal)
    let isAlone = tracking == nil && self.flight == nil
    let end = lead(of: flight, at: target)
    if isAlone {
      show(scale: target, offset: end, flight.view)
    } else {
      show(scale: target, besideMotionOf: flight.view)
    }
    guard zoomFlight?.serial == flight.serial else { return }
    // The delegate may have moved the view and changed the range, and may begin another zoom where content moves.
    zoomFlight = nil
    untoldZoom = flight.view
    if isAlone, tracking == nil, self.flight == nil, Point(contentOffset) == end {
      move(to: self.end(of: flight, at: target))
    }
    enterRange()
    tellUntoldZoom()
  }

  /// Tells the end of a zoom that is over, if that wasn't told: before another one begins.
  func tellUntoldZoom() {
    guard let view = untoldZoom else { return }
    untoldZoom = nil
    tellZoomEnded(view)
  }

  /// Ends a zoom without fingers where it is, and calls the delegate once.
  func endZoomFlight(_ flight: ZoomFlight) {
    guard zoomFlight?.serial == flight.serial else { return }
    zoomFlight = nil
    tellZoomEnded(flight.view)
  }

  // MARK: Programmatic zooming

  /// The view that zooms; a zoom of another view, or by another scale than it has by now, ends.
  private func viewWithScale() -> UIView? {
    guard let view = zoomView else { return nil }
    if hasOwnScale(view) {
      endZoom()
      if let zoomFlight { endZoomFlight(zoomFlight) }
      takeScale(of: view)
    }
    return view
  }

  /// Zooms about the centre, within the limits.
  func zoomAboutMiddle(to wanted: CGFloat, animated: Bool) {
    guard Double(wanted).isFinite, let view = viewWithScale() else { return }
    if contentSize == .zero { contentSize = view.frame.size }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let target = zoomLimits.clamped(Double(wanted))
    zoom(view, to: target, anchor(of: view, at: middle), animated: animated)
  }

  /// Zooms until a part of the view is centred at the largest scale at which it fits (rule 8.18).
  func zoomToFit(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull, !rect.isInfinite, Point(rect.origin).isFinite,
      Double(rect.width).isFinite, Double(rect.height).isFinite, let view = viewWithScale()
    else { return }
    if contentSize == .zero { contentSize = view.frame.size }
    // Insets don't count: those that centre a small picture are gone when it is large.
    let room = Vector(dx: Double(bounds.width), dy: Double(bounds.height))
    let target = zoomLimits.scale(fitting: Double(rect.width), Double(rect.height), into: room)
    // The view's coordinates start at its bounds' origin.
    let middle = Vector(
      dx: Double(rect.midX - view.bounds.minX),
      dy: Double(rect.midY - view.bounds.minY)
    )
    zoom(view, to: target, (middle, room * 0.5), animated: animated)
  }

  private func zoom(
    _ view: UIView,
    to target: Double,
    _ anchor: (point: Vector, location: Vector),
    animated: Bool
  ) {
    if let zoomFlight { endZoomFlight(zoomFlight) }
    tellUntoldZoom()
    endFlight(completed: false)
    // A delegate call may have started a newer zoom or scroll, or replaced the view.
    guard zoomFlight == nil, flight == nil, zoomView === view else { return }
    noteCentring()
    var flight = flight(of: view, to: target, anchor: anchor, isBounce: false)
    let end = end(of: flight, at: target)
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
    flight.motion = ZoomMotion(
      easingFrom: Double(scale),
      Point(contentOffset),
      to: target,
      lead(of: flight, at: target),
      duration: constants.animationDuration,
      at: now
    )
    zoomFlight = flight
    showIndicators(andFade: false)
    listener?.scrollViewWillBeginZooming(self, with: view)
    guard zoomFlight?.serial == flight.serial else { return }
    scheduleFrame()
  }
}
