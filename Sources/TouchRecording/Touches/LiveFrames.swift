package import TouchCore

/// Puts the frames of a screen that is being touched in the form in which a recording would have them.
///
/// A stage that plays such frames does what it does when they are saved and read again: values lie on the
/// grid of recordings, and each contact begins, moves and ends in this order.
package struct LiveFrames {
  private var grid: RecordingGrid
  private let hasForce: Bool
  private var contacts = ContactFollower()
  private var log = ReadingLog()

  /// Frames for a recording with a header; where it has no force, contacts lose theirs.
  package init(_ header: TouchesHeader) {
    grid = RecordingGrid(screen: header.screen.onGrid)
    hasForce = header.maximumForce != nil
  }

  /// Puts a frame right; contacts that can't be put right are left out.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - now: The clock's time; a frame from before counts as now.
  /// - Returns: Whether the frame can be recorded: not if there are too many contacts.
  package mutating func align(_ frame: inout TouchFrame, at now: TouchTime) -> Bool {
    frame.time = Self.moment(max(frame.time, now), after: now)
    let before = contacts
    do throws(LineProblem) {
      try contacts.follow(&frame, &log)
    } catch {
      contacts = before
      return false
    }
    grid.align(&frame, ignoringForce: !hasForce)
    return true
  }

  /// A time as recordings have it, no earlier than the clock's.
  package static func moment(_ time: TouchTime, after now: TouchTime) -> TouchTime {
    let moment = RecordingGrid.time(max(time, .zero))
    if moment >= now { return moment }
    // The first whole microsecond that isn't before the clock's time.
    let end = now.nanoseconds + 999
    return TouchTime(nanoseconds: end - end % 1000)
  }
}
