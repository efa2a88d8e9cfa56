// Ours, not Apple's: how a host receives the requested feedback.

/// Feedback that a generator requests from the hardware (rule 9.2); ours, not Apple's.
public enum Feedback: Hashable, Sendable {
  /// The kind of generator.
  public enum Generator: Hashable, Sendable {
    /// An impact generator of a style.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle)
    /// A notification generator.
    case notification
    /// A selection generator.
    case selection
  }

  /// Prepare the hardware; nothing is felt.
  case prepare(Generator)
  /// An impact of an intensity from 0 to 1.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// The outcome of a task.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  /// A changed selection.
  case selection
  /// A sound or a vibration of the system, by its number.
  case sound(SystemSoundID)
}
