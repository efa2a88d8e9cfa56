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

  /// What was decided, with the objects themselves.
  public typealias Event = GestureEvent<LiveReferences>
  /// Input that a recognizer can take part in, with the objects themselves.
  public typealias Input = Event.Input

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
