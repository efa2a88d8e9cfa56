/// A swipe whose time was up, followed on without a limit of time.
///
/// Observers follow it so that reports can tell when it would have been recognized, and by how much it was too slow.
package struct LateSwipe: Sendable {
  /// What a further input comes to.
  package enum Outcome: Sendable {
    /// Nothing yet.
    case goesOn
    /// It would have been recognized now: how long it took, held against its limit of time.
    case reached(GestureReason)
    /// It would have failed for another reason than time.
    case over
  }

  /// Beyond a second or so no swipe is recognized, however much time it is given: by then its limits have shrunk to
  /// nothing (rule 6.10).
  static let unlimited = TouchTime.seconds(60)

  private var machine: SwipeMachine
  private let since: TouchTime
  private let duration: TouchTime

  /// Goes on with a machine without a limit of time, from where that stood.
  ///
  /// - Parameters:
  ///   - machine: The machine, tracking its fingers.
  ///   - since: When the first finger touched down.
  ///   - duration: The time that the swipe had.
  init(_ machine: SwipeMachine, since: TouchTime, duration: TouchTime) {
    self.machine = machine
    self.machine.thresholds.swipeDuration = Self.unlimited
    self.since = since
    self.duration = duration
  }

  /// Whether a finger is one of the swipe's.
  package func follows(_ contact: ContactSample) -> Bool { machine.follows(contact) }

  /// Follows a finger that moved or was lifted.
  package mutating func moved(_ contact: ContactSample, at time: TouchTime) -> Outcome {
    switch machine.moved([contact], at: time).wish {
    case .ended: .reached(.measured(.tooSlow, time - since, limit: duration))
    case .failed: .over
    case nil, .possible, .began, .changed, .cancelled: .goesOn
    }
  }
}
