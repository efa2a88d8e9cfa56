import TouchLayers

/// The base class of the haptic feedback generators; use a subclass.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIFeedbackGenerator: PlainObject, Hashable {
  /// The anchor of the view whose interaction it is; nil for none.
  final var viewAnchor: Anchor?

  /// Only subclasses are created.
  init() {}

  /// The generator to prepare; nil in the base class.
  var generator: Feedback.Generator? { nil }

  /// Prepares the hardware so that the feedback comes without delay; has no other effect (rule
  /// 9.2).
  open func prepare() {
    if let generator { report(.prepare(generator)) }
  }

  /// Passes a feedback to the host, if it listens (rule 9.2).
  func report(_ feedback: Feedback) { FeedbackChannel.current?.listener?(feedback) }
}
