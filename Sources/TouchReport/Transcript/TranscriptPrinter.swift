public import TouchRecording
public import TouchStage
import UIKit

/// A play's transcript as lines, as they come.
///
/// For people a line a gesture, once it is over, for programs an object an action; and what the scene tells.
public struct TranscriptPrinter {
  private let isJSON: Bool
  /// The names of recognizers: what a scene tells of one was counted with its actions.
  private let recognizers: Set<String>
  private var collector = GestureCollector()

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - isJSON: Whether lines are JSON.
  ///   - stage: The stage whose events will be printed.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  public init(json isJSON: Bool, for stage: TouchStage) {
    self.isJSON = isJSON
    recognizers = Set(stage.recognizers.compactMap { $0.name })
  }

  /// The line that an event completes; nil if there is none.
  public mutating func line(_ event: StageEvent) -> String? {
    switch event {
    case .action(let entry):
      let gesture = collector.add(entry)
      return isJSON ? entry.json : gesture?.text
    case .note(let note):
      if !recognizers.contains(note.gesture) { collector.add(note) }
      if isJSON { return note.json }
      return note.role == .update ? nil : note.text
    case .frame, .look, .deadline, .cancellation: return nil
    }
  }

  /// The last line.
  public func summary(of reader: RecordingReader) -> String {
    let summary = ReplaySummary(
      file: reader.file,
      recording: reader.summary,
      gestures: collector.counts
    )
    return isJSON ? summary.json : summary.text
  }
}
