/// How far an input has come on its way to its responder.
enum DeliveryState {
  /// The input is new: its window has not been sent its first event yet.
  case unbound
  /// The responder has not been told of the input yet: it is new, or deferred (rule 5.4).
  case pending
  /// The responder knows of the input.
  case delivered
  /// The responder knows of the input, but is about to lose it to a recognizer (rule 5.1).
  case withdrawn
  /// The responder is told nothing of the input any more, or never was.
  case closed
}
