import TouchCore

// What is a touch's own on the way that it shares with presses and scrolling.
extension UITouch: Trackable {
  typealias Kind = UITouch

  var responder: UIResponder? { ownView }
  var observed: GestureDecision.Input { .touch(self) }

  /// The key window follows touches (rule 2.8).
  func willBind() { ownWindow?.makeKey() }

  /// Views take one touch at a time unless they say otherwise (rule 2.9), and an exclusive view keeps
  /// others out (rule 2.10).
  func isAccepted(beside others: [UITouch]) -> Bool {
    guard let view = ownView else { return false }
    for other in others where other !== self && !other.tracking.phase.isFinal {
      guard other.serial < serial else { continue }
      if other.ownView === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if other.ownWindow === ownWindow, other.tracking.delivery != .closed {
        if view.isExclusiveTouch || other.ownView?.isExclusiveTouch == true { return false }
      }
    }
    return true
  }

  /// Whether the earlier touch would come in the middle of this one, which came in its place.
  ///
  /// A lifted touch whose beginning is deferred keeps no other out of a view that takes one touch at a time, nor
  /// out of one beside an exclusive view (rule 5.8).
  func overtakes(_ earlier: UITouch) -> Bool {
    guard let view = ownView, earlier.serial < serial else { return false }
    if earlier.ownView === view { return !view.isMultipleTouchEnabled }
    return earlier.ownWindow === ownWindow
      && (view.isExclusiveTouch || earlier.ownView?.isExclusiveTouch == true)
  }

  func isLost(in application: UIApplication) -> Bool { ownView?.window !== ownWindow }

  /// Types that are allowed, and one type an attempt unless told otherwise (rules 3.3, 9.5); buttons are
  /// asked of pointers only (rule 9.4).
  func mismatch(with recognizer: UIGestureRecognizer, _ event: UIEvent)
    -> GestureDecision.InputRefuser?
  {
    // For speed: making and comparing numbers that are objects costs thousands of instructions.
    let takesAll = recognizer.isPlain && recognizer.takesAllTouchTypes
    guard takesAll || recognizer.allowedTouchTypes.contains(NSNumber(value: ownType.rawValue))
    else {
      return .touchType
    }
    if recognizer.tracked.followsScroll { return .mixedTypes }
    if recognizer.requiresExclusiveTouchType,
      recognizer.attempt.isOfPresses || (recognizer.attempt.touchType ?? ownType) != ownType
    {
      return .mixedTypes
    }
    if ownType == .indirectPointer, let buttons = recognizer.buttons,
      event.ownButtons.isDisjoint(with: buttons)
    {
      return .buttons
    }
    return nil
  }

  func isRefused(byDelegateOf recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.mayHaveDelegate, let delegate = recognizer.delegate else { return false }
    return !delegate.gestureRecognizer(recognizer, shouldReceive: self)
  }

  func mark(_ recognizer: UIGestureRecognizer) {
    if recognizer.attempt.touchType == nil { recognizer.attempt.touchType = ownType }
  }

  func leave(_ recognizer: UIGestureRecognizer) {
    recognizer.ignore(self, for: recognizer.gestures.touches.event)
  }

  func sample(for recognizer: UIGestureRecognizer) -> ContactSample? { sample }

  /// As `sample`, for observers.
  package var sampleForObservers: ContactSample? { sample }

  /// What machines see of the touch; nil for a touch that a client made.
  @inline(__always)
  var sample: ContactSample? {
    // No closure: it would check its actor for every sample.
    guard let contact else { return nil }
    return ContactSample(id: contact, location: Point(current.location))
  }

  static var keepsWindow: Bool { true }

  static subscript(of recognizer: UIGestureRecognizer) -> Tracked<UITouch> {
    get { recognizer.tracked.touches }
    _modify { yield &recognizer.tracked.touches }
  }

  /// The middle of the touches.
  static func locate(_ recognizer: UIGestureRecognizer) {
    let touches = recognizer.tracked.touches.inputs
    guard !touches.isEmpty else { return }
    if touches.count == 1 {
      // The same, for speed.
      let location = touches[0].current.location
      recognizer.attempt.location = CGPoint(x: 0 + location.x, y: 0 + location.y)
      return
    }
    var x: CGFloat = 0
    var y: CGFloat = 0
    for index in touches.indices {
      x += touches[index].current.location.x
      y += touches[index].current.location.y
    }
    let count = CGFloat(touches.count)
    recognizer.attempt.location = CGPoint(x: x / count, y: y / count)
  }

  static func mayBeRefused(in responder: UIResponder) -> Bool {
    guard let content = responder.viewOfResponder else { return false }
    return UIView.aboveMereViews(content) != nil
  }

  static func isHeard(by responder: UIResponder, in session: GestureSession) -> Bool {
    guard session.isApplicationSilent, let content = responder.viewOfResponder else { return true }
    return !UIView.handsOnToApplication(from: content)
  }

  static func mayBegin(_ news: News<UITouch>, in responder: UIResponder) -> Bool {
    guard let content = responder.viewOfResponder else { return true }
    var above = UIView.aboveMereViews(content)
    while let view = above {
      above = UIView.aboveMereViews(view)
      if !view.letsTouchesBegin(news.inputs, with: news.event, in: content) { return false }
    }
    return true
  }

  static func feed(
    _ recognizer: UIGestureRecognizer,
    _ phase: InputPhase,
    _ inputs: InputMask,
    of pipeline: Pipeline<UITouch>,
    _ samples: inout SharedSamples
  ) -> Bool {
    guard recognizer.isPlain, let kind = GestureInput.Kind(phase) else { return false }
    samples.gather(inputs, of: pipeline.roster)
    recognizer.feed(
      GestureInput(kind, samples.list, at: samples.time),
      UITouch.self,
      isMixed: pipeline.phases.isMixed
    )
    return true
  }

  static func callback(of phase: InputPhase) -> GestureCallback? {
    switch phase {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .stationary: nil
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }

  static func tell(_ recognizer: UIGestureRecognizer, _ news: News<UITouch>) {
    switch news.phase {
    case .began: recognizer.touchesBegan(news.inputs, with: news.event)
    case .moved: recognizer.touchesMoved(news.inputs, with: news.event)
    case .stationary: break
    case .ended: recognizer.touchesEnded(news.inputs, with: news.event)
    case .cancelled: recognizer.touchesCancelled(news.inputs, with: news.event)
    }
  }

  static func tell(_ responder: UIResponder, _ news: News<UITouch>) {
    // For speed: views that only hand it on are gone past.
    let responder = responder.viewOfResponder.map(UIView.listener) ?? responder
    switch news.phase {
    case .began: responder.touchesBegan(news.inputs, with: news.event)
    case .moved: responder.touchesMoved(news.inputs, with: news.event)
    case .stationary: break
    case .ended: responder.touchesEnded(news.inputs, with: news.event)
    case .cancelled: responder.touchesCancelled(news.inputs, with: news.event)
    }
  }
}

extension TouchSample: InputSample {
  func isNews(after earlier: TouchSample) -> Bool { location != earlier.location }
}
