package import TouchCore

/// One application's time: what it is by now, and what waits for a moment to come.
#if !hasFeature(Embedded)
  @MainActor
#endif
package final class EngineClock {
  /// The time by now; only the application sets it.
  @exclusivity(unchecked) package var now = TouchTime.zero
  /// What waits for a moment to come.
  package let deadlines = DeadlineQueue()

  /// Creates a clock that stands at zero.
  package init() {}
}
