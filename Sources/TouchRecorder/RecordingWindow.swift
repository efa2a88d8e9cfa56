public import UIKit

/// A window whose touches are written to a `.touches` file.
///
/// ```swift
/// window = RecordingWindow(windowScene: scene)
/// window.recorder.start(in: folder)
/// ```
///
/// It works as any window does. Several windows that share a recorder make one recording. A window of another
/// class calls the recorder's two methods at the same points.
open class RecordingWindow: UIWindow {
  /// What writes the touches, once it was started.
  public var recorder = EventRecorder() {
    didSet { recorder.recordSize(of: self) }
  }

  /// Records the event, and delivers it.
  open override func sendEvent(_ event: UIEvent) {
    recorder.record(event, in: self) { super.sendEvent(event) }
  }

  /// Lays the window out, and records it where the screen has another size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    recorder.recordSize(of: self)
  }
}
