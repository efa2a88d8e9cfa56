package import TouchCore

/// One application's time: what it is by now, and what waits for a moment to come.
#if !hasFeature(Embedded)
  @MainActor
#endif
package final class EngineClock {
  /// The time by now; only the application sets it.
  ///
  /// Read here, where `moment` is declared: a module above would check the access each time (Decision 0010).
  package var now: TouchTime {
    get { moment }
    set { moment = newValue }
  }
  @exclusivity(unchecked) private var moment = TouchTime.zero
  /// What waits for a moment to come.
  package let deadlines = DeadlineQueue()

  /// Goes on to a time, or stays where it is beyond that, unless something is due by then.
  ///
  /// - Returns: Whether nothing was due.
  package func pass(until time: TouchTime) -> Bool {
    if let next = deadlines.nextTime, next <= time { return false }
    if moment < time { moment = time }
    return true
  }

  /// Creates a clock that stands at zero.
  package init() {}
}
