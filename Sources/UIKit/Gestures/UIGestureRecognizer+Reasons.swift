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
    attempt.reason = .explained(ReasonText(text), measure)
  }

  #if hasFeature(Embedded)
    /// Says why recognizers from outside of UIKit are in their states; a host sets it, as Embedded Swift can't
    /// ask an object for a protocol.
    nonisolated(unsafe) package static var explanation: (UIGestureRecognizer) -> GestureReason? = {
      _ in nil
    }
    /// When that was decided, where it was earlier.
    nonisolated(unsafe) package static var explanationTime: (UIGestureRecognizer) -> TouchTime? = {
      _ in nil
    }
  #endif

  /// When a reason was decided that a recognizer from outside of UIKit gives for its state; nil for right now, and
  /// for a reason that it doesn't give.
  package func time(ofExplained reason: GestureReason) -> TouchTime? {
    if explainedReason != reason { return nil }
    #if hasFeature(Embedded)
      return Self.explanationTime(self)
    #else
      return (self as? any GestureExplaining)?.gestureReasonTime
    #endif
  }

  /// What a recognizer from outside of UIKit says about itself.
  package var explainedReason: GestureReason? {
    #if hasFeature(Embedded)
      Self.explanation(self)
    #else
      (self as? any GestureExplaining)?.gestureReason
    #endif
  }
}
