/// Generates feedback for the outcome of a task (rule 9.2).
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  public enum FeedbackType: Int, Sendable {
    /// Success.
    case success = 0
    /// Success with a warning.
    case warning = 1
    /// Failure.
    case error = 2
  }

  /// Creates a generator.
  public override init() { super.init() }

  override var generator: Feedback.Generator? { .notification }

  /// Requests feedback for an outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    report(.notification(notificationType))
  }

  /// Requests feedback for an outcome somewhere, in the view's coordinates; the host isn't told where.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
