import TouchCore

// Scrolling by fingers (rules 8.4 to 8.10, 8.14, 8.17).
extension UIScrollView {
  // MARK: Touches

  /// Whether a new touch would catch moving content (rule 8.14).
  var isCatchable: Bool {
    guard pan.isEnabled, pan.view === self, let flight else { return false }
    return flight.purpose == .deceleration
  }

  /// Whether a finger has caught the content, which decelerates until that finger lifts (rule 8.14).
  var isCaught: Bool { isToldToDecelerate && flight == nil }

  /// A finger touched: decelerating content stops at its current offset (rule 8.14).
  func fingersTouched() {
    isTouched = true
    if isToldToDecelerate, flight?.purpose == .deceleration { flight = nil }
  }

  /// The pan's attempt is over: content that was caught and not dragged comes to rest, or moves back into
  /// its range.
  func fingersLeft() {
    isTouched = false
    guard tracking == nil, isCaught else { return }
    guard zoomSession == nil, zoomFlight == nil else { return endDeceleration() }
    let course = release(velocity: .zero, rested: true).course(at: now)
    guard !course.isResting else { return endDeceleration() }
    flight = ScrollFlight(course: course, purpose: .deceleration, serial: nextSerial())
    if window == nil { settleAtOnce() } else { scheduleFrame() }
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

  /// Whether the pan may begin (rules 8.5, 8.7, 8.14, 8.17).
  func dragMayBegin() -> Bool {
    guard isScrollEnabled else { return false }
    if isCaught { return true }
    let displacement = pan.path(in: self)
    guard axes.canMove(along: displacement, from: Point(contentOffset)) else {
      pan.refuse("couldn't scroll the way that the finger went")
      return false
    }
    guard !leavesDrag(along: displacement) else {
      pan.refuse("was at its edge, and the scroll view around it scrolls that way")
      return false
    }
    if let words = wordsOfContent(keepingTouchesOf: pan) {
      pan.refuse(words)
      return false
    }
    return true
  }

  /// Why the content that received a gesture's touches keeps them; nil if it may lose them (rule 8.5).
  func wordsOfContent(keepingTouchesOf recognizer: UIGestureRecognizer) -> StaticString? {
    let touches = recognizer.tracked.touches.inputs
    for touch in touches where touch.tracking.delivery == .delivered {
      guard let content = touch.ownView, content !== self else { continue }
      if !canCancelContentTouches {
        return "the content keeps the touches that reached it (canCancelContentTouches)"
      }
      if !touchesShouldCancel(in: content) {
        return "what the finger touched keeps its touches (touchesShouldCancel)"
      }
    }
    return nil
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
      lock: isDirectionalLockEnabled ? nil : .free,
      at: now,
      constants
    )
    // Delegate calls about the end find the drag in charge. A deceleration ends when the content rests.
    if flight?.purpose == .deceleration {
      flight = nil
    } else if flight != nil {
      endFlight(completed: false)
    }
    showIndicators(andFade: false)
    dismissKeyboard()
    listener?.scrollViewWillBeginDragging(self)
    drag()
  }

  private func drag() {
    guard var drag = tracking else { return }
    let translation = pan.translation(in: self)
    let displacement = Vector(dx: Double(translation.x), dy: Double(translation.y))
    if zoomSession != nil {
      // During a zoom by two fingers, the zoom moves the content.
      tracking?.skip(to: displacement, at: now)
      return
    }
    if drag.lock == nil { drag.chooseLock(along: pan.path(in: self), constants) }
    let offset = drag.follow(displacement, from: Point(contentOffset), in: axes, at: now, constants)
    tracking = drag
    move(to: offset)
    if let refreshControl, tracking != nil { refreshControl.pulled(by: self) }
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
    let wish = isThrown ? wish(at: release(velocity: velocity, rested: rested)) : .nothing
    guard tracking != nil else { return }
    tracking = nil
    refreshControl?.released()
    goOn(Throw(velocity: velocity, rested: rested, wish: wish))
  }

  /// What the fingers did as they let go of the content, and what the delegate wants of it.
  private struct Throw {
    var velocity: Vector
    var rested: Bool
    var wish: ReleaseWish
  }

  /// Tells the delegate of a release; what it wants of the content (rule 8.10).
  private func wish(at release: ScrollRelease) -> ReleaseWish {
    let natural = release.course(at: now).motion.end
    let told = release.reportedVelocity
    var target = CGPoint(natural)
    releaseWish = .nothing
    listener?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: CGFloat(told.dx / 1000), y: CGFloat(told.dy / 1000)),
      targetContentOffset: &target
    )
    let wish = releaseWish
    releaseWish = nil
    if case .animate(let offset) = wish {
      if target == contentOffset, !isPagingEnabled { return .animate(to: offset) }
      contentOffset = offset
    }
    guard target != CGPoint(natural) else { return .nothing }
    guard !isPagingEnabled else {
      application.log("a paging scroll view goes to its own page, not to the delegate's target")
      return .nothing
    }
    return .target(Point(target))
  }

  /// The course of content that is thrown now, in the range in force.
  private func course(of thrown: Throw) -> ScrollCourse {
    let release = release(velocity: thrown.velocity, rested: thrown.rested)
    if case .target(let target) = thrown.wish { return release.course(to: target, at: now) }
    return release.course(at: now)
  }

  /// Ends the drag: the content decelerates along a course, or rests.
  ///
  /// The course is in force before the delegate is called, so that whatever it changes changes the course:
  /// content that is thrown in one range goes on as if it had been thrown in the other.
  private func goOn(_ thrown: Throw) {
    var isLed = false
    if case .animate(let offset) = thrown.wish {
      isLed = true
      animate(to: offset, for: .animation)
    }
    let course = course(of: thrown)
    let decelerates = !course.isResting && !isLed && zoomSession == nil && zoomFlight == nil
    let serial = nextSerial()
    if decelerates {
      flight = ScrollFlight(course: course, purpose: .deceleration, serial: serial)
    }
    let isTold = isToldToDecelerate
    listener?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else {
      guard flight == nil, tracking == nil else { return }
      endDeceleration()
      return cameToRest()
    }
    guard flight?.serial == serial else {
      if !isTold { tellOfEndedDeceleration() }
      return
    }
    if !isToldToDecelerate {
      isToldToDecelerate = true
      listener?.scrollViewWillBeginDecelerating(self)
      guard flight?.serial == serial else { return }
    }
    adaptFlight()
    if flight?.course.range != course.range { flight?.course = self.course(of: thrown) }
    if window == nil { settleAtOnce() } else { scheduleFrame() }
  }

  /// Tells of a deceleration that the delegate ended in the call that announced it.
  ///
  /// `willDecelerate` promised the calls: what a client starts or locks for a deceleration, it ends in the last one.
  private func tellOfEndedDeceleration() {
    isToldToDecelerate = true
    listener?.scrollViewWillBeginDecelerating(self)
    if tracking == nil, flight?.purpose != .deceleration { endDeceleration() }
  }

  /// How the content moves if the fingers release it now.
  private func release(velocity: Vector, rested: Bool) -> ScrollRelease {
    var release = ScrollRelease(
      geometry: axes,
      offset: Point(contentOffset),
      velocity: velocity,
      rested: rested,
      rate: Double(decelerationRate.rawValue),
      constants: constants
    )
    if isPagingEnabled {
      release.pages = (
        ScrollPaging(page: Double(bounds.width), flickSpeed: constants.pageFlickSpeed),
        ScrollPaging(page: Double(bounds.height), flickSpeed: constants.pageFlickSpeed)
      )
    }
    return release
  }
}

/// What a delegate wants of content that is released.
enum ReleaseWish {
  /// That it goes on by itself.
  case nothing
  /// That it comes to rest at an offset.
  case target(Point)
  /// That it stops, and is animated to an offset.
  case animate(to: CGPoint)
}
