import TouchCore

// Scrolling by fingers (rules 8.4 to 8.10, 8.14, 8.17).
extension UIScrollView {
  // MARK: Touches

  /// Whether a new touch would catch moving content (rule 8.14).
  var isCatchable: Bool {
    guard pan.isEnabled, pan.view === self, let flight else { return false }
    return flight.purpose == .deceleration && !flight.isCaught
  }

  /// A finger touched: moving content stops at its current offset (rule 8.14).
  func fingersTouched() {
    isTouched = true
    if flight?.purpose == .deceleration { flight?.isCaught = true }
  }

  /// The pan's attempt is over: caught content comes to rest, or moves back into its range.
  func fingersLeft() {
    isTouched = false
    guard tracking == nil, let flight, flight.isCaught else { return }
    let motion = release(velocity: .zero, rested: true, start: Point(contentOffset)).motion(at: now)
    guard !motion.isResting else { return endFlight(completed: true) }
    self.flight?.motion = motion
    self.flight?.isCaught = false
    scheduleFrame()
  }

  /// Adds or removes the recognizer that delays the content's touches (rule 8.3).
  func updateTouchDelay() {
    if delaysContentTouches, isScrollEnabled {
      if touchDelay.view !== self { addGestureRecognizer(touchDelay) }
    } else if touchDelay.view === self {
      removeGestureRecognizer(touchDelay)
    }
  }

  // MARK: Beginning a drag

  /// Whether the pan may begin (rules 8.5, 8.7, 8.17).
  func dragMayBegin() -> Bool {
    guard isScrollEnabled else { return false }
    let way = pan.path(in: self)
    guard axes.canMove(along: way, from: Point(contentOffset)) else {
      pan.refuse("couldn't scroll the way that the finger went")
      return false
    }
    guard contentGivesUpTouches(of: pan) else {
      pan.refuse("what the finger touched keeps its touches (touchesShouldCancel)")
      return false
    }
    return true
  }

  /// Whether the content that received a gesture's touches may lose them (rule 8.5).
  func contentGivesUpTouches(of recognizer: UIGestureRecognizer) -> Bool {
    let touches = recognizer.attempt.touches
    for touch in touches where touch.tracking.delivery == .delivered {
      guard let content = touch.view, content !== self else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: content) { return false }
    }
    return true
  }

  // MARK: The drag

  /// Handles the pan's action.
  func panned(_ pan: UIGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag()
    case .changed: drag()
    case .ended: endDrag(isThrown: true)
    case .cancelled: endDrag(isThrown: false)
    case .possible, .failed: break
    }
  }

  private func beginDrag() {
    guard tracking == nil else { return }
    tracking = ScrollTracking(
      from: Point(contentOffset),
      in: axes,
      lock: isDirectionalLockEnabled
        ? ScrollTracking.lock(along: pan.path(in: self), constants) : .free,
      at: now,
      constants
    )
    // Delegate calls about the end find the drag in charge.
    endFlight(completed: false)
    showIndicators(andFade: false)
    delegate?.scrollViewWillBeginDragging(self)
    drag()
  }

  private func drag() {
    guard var drag = tracking else { return }
    let translation = pan.translation(in: self)
    let way = Vector(dx: Double(translation.x), dy: Double(translation.y))
    if zoomSession != nil {
      // During a zoom by two fingers, the zoom moves the content.
      tracking?.skip(to: way, at: now)
      return
    }
    let offset = drag.follow(way, from: Point(contentOffset), in: axes, at: now, constants)
    tracking = drag
    move(to: offset)
  }

  private func endDrag(isThrown: Bool) {
    guard tracking != nil else { return }
    if isThrown { drag() }
    guard let drag = tracking else { return }
    isTouched = false
    let isZooming = zoomSession != nil || zoomFlight != nil
    let rested = !isThrown || isZooming || drag.rested(at: now, constants)
    let speed = isThrown && !isZooming ? pan.velocity(in: self) : .zero
    let velocity = Vector(
      dx: drag.lock == .vertical ? 0 : -Double(speed.x),
      dy: drag.lock == .horizontal ? 0 : -Double(speed.y)
    )
    var thrown = release(velocity: velocity, rested: rested, start: drag.start)
    let natural = thrown.motion(at: now).end
    var target = CGPoint(natural)
    if isThrown {
      let told = thrown.reportedVelocity
      delegate?.scrollViewWillEndDragging(
        self,
        withVelocity: CGPoint(x: CGFloat(told.dx / 1000), y: CGFloat(told.dy / 1000)),
        targetContentOffset: &target
      )
    }
    guard tracking != nil else { return }
    // The delegate may have changed the content, and so the release.
    thrown = release(velocity: velocity, rested: rested, start: drag.start)
    let motion =
      target == CGPoint(natural)
      ? thrown.motion(at: now) : thrown.motion(to: Point(target), at: now)
    tracking = nil
    let decelerates = !motion.isResting && !isZooming
    let serial = nextSerial()
    let offset = contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard serial == lastSerial, tracking == nil else { return }
    guard decelerates else { return cameToRest() }
    let moved = Point(contentOffset) - Point(offset)
    decelerate(
      moved == .zero
        ? motion
        : motion.continued(
          at: now,
          movedBy: moved,
          in: axes,
          rate: Double(decelerationRate.rawValue),
          constants
        )
    )
  }

  /// How the content moves if the fingers release it now.
  private func release(velocity: Vector, rested: Bool, start: Point) -> ScrollRelease {
    var release = ScrollRelease(
      geometry: axes,
      offset: Point(contentOffset),
      velocity: velocity,
      rested: rested,
      rate: Double(decelerationRate.rawValue),
      constants: constants
    )
    if isPagingEnabled {
      let (width, height) = (Double(bounds.width), Double(bounds.height))
      release.pages = (
        ScrollPaging(page: width, start: start.x, flickSpeed: constants.pageFlickSpeed),
        ScrollPaging(page: height, start: start.y, flickSpeed: constants.pageFlickSpeed)
      )
    }
    return release
  }

  private func decelerate(_ motion: ScrollMotion) {
    let serial = nextSerial()
    flight = ScrollFlight(motion: motion, purpose: .deceleration, serial: serial)
    delegate?.scrollViewWillBeginDecelerating(self)
    guard flight?.serial == serial else { return }
    if window == nil { settleAtOnce() } else { scheduleFrame() }
  }
}

extension ScrollMotion {
  /// Whether neither fingers nor flights move or zoom the content.
  var isResting: Bool {
    if case .resting = x, case .resting = y { return true }
    return false
  }
}
