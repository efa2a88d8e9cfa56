import TouchCore

/// Counts steps at equal intervals after a start.
struct StepClock: Sendable {
  /// When the first interval starts.
  let start: TouchTime
  /// The number of steps taken.
  private(set) var steps: Int64 = 0

  /// Starts to count.
  init(start: TouchTime) { self.start = start }

  /// When the next step is due.
  func next(every interval: TouchTime) -> TouchTime {
    start + StepClock.span(of: steps + 1, every: interval)
  }

  /// Takes one step if it is due at a time; returns whether it was.
  mutating func step(every interval: TouchTime, until time: TouchTime) -> Bool {
    guard next(every: interval) <= time else { return false }
    steps += 1
    return true
  }

  /// The duration of a number of steps; the end of time if it overflows.
  static func span(of steps: Int64, every interval: TouchTime) -> TouchTime {
    let (span, overflow) = interval.nanoseconds.multipliedReportingOverflow(by: steps)
    return overflow ? .distantFuture : TouchTime(nanoseconds: span)
  }
}
