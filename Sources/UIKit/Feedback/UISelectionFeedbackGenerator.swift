/// Generates feedback for a changed selection (rule 9.2).
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() { super.init() }

  override var generator: Feedback.Generator? { .selection }

  /// Requests feedback for a changed selection.
  open func selectionChanged() { report(.selection) }
}
