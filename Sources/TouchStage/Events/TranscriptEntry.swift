public import TouchCore

/// One action that a recognizer sent.
public struct TranscriptEntry: Hashable, Sendable {
  /// When it was sent, on the recording's clock.
  public var time: TouchTime
  /// The recognizer's name; what its class does where it has none, as `tap`.
  public var recognizer: String
  /// The state that the action was about.
  public var state: GestureState
  /// Where the gesture was, in points of the screen.
  public var location: Point
  /// The number of touches that the gesture tracked.
  public var touches: Int
  /// The recognizer's own values.
  public var values: GestureValues

  /// Creates an entry.
  public init(
    time: TouchTime,
    recognizer: String,
    state: GestureState,
    location: Point,
    touches: Int,
    values: GestureValues = .none
  ) {
    self.time = time
    self.recognizer = recognizer
    self.state = state
    self.location = location
    self.touches = touches
    self.values = values
  }
}
