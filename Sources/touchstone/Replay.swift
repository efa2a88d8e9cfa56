import Scenes
import TouchRecording
import TouchStage

/// Plays one recording on a stage and prints what comes out, as it comes.
@MainActor
struct Replay {
  var scene: Scene
  var gestures: [String]?
  var json: Bool
  var titled: Bool
  var settings: [RecognizerSetting] = []

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
    let stage = TouchStage(
      scene: scene.makeViewController(),
      for: reader.header,
      gestures: gestures
    )
    SettingText.apply(settings, to: stage.recognizers)
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
