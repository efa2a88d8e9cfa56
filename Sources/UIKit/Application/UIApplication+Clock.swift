import TouchCore

extension UIApplication {
  /// Runs what is due at or before a moment, in the order of the deadlines (rule 10.3), and then is
  /// at that moment.
  ///
  /// Whatever runs sees the clock at its own deadline. A frame that a deadline brings has its turn at
  /// its own time, too. A call from inside a deadline, a frame or a pass does nothing, and the clock
  /// never goes back.
  func runDeadlines(until time: TouchTime) {
    guard !isAdvancing, !isProcessing, gestures.stage == .idle else { return }
    isAdvancing = true
    // What clients changed since the last time is settled before the time goes on (rule 4.26).
    flush()
    let time = min(time, TouchTime.clock.upperBound)
    var goal = min(time, waitingInputs.first?.time ?? time)
    while true {
      if let deadline = deadlines.popNext(dueAt: goal) {
        clock = max(clock, deadline.time)
        deadlines.run(deadline)
        flush()
      } else {
        clock = max(clock, goal)
        // Where input is being worked through already, its turn is next.
        if goal == time || isReceiving { break }
      }
      receiveWaitingInputs()
      goal = min(time, waitingInputs.first?.time ?? time)
    }
    isAdvancing = false
  }

  /// The length of one frame of the screen, rounded to the nanosecond.
  var frameLength: TouchTime { frameTime(1) - launchTime }

  /// When the screen shows a frame, counted from the launch.
  func frameTime(_ index: Int64) -> TouchTime {
    let rate = Int64(screen.maximumFramesPerSecond)
    let (seconds, rest) = index.quotientAndRemainder(dividingBy: rate)
    return launchTime
      + TouchTime(nanoseconds: seconds * 1_000_000_000 + rest * 1_000_000_000 / rate)
  }

  /// The first frame after a moment, among those whose number can be divided by a stride.
  func frameIndex(after time: TouchTime, stride: Int64) -> Int64 {
    let rate = Int64(screen.maximumFramesPerSecond)
    let elapsed = max((time - launchTime).nanoseconds, 0)
    let (seconds, rest) = elapsed.quotientAndRemainder(dividingBy: 1_000_000_000)
    var index = (seconds * rate + rest * rate / 1_000_000_000) / stride * stride
    while frameTime(index) <= time { index += stride }
    return index
  }
}
