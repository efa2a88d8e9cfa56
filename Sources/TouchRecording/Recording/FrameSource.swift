import TouchCore

/// The frames of an opened recording, in whatever format it came.
protocol FrameSource: AnyObject {
  /// What was met so far beside the frames.
  var log: ReadingLog { get set }

  /// The next frame; nil at the end. What can't be read is thrown after the frames before it.
  func next() throws(RecordingError) -> TouchFrame?

  /// The lines that were read since the last call, for a source that was asked to keep them.
  func takeLines() -> [UInt8]
}

extension FrameSource {
  func takeLines() -> [UInt8] { [] }
}

extension Contact.Phase {
  /// Whether a contact or a hover is over.
  var isEnd: Bool { self == .ended || self == .cancelled || self == .regionExited }

  /// Whether a contact or a hover begins.
  var isBeginning: Bool { self == .began || self == .regionEntered }
}
