public import TouchCore

// Ours, not Apple's: what an observer hears.

/// One decision of the engine.
public struct GestureDecision {
  /// When it was made, on the application's clock.
  public var time: TouchTime
  /// The recognizer that it is about; nil for what happened to an input itself.
  public var recognizer: UIGestureRecognizer?
  /// What was decided.
  public var event: Event

  /// What can be decided about a recognizer.
  public enum Event {
    // MARK: Touches

    /// A touch began, moved or is over, as its phase says, before anything else hears of it.
    case touched(UITouch)
    /// A button went down, changed or is over, as the press's phase says, before anything else hears of it.
    case pressed(UIPress)
    /// It takes part in input that began.
    case received(Input)
    /// It takes no part in input that began in its view or below it.
    case refused(Input, by: InputRefuser)
    /// It takes no further part in input (rule 4.25).
    case ignored(Input)

    // MARK: State

    /// It asks for a state, and why; with what else it was held against: where it asks to be recognized,
    /// the limits that it kept, where it fails, how it stood against the others.
    case wished(UIGestureRecognizer.State, because: GestureReason, besides: [GestureReason])
    /// It has the state now, for all to see.
    case entered(UIGestureRecognizer.State)
    /// It failed, and why; `other` is who prevented it, or was required to fail and did not.
    case failed(because: GestureReason, other: UIGestureRecognizer?)
    /// It would be recognized, but waits for another to fail (rule 4.17).
    case withheld(for: UIGestureRecognizer)
    /// It waited for another, which failed or took no part after all.
    case released
    /// It has to wait for another in this attempt (rules 4.17, 4.22).
    case requires(UIGestureRecognizer)
    /// It was not made to wait for another, because that one waits for it (rule 4.23).
    case requirementRefused(UIGestureRecognizer)
    /// Its attempt is over, and it starts afresh (rule 4.5).
    case reset

    // MARK: Questions

    /// A recognizer, a delegate or a view was asked, and answered.
    case asked(Question, other: UIGestureRecognizer?, of: Respondent, answer: Bool)

    // MARK: Effects

    /// Its action was sent to so many targets.
    case sentAction(UIGestureRecognizer.State, targets: Int)
    /// It took a touch away from its view, or a press from its responder (rule 5.1).
    case cancelledInView(Input)
    /// It holds back a touch's beginning, or its lift, from the view, or a press's from its responder
    /// (rules 5.4, 5.6).
    case delays(Input)
    /// No recognizer defers it any more: its responder hears of it now (rules 5.4, 5.6).
    case letGo(Input)
  }

  /// What a recognizer can take part in.
  public enum Input {
    /// A finger, a pencil or a pointer that touches.
    case touch(UITouch)
    /// A button that is pressed (rule 9.3).
    case press(UIPress)
    /// The scrolling of a wheel or a touchpad (rule 6.9).
    case scroll
  }

  /// Why a recognizer takes no part in input (rule 3.3).
  public enum InputRefuser: Hashable, Sendable {
    /// It is switched off.
    case disabled
    /// It is over, and waits for those that it is linked with (rule 4.5).
    case finished
    /// It takes part in another application's touches.
    case otherApplication
    /// Its `allowedTouchTypes` leave out the touch's.
    case touchType
    /// Its `allowedPressTypes` leave out the press's (rule 9.3).
    case pressType
    /// Its `allowedScrollTypesMask` leaves out the scrolling's, or it never takes any (rule 6.9).
    case scrollType
    /// It has input of another type (rule 9.5).
    case mixedTypes
    /// The pointer's buttons are not those that it needs (rule 9.4).
    case buttons
    /// Its `shouldReceive(_:)`, or its delegate asked by that, refused the event.
    case event
    /// Its delegate refused the touch, or the press.
    case delegate
    /// Client code took it away while it was asked.
    case removed
  }

  /// What recognizers, delegates and views are asked.
  public enum Question: Hashable, Sendable {
    /// Whether the gesture may begin (rules 4.9, 4.10).
    case shouldBegin
    /// Whether two may be recognized together (rule 4.11).
    case simultaneously
    /// Whether the one being recognized keeps the other from it (rule 4.12).
    case canPrevent
    /// Whether one can be kept from being recognized by the other (rule 4.12).
    case canBePrevented
    /// Whether one has to wait for the other to fail (rule 4.22).
    case requireFailure
    /// Whether the other has to wait for one to fail (rule 4.22).
    case beRequiredToFail
  }

  /// Who is asked.
  public enum Respondent: Hashable, Sendable {
    /// The recognizer's own class.
    case recognizer
    /// The recognizer's delegate.
    case delegate
    /// A view between the touched one and the recognizer's own (rule 4.10).
    case view
  }
}
