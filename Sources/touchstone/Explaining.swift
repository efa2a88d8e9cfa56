import Scenes
import TouchRecording
import TouchReport
import TouchStage

/// Plays one recording on a stage and tells why things happened, and why not.
@MainActor
struct Explaining {
  var staging: Staging
  var gesture: String?
  var json: Bool
  /// Where the timeline goes as a picture; nil for text.
  var picture: String?
  /// Where everything goes as a page; nil for text.
  var page: String?

  /// Opens a recording, plays it and prints the story; says how it ended.
  func run(_ file: String, _ options: ReadingOptions) -> ExitCode {
    do throws(RecordingError) {
      let reader = try RecordingReader(path: file, options: options)
      let stage = staging.stage(for: reader.header)
      if let page { return try write(page, stage, reader, file) }
      let logger = stage.startLogging()
      var failure: RecordingError?
      do throws(RecordingError) {
        try stage.play(reader)
      } catch {
        failure = error
      }
      let analysis = GestureAnalysis(logger.log)
      if let picture {
        let title = "\(FileName.of(file)) on \(staging.scene.name)"
        let svg = analysis.timelineSheet(title: title).svg(title: "Timeline of \(title)")
        try PictureFile.write(svg, to: picture, input: file)
      } else {
        print(analysis, reader)
      }
      return failure.map(Output.complain) ?? .success
    } catch {
      return Output.complain(error)
    }
  }

  /// Writes the page; what could be read before a fault is in it.
  private func write(
    _ path: String,
    _ stage: TouchStage,
    _ reader: RecordingReader,
    _ file: String
  ) throws(RecordingError) -> ExitCode {
    try PictureFile.refuseToReplace(path, file)
    let recorder = ReportRecorder(stage)
    var failure: RecordingError?
    do throws(RecordingError) {
      try recorder.play(reader)
    } catch {
      // A recording without touches has no report.
      if error.kind == .noTouches { throw error }
      failure = error
    }
    var report = recorder.page(name: FileName.of(file), scene: staging.scene.name)
    report.gesture = gesture
    try PictureFile.write(report.html, to: path, input: file)
    return failure.map(Output.complain) ?? .success
  }

  private func print(_ analysis: GestureAnalysis, _ reader: RecordingReader) {
    if json {
      for line in analysis.json(gesture: gesture) { Output.line(line) }
      return
    }
    let style = Terminal.style
    if gesture == nil {
      let count = analysis.sequences.count
      let size = reader.header.screen
      let parts = [
        reader.file, "on \(staging.scene.name), \(size) points:",
        count == 1 ? "1 touch sequence" : "\(count) touch sequences",
      ]
      // A path is never broken: whoever copies it gets it whole.
      var line = ""
      for part in parts {
        let fits = line.isEmpty || line.count + 1 + part.count <= Terminal.width
        if !fits { Output.line(line) }
        line = fits && !line.isEmpty ? "\(line) \(part)" : part
      }
      Output.line(line)
      Output.line("")
    }
    for line in analysis.lines(width: Terminal.width, style: style, gesture: gesture) {
      Output.line(line)
    }
  }
}
