// Ours, not Apple's: how a host gets to know what the user should feel.

extension UIApplication {
  /// Called for all feedback that generators request; nil ignores it (rule 9.2).
  ///
  /// Ours, not Apple's.
  public var onFeedback: ((Feedback) -> Void)? {
    get { feedback.listener }
    set { feedback.listener = newValue }
  }
}
