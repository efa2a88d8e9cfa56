/// Lets the outcome of something be felt (rule 9.2).
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something came out.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a warning.
    case warning = 1
    /// Badly.
    case error = 2
  }

  /// Creates a generator.
  public override init() { super.init() }

  override var generator: Feedback.Generator? { .notification }

  /// Something came out.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    report(.notification(notificationType))
  }
}
