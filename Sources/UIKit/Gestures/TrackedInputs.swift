/// The inputs that a recognizer tracks.
///
/// Beside the attempt, for speed: the lists keep their storage, and an attempt without them starts afresh in a few
/// steps.
struct TrackedInputs {
  /// The touches: those that are down, and those lifted in this pass.
  var touches = Tracked<UITouch>()
  var presses = Tracked<UIPress>()
  var scrolls = Tracked<ScrollSequence>()

  /// Whether the recognizer tracks nothing.
  var isEmpty: Bool {
    touches.inputs.isEmpty && presses.inputs.isEmpty && scrolls.inputs.isEmpty
  }
  /// Whether the attempt follows scroll input (rule 6.9).
  var followsScroll: Bool { !scrolls.inputs.isEmpty }
}

#if !hasFeature(Embedded)
  @MainActor
#endif
extension TrackedInputs {
  /// Discards them, and keeps the storage.
  mutating func removeAll() {
    touches.removeAll()
    presses.removeAll()
    scrolls.removeAll()
  }
}

extension UIGestureRecognizer {
  /// Discards an attempt whose session goes, with its inputs.
  nonisolated final func forgetAttempt() {
    attempt = GestureAttempt()
    tracked = TrackedInputs()
  }
}
