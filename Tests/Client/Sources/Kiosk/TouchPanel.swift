import Foundation
import Synchronization
import TouchCore
import TouchRecording

/// What a panel has to say.
enum PanelReport: Sendable {
  /// Fingers landed, moved or lifted, at a moment of the host's clock.
  case frame(TouchFrame)
  /// Nothing more comes, and why.
  case lost(String)
}

/// A touch panel, which is read on a thread of its own.
final class TouchPanel: Sendable {
  private let waiting = Mutex<[PanelReport]>([])

  /// Starts to read a panel.
  ///
  /// - Parameters:
  ///   - path: The panel's device, as `/dev/input/event5`, or a recording.
  ///   - options: The screen in points, and the file that describes the panel's axes.
  ///   - now: The time on the host's clock; it is called on the panel's thread.
  init(path: String, options: ReadingOptions, now: @escaping @Sendable () -> TouchTime) {
    Thread.detachNewThread { [self] in
      do {
        let reader = try RecordingReader(path: path, options: options)
        // The reader's times count from the first event.
        var origin: TouchTime?
        while var frame = try reader.next() {
          let start = origin ?? now() - frame.time
          origin = start
          frame.time += start
          put(.frame(frame))
        }
        put(.lost("\(path): the end"))
      } catch {
        put(.lost("\(error)"))
      }
    }
  }

  /// Takes what was reported since the last call.
  func takeReports() -> [PanelReport] {
    waiting.withLock { reports in
      defer { reports = [] }
      return reports
    }
  }

  private func put(_ report: PanelReport) {
    waiting.withLock { $0.append(report) }
  }
}
