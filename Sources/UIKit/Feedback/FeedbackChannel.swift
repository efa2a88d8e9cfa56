/// Where generators hand their feedback to the host of one application.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class FeedbackChannel {
  /// The current application's.
  nonisolated(unsafe) static var current: FeedbackChannel?

  /// What the host does with a feedback; nil where it does nothing.
  var listener: ((Feedback) -> Void)?
}
