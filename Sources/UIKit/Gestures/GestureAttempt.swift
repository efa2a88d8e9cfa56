import TouchCore

/// What a recognizer keeps from its first input to its reset, beside its inputs.
struct GestureAttempt {
  /// The index in the arbiter; nil while the recognizer takes no part.
  var id: RecognizerID?
  /// The session whose inputs the attempt is made of; a session that goes ends the attempt.
  ///
  /// Uncounted: each input goes by it.
  var sessionReference: Unmanaged<GestureSession>?
  /// What the recognizer itself has got to (rule 4.31).
  var own = UIGestureRecognizer.State.possible
  /// What the pass has granted: the state that others see.
  var granted = UIGestureRecognizer.State.possible
  /// The state that an action is being sent for, while it is sent.
  var sending: UIGestureRecognizer.State?
  /// Whether the recognizer would be recognized, but waits for another to fail (rule 4.17).
  var isWaiting = false
  /// Whether the recognizer was switched off or removed meanwhile (rules 4.24, 4.28).
  var isAbandoned = false
  /// How many of the recognizer's own methods are running.
  var callbacks = 0
  /// The callback that is running, while an observer asks for reasons; nil in all others.
  var callback: GestureCallback?
  /// Whether `reset()` is being called.
  var isResetting = false
  /// Whether `shouldBegin` is being asked.
  var isAsking = false
  /// Whether a wish was submitted, or the machine asked for silence, in this pass (rule 4.8).
  var hasSpoken = false
  /// The state that the machine is being followed into.
  var followed: UIGestureRecognizer.State?
  /// Whether the recognizer's own code began a gesture whose machine can't follow (rule 4.3).
  var isLed = false
  /// The state in which an input was ignored by the method that is running; nil if none was (rule 4.25).
  var ignoredIn: UIGestureRecognizer.State?
  /// Why the machine is about to make its request.
  var reason: GestureReason?

  /// Whether the attempt is made of presses, also after they ended.
  var isOfPresses = false
  /// The type of the attempt's first touch, also after that was lifted (rule 9.5); nil where it has none.
  var touchType: UITouch.TouchType?
  /// Where the last touch was lifted, for those that can still be asked for it (rule 4.30).
  var lastLift: CGPoint?
  /// The middle of the touches in window coordinates; stays where it was when they are gone.
  var location = CGPoint.zero
  /// How deep in the tree the recognizer's view was when the attempt began (rule 4.15).
  var depth = 0
  /// The window that the recognizer's view left since the last flush, in which the attempt began; nil for none.
  var leftWindow: ObjectIdentifier?
  /// When the application's clock calls the machine.
  var deadline: TouchTime?

  /// Discards everything but the location.
  mutating func startAnew() {
    let moved = location
    self = GestureAttempt()
    location = moved
  }

  /// The session, counted.
  var session: GestureSession? { sessionReference?.takeUnretainedValue() }
}
