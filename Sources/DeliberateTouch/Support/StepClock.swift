import TouchCore

/// Steps that follow a start at equal intervals, and how many of them have been taken.
struct StepClock: Sendable {
  /// When the steps began.
  let start: TouchTime
  /// The number of steps taken.
  private(set) var steps: Int64 = 0

  /// Starts to count.
  init(start: TouchTime) { self.start = start }

  /// When the next step is due.
  func next(every interval: TouchTime) -> TouchTime {
    start + StepClock.span(of: steps + 1, every: interval)
  }

  /// Takes one step; true where it was due at a moment.
  mutating func step(every interval: TouchTime, until time: TouchTime) -> Bool {
    guard next(every: interval) <= time else { return false }
    steps += 1
    return true
  }

  /// The time that a number of steps takes; the end of time where that can't be counted.
  static func span(of steps: Int64, every interval: TouchTime) -> TouchTime {
    let (span, overflow) = interval.nanoseconds.multipliedReportingOverflow(by: steps)
    return overflow ? .distantFuture : TouchTime(nanoseconds: span)
  }
}
