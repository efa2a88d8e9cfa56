public import TouchCore

/// Something that happened on a stage.
public enum StageEvent: Sendable {
  /// A frame touched the scene; everything that it caused at once has happened.
  case frame(TouchFrame)
  /// The clock stands at a moment at which a probe wanted to look.
  case look
  /// Behind the last frame, the clock has come to a deadline.
  case deadline
  /// Behind the last frame, the touches that were still down were cancelled.
  case cancellation
  /// A recognizer sent its action.
  case action(TranscriptEntry)
  /// The scene told something.
  case note(GestureNote)
}
