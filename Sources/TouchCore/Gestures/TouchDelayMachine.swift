/// Keeps touches from a scroll view's content for a while, and never becomes a gesture (rule 8.3).
///
/// It fails when the delay is over, or when a touch is lifted or taken before.
public struct TouchDelayMachine: GestureMachine {
  /// How long touches are kept.
  private let delay: TouchTime
  /// When the first touch came; nil while there is none, and once the attempt is over.
  private var start: TouchTime?

  /// Creates a machine that waits for a touch.
  public init(thresholds: GestureConstants = .standard) { delay = thresholds.contentTouchDelay }

  /// When the delay is over.
  public var deadline: TouchTime? { start.map { $0 + delay } }

  /// Begins to keep touches.
  public mutating func began(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if start == nil { start = time }
    return .wait(progress(at: time))
  }

  /// Waits on: movement is for others to judge.
  public mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    .wait(progress(at: time))
  }

  /// Fails; the content gets the lift after what was kept.
  public mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    fail(.lifted)
  }

  /// Fails.
  public mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    fail(.touchesCancelled)
  }

  /// Fails: a finger that rests that long is meant for the content.
  public mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer {
    fail(progress(at: time))
  }

  /// Discards the touches.
  public mutating func reset() { start = nil }

  private func progress(at time: TouchTime) -> GestureReason {
    .measured(.pressDuration, start.map { time - $0 } ?? .zero, limit: delay)
  }

  private mutating func fail(_ reason: GestureReason) -> GestureAnswer {
    start = nil
    return .failed(reason)
  }
}
