public import TouchCore

// Ours, not Apple's: a recognizer of a client's own can say why.

extension UIGestureRecognizer {
  /// Says why the recognizer sets its state next, for observers.
  ///
  /// Ours, not Apple's. Call it right before `state` is set:
  ///
  /// ```swift
  /// explain("the stroke was too shallow", GestureMeasure(depth, .atLeast, 30, .points))
  /// state = .failed
  /// ```
  ///
  /// - Parameters:
  ///   - text: The reason in a few words.
  ///   - measure: What was measured and its limit, where the reason is a threshold.
  public func explain(_ text: StaticString, _ measure: GestureMeasure? = nil) {
    attempt.reason = .own(ReasonText(text), measure)
  }

  /// What a recognizer from outside of UIKit says about itself; Embedded Swift can't ask.
  var explainedReason: GestureReason? {
    #if hasFeature(Embedded)
      nil
    #else
      (self as? any GestureExplaining)?.gestureReason
    #endif
  }
}
