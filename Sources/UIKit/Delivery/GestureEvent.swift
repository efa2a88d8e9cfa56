public import TouchCore

// Ours, not Apple's: what is decided, for observers and for logs.

/// How an event names recognizers, touches and presses: by reference while it is delivered, by number in a log.
public protocol GestureReferences {
  /// Names a recognizer.
  associatedtype Recognizer
  /// Names a touch.
  associatedtype Touch
  /// Names a press.
  associatedtype Press
}

/// The references of events that are delivered: the objects themselves.
public enum LiveReferences: GestureReferences {
  /// The recognizer.
  public typealias Recognizer = UIGestureRecognizer
  /// The touch.
  public typealias Touch = UITouch
  /// The press.
  public typealias Press = UIPress
}

/// What can be decided about a recognizer.
public enum GestureEvent<References: GestureReferences> {
  /// What a recognizer can take part in.
  public enum Input {
    /// A finger, a pencil or a pointer that touches.
    case touch(References.Touch)
    /// A button that is pressed (rule 9.3).
    case press(References.Press)
    /// The scrolling of a wheel or a touchpad (rule 6.9).
    case scroll
  }

  // MARK: Touches

  /// A touch began, moved or is over, as its phase says, before anything else is notified of it.
  case touched(References.Touch)
  /// A button went down, changed or is over, as the press's phase says, before anything else is notified of it.
  case pressed(References.Press)
  /// It takes part in input that began.
  case received(Input)
  /// It takes no part in input that began in its view or below it.
  case refused(Input, by: GestureDecision.InputRefuser)
  /// It takes no further part in input (rule 4.25).
  case ignored(Input)

  // MARK: State

  /// It asks for a state, and why; with what else it was held against: where it asks to be recognized,
  /// the limits that it kept, where it fails, how it stood against the others.
  case wished(GestureState, because: GestureReason, others: [GestureReason])
  /// It has the state now, for all to see.
  case entered(GestureState)
  /// It failed, and why; `other` prevented it, or was required to fail and did not.
  case failed(because: GestureReason, other: References.Recognizer?)
  /// It would be recognized, but waits for another to fail (rule 4.17).
  case waiting(for: References.Recognizer)
  /// It waited for another, which failed or took no part after all.
  case released
  /// It has to wait for another in this attempt (rules 4.17, 4.22).
  case requires(References.Recognizer)
  /// It was not made to wait for another, because that one waits for it (rule 4.23).
  case requirementRefused(References.Recognizer)
  /// Its attempt is over, and it starts afresh (rule 4.5).
  case reset

  // MARK: Questions

  /// A recognizer, its delegate or a view was asked, and answered.
  case asked(
    GestureDecision.Question,
    other: References.Recognizer?,
    of: GestureDecision.Respondent,
    answer: Bool
  )

  // MARK: Effects

  /// Its action was sent to so many targets.
  case sentAction(GestureState, targets: Int)
  /// It took a touch away from its view, or a press from its responder (rule 5.1).
  case cancelledInView(Input)
  /// It holds back a touch's beginning, or its lift, from the view, or a press's from its responder
  /// (rules 5.4, 5.6).
  case delays(Input)
  /// No recognizer defers it any more: its responder is notified of it now (rules 5.4, 5.6).
  case deliveredDeferred(Input)
}

extension GestureEvent.Input: Equatable
where References.Touch: Equatable, References.Press: Equatable {}
extension GestureEvent.Input: Hashable
where References.Touch: Hashable, References.Press: Hashable {}
extension GestureEvent.Input: Sendable
where References.Touch: Sendable, References.Press: Sendable {}

extension GestureEvent: Equatable
where
  References.Recognizer: Equatable, References.Touch: Equatable, References.Press: Equatable
{}
extension GestureEvent: Hashable
where
  References.Recognizer: Hashable, References.Touch: Hashable, References.Press: Hashable
{}
extension GestureEvent: Sendable
where
  References.Recognizer: Sendable, References.Touch: Sendable, References.Press: Sendable
{}
