import TouchCore

// Content that moves without a finger, once per frame of the application's clock.
extension UIScrollView {
  // MARK: Frames

  /// Schedules the next frame that changes something visible.
  func scheduleFrame() {
    guard flight != nil || zoomFlight != nil || restTime != nil else { return }
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
    if flight != nil || zoomFlight != nil {
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

  /// Schedules layout for the end of the turn without marking the superviews.
  func askForScrolledLayout(_ application: UIApplication) {
    guard !wasScrolled else { return }
    wasScrolled = true
    application.scrolledViews.append(Weak(self))
  }

  private func stepFlight() {
    guard flight != nil else { return }
    adaptFlight()
    guard let flight else { return }
    let (motion, time) = (flight.course.motion, now)
    move(to: motion.endTime <= time ? motion.end : motion.position(at: time))
    // The delegate may have stopped the flight, or changed the range that it ends in: the content comes to
    // that end with the next frame, even where the new motion is so short that it is over at once.
    guard self.flight?.serial == flight.serial else { return }
    adaptFlight()
    guard self.flight?.course.motion == motion, motion.endTime <= time else { return }
    endFlight(completed: true)
  }

  // MARK: Flights

  /// Starts an animation to an offset (rule 8.15); the content moves from the next frame on.
  func animate(to offset: CGPoint, for purpose: ScrollFlight.Purpose) {
    guard Point(offset).isFinite else { return }
    if tracking != nil {
      // While a finger drags, the content jumps to the requested offset at once. What is asked for as the finger lets go
      // waits for the target: it is animated if the delegate stops the content there.
      if releaseWish == nil { contentOffset = offset } else { releaseWish = .animate(to: offset) }
      return
    }
    if flight?.purpose != .animation { endFlight(completed: false) }
    guard offset != contentOffset else { return endFlight(completed: false) }
    var goal = Point(offset)
    // The top may be elsewhere by the time that the content comes there.
    if purpose == .scrollToTop { goal.y = -.infinity }
    flight = ScrollFlight(
      course: ScrollCourse(
        easingFrom: Point(contentOffset),
        to: goal,
        in: axes,
        duration: constants.animationDuration,
        at: now
      ),
      purpose: purpose,
      serial: nextSerial()
    )
    showIndicators(andFade: false)
    scheduleFrame()
    #if !hasFeature(Embedded)
      let application = application
      application.noteStart(unless: { [weak self] in UIView.shows(self) }) {
        [weak self, unowned application] _ in
        guard let self, flight?.purpose == purpose else { return }
        if let frameDeadline { application.deadlines.cancel(frameDeadline) }
        frameDeadline = nil
        flight = nil
        animate(to: offset, for: purpose)
      }
    #endif
  }

  /// Ends the flight and calls the delegate once; with it ends a deceleration that a finger has caught.
  func endFlight(completed: Bool) {
    guard let flight else { return endDeceleration() }
    self.flight = nil
    _ = nextSerial()
    cameToRest()
    switch flight.purpose {
    case .deceleration: endDeceleration()
    case .animation: listener?.scrollViewDidEndScrollingAnimation(self)
    case .scrollToTop: if completed { listener?.scrollViewDidScrollToTop(self) }
    }
  }

  /// Calls the delegate for the end of a deceleration whose beginning it was called for.
  func endDeceleration() {
    guard isToldToDecelerate else { return }
    isToldToDecelerate = false
    cameToRest()
    listener?.scrollViewDidEndDecelerating(self)
  }

  /// Stops all motion without fingers at the nearest offset and scale of their ranges.
  func stopEverything() {
    endFlight(completed: false)
    if let zoomFlight {
      if zoomFlight.isBounce { finishZoom(zoomFlight) } else { endZoomFlight(zoomFlight) }
    }
    enterRange()
  }

  /// Ends all motion without fingers at its final offset.
  func settleAtOnce() {
    if let flight {
      move(to: flight.course.motion.end)
      // The delegate may have changed the range.
      if let after = self.flight, after.serial == flight.serial {
        move(to: after.course.motion.end)
      }
      if self.flight?.serial == flight.serial { endFlight(completed: true) }
    }
    if let zoomFlight { finishZoom(zoomFlight) }
  }

  // MARK: The status bar

  /// Scrolls to the top after a tap on the status bar.
  func scrollToTop() {
    guard listener?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    if contentOffset.y > top.y { animate(to: top, for: .scrollToTop) }
  }
}
