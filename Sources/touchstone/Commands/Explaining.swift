import SceneStage
import Scenes
import TouchCore
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
  /// Where the part of the recording begins that is explained.
  var begin = TouchTime.zero

  /// Plays a recording and prints or writes what there is to say, also of one that ends early.
  func run(_ file: String, _ reader: RecordingReader) throws(RecordingError) {
    let stage = staging.stage(for: reader.header)
    if let page {
      try write(reader, on: stage, to: page, input: file)
    } else if let picture {
      try draw(reader, on: stage, to: picture, input: file)
    } else {
      try print(reader, on: stage)
    }
  }

  /// Draws the timeline; of a recording that has no room on a sheet, the beginning.
  private func draw(
    _ reader: RecordingReader,
    on stage: TouchStage,
    to path: String,
    input: String
  ) throws(RecordingError) {
    let title = "\(PictureFile.title(of: input)) on \(staging.title)"
    var sheet = TimelineSheet(title: title)
    let logger = stage.startLogging(longestPart: GestureLogger.usualPart) {
      sheet.add(GestureAnalysis($0))
    }
    let play = StagePlay(reader, on: stage)
    play.run { sheet.isFull }
    if sheet.isFull { sheet.length = play.skip() } else { logger.finish() }
    let drawing = sheet.picture.svg(title: "Timeline of \(title)")
    try PictureFile.write(drawing, to: path, input: input)
    Output.notices(reader.summary, of: reader.file)
    try play.checkFailure()
  }

  /// Writes everything as a page; of a recording that has no room on it, the beginning.
  private func write(
    _ reader: RecordingReader,
    on stage: TouchStage,
    to path: String,
    input: String
  ) throws(RecordingError) {
    try PictureFile.refuseToReplace(path, input)
    let recorder = ReportRecorder(stage)
    let play = StagePlay(reader, on: stage)
    play.run { recorder.isFull }
    // A recording without touches has no report.
    if play.failure?.kind == .noTouches { try play.checkFailure() }
    let length = recorder.isFull ? play.skip() : nil
    var report = recorder.page(
      name: PictureFile.title(of: input),
      scene: staging.title,
      of: length
    )
    report.gesture = gesture
    report.begin = max(begin, .zero)
    try PictureFile.write(to: path, input: input) { (take) throws(RecordingError) in
      try report.write(take)
    }
    Output.notices(reader.summary, of: reader.file)
    try play.checkFailure()
  }

  /// Prints the sequences as they come where each is a line; else what stands above them must be known first.
  private func print(_ reader: RecordingReader, on stage: TouchStage) throws(RecordingError) {
    let width = Terminal.width
    var printer = AnalysisPrinter(
      width: width,
      style: Terminal.style,
      gesture: gesture,
      isToldByScene: gesture.map(staging.scene.controlNames.contains) ?? false
    )
    var count = 0
    let lines = Spool()
    let logger = stage.startLogging(longestPart: GestureLogger.usualPart) { log in
      let part = GestureAnalysis(log)
      if json {
        Output.lines(part.json(gesture: gesture, after: count))
        count += part.sequences.count { !$0.isContinued }
      } else {
        for line in printer.lines(of: part) { lines.add(line) }
      }
    }
    let play = StagePlay(reader, on: stage)
    play.run()
    logger.finish()
    if !json {
      let subject = "on \(staging.title), \(reader.header.screen) points:"
      Output.lines(printer.head([reader.file, subject]))
      try lines.forEach { Output.styled([$0]) }
      Output.styled(printer.tail)
    }
    Output.notices(reader.summary, of: reader.file)
    try play.checkFailure()
  }
}
