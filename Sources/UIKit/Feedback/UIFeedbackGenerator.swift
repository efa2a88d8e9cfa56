/// What all generators of haptic feedback have in common; use one of its subclasses.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIFeedbackGenerator {
  /// Only subclasses have something to say.
  init() {}

  /// What the hardware is to get ready for; nil for a generator that has nothing to say.
  var generator: Feedback.Generator? { nil }

  /// Lets the hardware get ready, so that the feedback comes without delay; it changes nothing else
  /// (rule 9.2).
  open func prepare() {
    if let generator { report(.prepare(generator)) }
  }

  /// Hands a feedback to the host; silent where there is none (rule 9.2).
  func report(_ feedback: Feedback) { UIApplication.shared.feedbackListener?(feedback) }
}
