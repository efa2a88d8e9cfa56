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
  /// What the scene names; asked for before there is a stage, as it takes a stage of its own.
  let names: [String]
  var json: Bool
  /// Where the timeline goes as a picture; nil for text.
  var picture: String?
  /// Where everything goes as a page; nil for text.
  var page: String?
  /// Where the part of the recording begins that is explained.
  var begin = TouchTime.zero

  /// Plays a recording and prints or writes what there is to say, also of one that ends early.
  ///
  /// - Parameters:
  ///   - file: The recording, as the user named it.
  ///   - open: Opens it.
  /// - Returns: The names of all recognizers and controls where the gesture is none of them; nil where something
  ///   was said.
  /// - Throws: Why the recording can't be read, or a file can't be written.
  func run(
    _ file: String,
    _ open: () throws(RecordingError) -> RecordingReader
  ) throws(RecordingError) -> [String]? {
    let reader: RecordingReader
    do throws(RecordingError) { reader = try open() } catch {
      // What is wrong without a recording is said first.
      if isNamed { throw error }
      return names
    }
    let stage = staging.stage(for: reader.header)
    if let page { return try write(reader, on: stage, to: page, input: file) }
    if let picture {
      try draw(reader, on: stage, to: picture, input: file)
      return nil
    }
    return try print(reader, on: stage)
  }

  /// Whether the scene names the gesture; others are recognizers that come with touches, as a menu's.
  private var isNamed: Bool { gesture.map(names.contains) ?? true }

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
  ) throws(RecordingError) -> [String]? {
    try PictureFile.refuseToReplace(path, input)
    let recorder = ReportRecorder(stage)
    let play = StagePlay(reader, on: stage)
    play.run { recorder.isFull }
    // A recording without touches has no report.
    if play.failure?.kind == .noTouches { try play.checkFailure() }
    if let gesture, !isNamed {
      let all = names.adding(recorder.logger.log.recognizers.map(\.name))
      if !all.contains(gesture) { return all }
    }
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
    return nil
  }

  /// Prints the sequences as they come where each is a line; else what stands above them must be known first.
  private func print(
    _ reader: RecordingReader,
    on stage: TouchStage
  ) throws(RecordingError) -> [String]? {
    let width = Terminal.width
    var printer = AnalysisPrinter(
      width: width,
      style: Terminal.style,
      gesture: gesture,
      isToldByScene: gesture.map(staging.scene.controlNames.contains) ?? false
    )
    var count = 0
    var all = names
    let lines = Spool()
    // Whether there is such a gesture is known at the end.
    let streams = json && isNamed
    let logger = stage.startLogging(longestPart: GestureLogger.usualPart) { log in
      let part = GestureAnalysis(log)
      if !isNamed { all = all.adding(log.recognizers.map(\.name)) }
      if json {
        let objects = part.json(gesture: gesture, after: count)
        if streams { Output.lines(objects) } else { for line in objects { lines.add(line) } }
        count += part.sequences.count { !$0.isContinued }
      } else {
        for line in printer.lines(of: part) { lines.add(line) }
      }
    }
    let play = StagePlay(reader, on: stage)
    play.run()
    logger.finish()
    if let gesture, !all.contains(gesture) { return all }
    if json {
      try lines.forEach { Output.lines([$0]) }
    } else {
      let subject = "on \(staging.title), \(reader.header.screen) points:"
      Output.lines(printer.head([reader.file, subject]))
      try lines.forEach { Output.styled([$0]) }
      Output.styled(printer.tail)
    }
    Output.notices(reader.summary, of: reader.file)
    try play.checkFailure()
    return nil
  }
}
