import TouchRecording
import TouchReport
import TouchStage
import UIKit

/// Plays one recording on a stage and prints what comes out, as it comes.
@MainActor
struct Replay {
  var staging: Staging
  var json: Bool
  var titled: Bool

  /// Opens a recording, plays it and prints; says how it ended.
  func run(_ file: String, _ options: ReadingOptions) -> ExitCode {
    do throws(RecordingError) {
      return run(try RecordingReader(path: file, options: options))
    } catch {
      return Output.complain(error)
    }
  }

  /// Plays a recording that is open.
  func run(_ reader: RecordingReader) -> ExitCode {
    let stage = staging.stage(for: reader.header)
    var collector = GestureCollector()
    if titled, !json { Output.line("\(reader.file):") }
    stage.onAction = { entry in
      let gesture = collector.add(entry)
      if json {
        Output.line(entry.json)
      } else if let gesture {
        Output.line(gesture.text)
      }
    }
    let names = Set(stage.recognizers.compactMap(\.name))
    stage.onNote = { note in
      // What a scene tells of a recognizer was counted with its actions.
      if !names.contains(note.gesture) { collector.add(note) }
      let why = note.reason?.sentence()
      if json {
        Output.line(note.json(why: why))
      } else if note.role != .update {
        Output.line(why.map { "\(note.text): \($0)" } ?? note.text)
      }
    }
    var failure: RecordingError?
    do throws(RecordingError) {
      try stage.play(reader)
    } catch {
      failure = error
    }
    let summary = ReplaySummary(
      file: reader.file,
      recording: reader.summary,
      gestures: collector.counts
    )
    Output.line(json ? summary.json : summary.text)
    return failure.map(Output.complain) ?? .success
  }
}
