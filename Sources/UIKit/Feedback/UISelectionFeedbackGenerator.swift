/// Generates feedback for a changed selection (rule 9.2).
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() { super.init() }

  override var generator: Feedback.Generator? { .selection }

  /// Requests feedback for a changed selection.
  open func selectionChanged() { report(.selection) }

  /// Requests feedback for a selection that changed somewhere, in the view's coordinates; the host isn't told where.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
