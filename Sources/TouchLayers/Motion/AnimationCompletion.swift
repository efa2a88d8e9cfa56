/// Waits for animations that belong together, and then says once whether all of them came to their end.
#if !hasFeature(Embedded)
  @MainActor
#endif
package final class AnimationCompletion {
  nonisolated(unsafe) private var block: UIViewAnimationCompletion?
  private var waiting = 0
  private var isClosed = false
  private var areAllFinished = true

  /// Creates one that calls a closure.
  package init(_ block: @escaping UIViewAnimationCompletion) { self.block = block }

  /// Whether nothing is waited for.
  package var isIdle: Bool { waiting == 0 }

  /// One more animation to wait for.
  func enter() { waiting += 1 }

  /// One of the animations is over.
  func leave(finished: Bool) {
    waiting -= 1
    if !finished { areAllFinished = false }
    callIfDone()
  }

  /// No more animations come; calls at once if none is under way.
  package func close() {
    isClosed = true
    callIfDone()
  }

  private func callIfDone() {
    guard isClosed, waiting == 0, let block else { return }
    self.block = nil
    block(areAllFinished)
  }
}
