import Scenes
import TouchRecording
import TouchReport
import TouchStage

/// Plays one recording on a stage and says why things happened, and why not.
@MainActor
struct Explaining {
  var staging: Staging
  var gesture: String?
  var json: Bool
  /// Where the timeline goes as a picture; nil for text.
  var picture: String?
  /// Where everything goes as a page; nil for text.
  var page: String?

  /// Plays a recording and prints or writes what there is to say, also of one that ends early.
  func run(_ file: String, _ reader: RecordingReader) throws(RecordingError) {
    let stage = staging.stage(for: reader.header)
    if let page { try PictureFile.refuseToReplace(page, file) }
    let recorder = page == nil ? nil : ReportRecorder(stage)
    let logger = recorder?.logger ?? stage.startLogging()
    let play = StagePlay(reader, on: stage)
    play.run()
    let scene = staging.scene.name
    if let page, let recorder {
      // A recording without touches has no report.
      if play.failure?.kind == .noTouches { try play.checkFailure() }
      var report = recorder.page(name: PictureFile.title(of: file), scene: scene)
      report.gesture = gesture
      try PictureFile.write(report.html, to: page, input: file)
    } else if let picture {
      let title = "\(PictureFile.title(of: file)) on \(scene)"
      let sheet = GestureAnalysis(logger.log).timelineSheet(title: title)
      try PictureFile.write(sheet.svg(title: "Timeline of \(title)"), to: picture, input: file)
    } else {
      print(GestureAnalysis(logger.log), reader)
    }
    Output.notices(reader.summary, of: reader.file)
    try play.checkFailure()
  }

  private func print(_ analysis: GestureAnalysis, _ reader: RecordingReader) {
    if json { return Output.lines(analysis.json(gesture: gesture)) }
    let width = Terminal.width
    if gesture == nil {
      let subject = "on \(staging.scene.name), \(reader.header.screen) points:"
      Output.lines(analysis.headLines([reader.file, subject], width: width) + [""])
    }
    Output.lines(analysis.lines(width: width, style: Terminal.style, gesture: gesture))
  }
}
