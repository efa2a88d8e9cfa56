/// One thing that the arbiter decided, to be carried out in the order given.
public enum GestureAction: Hashable, Sendable {
  /// The recognizer enters the state and sends its action.
  case enter(RecognizerID, GestureState)
  /// The recognizer fails without an action.
  case fail(RecognizerID, GestureReason)
  /// The recognizer would be recognized, but waits for another to fail first (rule 4.17).
  case withhold(RecognizerID, for: RecognizerID)
  /// The attempt is over for good: the recognizer starts afresh (rule 4.5).
  case reset(RecognizerID)
}
