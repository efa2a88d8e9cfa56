// Ours, not Apple's: how a host gets to know what the user should feel.

/// What a generator asks the hardware for (rule 9.2); ours, not Apple's.
public enum Feedback: Hashable, Sendable {
  /// Who asks.
  public enum Generator: Hashable, Sendable {
    /// An impact generator of a style.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle)
    /// A notification generator.
    case notification
    /// A selection generator.
    case selection
  }

  /// To get ready; nothing is felt.
  case prepare(Generator)
  /// An impact, as hard as a number from 0 to 1 says.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// An outcome.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  /// A change of what is selected.
  case selection
}

extension UIApplication {
  /// Called with all that generators ask for; where nobody listens, nothing happens (rule 9.2).
  ///
  /// Ours, not Apple's.
  public var onFeedback: ((Feedback) -> Void)? {
    get { feedbackListener }
    set { feedbackListener = newValue }
  }
}
