/// Lets a change of what is selected be felt (rule 9.2).
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() { super.init() }

  override var generator: Feedback.Generator? { .selection }

  /// The selection changed.
  open func selectionChanged() { report(.selection) }
}
