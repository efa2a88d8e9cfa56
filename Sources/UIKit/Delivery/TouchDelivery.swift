/// How far a touch has come on its way to its view.
enum TouchDelivery {
  /// The touch is new: its window has not been sent its first event yet.
  case unbound
  /// The view has not been told of the touch yet: it is new, or held back (rule 5.4).
  case pending
  /// The view knows of the touch.
  case delivered
  /// The view knows of the touch, but is about to lose it to a recognizer (rule 5.1).
  case withdrawn
  /// The view hears nothing of the touch any more, or never did.
  case closed
}
