/// Keeps touches from their view for a moment, and then has nothing more to say.
public struct TouchDelayMachine: Sendable {
  /// How long touches are held back (rule 8.3).
  public var delay: TouchTime
  /// When the first touch came; nil before that and afterwards.
  private var since: TouchTime?

  /// Creates a machine that waits for a touch.
  public init(delay: TouchTime = GestureConstants.standard.contentTouchDelay) { self.delay = delay }

  /// When the touches are let go.
  public var deadline: TouchTime? { since.map { $0 + delay } }

  /// A touch came; the first one sets the time.
  public mutating func began(at time: TouchTime) -> GestureAnswer {
    since = since ?? time
    return answer(at: time)
  }

  /// A touch was lifted or taken: it and all others are let go.
  public mutating func ended(at time: TouchTime) -> GestureAnswer {
    since == nil ? .finished : finish(.lifted)
  }

  /// The moment that `deadline` named has come.
  public mutating func deadlinePassed(at time: TouchTime) -> GestureAnswer { answer(at: time) }

  /// Back to the beginning; the delay stays.
  public mutating func reset() { since = nil }

  private mutating func answer(at time: TouchTime) -> GestureAnswer {
    guard let since else { return .finished }
    let reason = GestureReason.tooSlow(time - since, limit: delay)
    return time - since < delay ? .wait(reason) : finish(reason)
  }

  private mutating func finish(_ reason: GestureReason) -> GestureAnswer {
    since = nil
    return .fail(reason)
  }
}
