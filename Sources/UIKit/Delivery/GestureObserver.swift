// Ours, not Apple's: the engine says why.

/// Receives every decision of an application's gestures, as data, in the order in which they are made.
///
/// Set one as `UIApplication.gestureObserver`. It is told in the middle of things: it may read, and
/// nothing else. Without an observer, nothing is put together.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol GestureObserver: AnyObject {
  /// The engine has decided something.
  func observe(_ decision: GestureDecision)

  /// Whether it has a use for what is asked about a recognizer, and answered; true unless it says otherwise.
  ///
  /// Of all that is decided most are questions. Where the observer has no use for those about a recognizer just
  /// now, they need not be put together. It may be told of them all the same.
  func usesQuestions(about recognizer: UIGestureRecognizer) -> Bool
}

extension GestureObserver {
  /// Whether it has a use for what is asked about a recognizer: always.
  public func usesQuestions(about recognizer: UIGestureRecognizer) -> Bool { true }
}

extension UIApplication {
  /// The object that is notified of every decision about gestures; a strong reference.
  ///
  /// Ours, not Apple's.
  public var gestureObserver: (any GestureObserver)? {
    get { gestures.observer }
    set { gestures.observer = newValue }
  }
}
