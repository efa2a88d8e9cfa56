import TouchCore

// Content that moves without a finger, once per frame of the application's clock.
extension UIScrollView {
  // MARK: Frames

  /// Schedules the next frame that changes something visible.
  func scheduleFrame() {
    let application = application
    guard let time = nextFrameTime(application) else { return }
    if let waiting = frameDeadline, waiting.isPending {
      if waiting.time <= time { return }
      application.deadlines.reschedule(waiting, at: time)
      return
    }
    let waiting = Weak(self)
    frameDeadline = application.deadlines.schedule(at: time) {
      waiting.object?.frameCame()
    }
  }

  private func nextFrameTime(_ application: UIApplication) -> TouchTime? {
    let now = application.now
    if flight.map({ !$0.isCaught }) ?? false || zoomFlight != nil {
      return application.frameTime(application.frameIndex(after: now, stride: 1))
    }
    guard let restTime else { return nil }
    let fade = max(now, restTime + constants.indicatorDelay)
    return application.frameTime(application.frameIndex(after: fade, stride: 1))
  }

  private func frameCame() {
    frameDeadline = nil
    stepFlight()
    stepZoom()
    fadeIndicators()
    scheduleFrame()
  }

  // MARK: Layout

  /// Schedules layout for the end of the turn without marking the superviews.
  func askForScrolledLayout() {
    guard !wasScrolled else { return }
    wasScrolled = true
    application.scrolledViews.append(Weak(self))
  }

  private func stepFlight() {
    guard let flight, !flight.isCaught else { return }
    let time = now
    let isOver = flight.motion.endTime <= time
    move(to: isOver ? flight.motion.end : flight.motion.position(at: time))
    // The delegate may have stopped the flight or changed its motion.
    guard let after = self.flight, after.serial == flight.serial, !after.isCaught,
      after.motion.endTime <= time
    else { return }
    endFlight(completed: true)
  }

  // MARK: Flights

  /// Starts an animation to an offset (rule 8.15); the content moves from the next frame on.
  func animate(to offset: CGPoint, for purpose: ScrollFlight.Purpose) {
    guard Point(offset).isFinite else { return }
    if tracking != nil {
      // While a finger drags, the content jumps to the requested offset at once.
      contentOffset = offset
      return
    }
    if let flight, flight.purpose != .animation { endFlight(completed: false) }
    guard offset != contentOffset else { return endFlight(completed: false) }
    flight = ScrollFlight(
      motion: ScrollMotion(
        from: Point(contentOffset),
        to: Point(offset),
        duration: constants.animationDuration,
        at: now
      ),
      purpose: purpose,
      serial: nextSerial()
    )
    showIndicators(andFade: false)
    scheduleFrame()
  }

  /// Ends the flight and calls the delegate once.
  func endFlight(completed: Bool) {
    guard let flight else { return }
    self.flight = nil
    _ = nextSerial()
    cameToRest()
    switch flight.purpose {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollToTop: if completed { delegate?.scrollViewDidScrollToTop(self) }
    }
  }

  /// Stops all motion without fingers at the current offset.
  func stopEverything() {
    endFlight(completed: false)
    if let zoomFlight { endZoomFlight(zoomFlight) }
  }

  /// Ends all motion without fingers at its final offset.
  func settleAtOnce() {
    if let flight {
      let serial = flight.serial
      move(to: flight.isCaught ? axes.clamped(Point(contentOffset)) : flight.motion.end)
      if self.flight?.serial == serial { endFlight(completed: true) }
    }
    if let zoomFlight {
      show(scale: zoomFlight.motion.endScale, offset: zoomFlight.motion.endOffset, zoomFlight.view)
      endZoomFlight(zoomFlight)
    }
  }

  // MARK: The status bar

  /// Scrolls to the top after a tap on the status bar.
  func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    if contentOffset.y > top.y { animate(to: top, for: .scrollToTop) }
  }
}
