public import TouchCore

/// What a scene tells of a gesture beyond its actions: that a press is fixed, that a drawer is open.
public struct GestureNote: Hashable, Sendable {
  /// When it was told, on the recording's clock.
  public var time: TouchTime
  /// The gesture or the control that it is about.
  public var gesture: String
  /// What happened: `started`, `fixed`, `opened` and the like.
  public var event: String
  /// What belongs to it.
  public var value: Value
  /// Where it happened, in points of the screen; nil where it has no location.
  public var location: Point?
  /// What it means for the gesture.
  public var role: Role
  /// Whether the system took the touches at this moment, for the gesture that the note names.
  package internal(set) var isTakenBySystem = false

  /// What belongs to an event.
  public enum Value: Hashable, Sendable {
    /// Nothing.
    case none
    /// A number: how hard, how many.
    case number(Double)
    /// A name.
    case text(String)
  }

  /// What an event means for its gesture.
  public enum Role: Hashable, Sendable {
    /// It is on its way.
    case step
    /// It is on its way, and one of many such events, which lists for people leave out.
    case update
    /// It came to what was meant.
    case success
    /// It came to nothing, and why.
    case miss(GestureReason)
  }

  /// Creates a note.
  public init(
    time: TouchTime,
    gesture: String,
    event: String,
    value: Value = .none,
    location: Point? = nil,
    role: Role = .step
  ) {
    self.time = time
    self.gesture = gesture
    self.event = event
    self.value = value
    self.location = location
    self.role = role
  }

  /// Why it came to nothing; nil where it didn't.
  public var reason: GestureReason? {
    if case .miss(let reason) = role { reason } else { nil }
  }
}
