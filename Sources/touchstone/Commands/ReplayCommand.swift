import SceneStage
import TouchRecording
import TouchReport
import TouchStage

extension Command {
  /// Recordings in, gestures out.
  static let replay = Command(
    name: "replay",
    summary: "print the gestures in recordings of touches",
    operands: "FILE…",
    operandCount: 1...Int.max,
    options: [.scene, .gestures, .setting, .trait, .system] + Arguments.partOptions
      + Arguments.readingOptions + [
        .json
      ],
    example: "touchstone replay drag.events --gestures pan,tap",
    details: """
      A recording is what evemu, evtest, getevent, libinput record or the kernel itself writes, or a
      .touches file; its content tells which. - reads standard input. A device description beside the
      recording that names the same device is found by itself.

      One line a gesture, as soon as it is over: when (seconds), which, where (points), how many
      fingers, and its values. With --json one object an action, and a summary as the last line of
      each file.

      What a pipe brings is played as it comes, on the recording's own clock: a tap that waits for a second
      one is printed when the next event says that it came too late, or at the end. Without ranges
      (--desc, --range) all of a pipe is read first. Where only the largest pressure isn't known, nothing waits:
      the pipe's forces are left out, also if it is closed at once; a file, or --desc, has them.

      --system lets gestures of the system compete with the scene's, and says when it takes the touches;
      delayedTouches among their names holds touches at their edges back until it has decided.

      --set tries another threshold, and can be given several times; touchstone scenes NAME lists what
      can be set.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let staging = try arguments.staging
      let (files, json) = (arguments.operands, arguments.has(.json))
      if files.contains("-") { Output.isLive = true }
      return try arguments.forEachRecording(files) { (file, options) throws(RecordingError) in
        var options = options
        options.isLive = file == "-"
        let reader = try RecordingReader(path: file, options: options) { missing in
          Output.complain(
            "\(file == "-" ? "standard input" : file): doesn't say \(missing), so all of it is read "
              + "before gestures are printed; to see them as they come, add --desc FILE or --range"
          )
        }
        if files.count > 1, !json { Output.line("\(reader.file):") }
        try play(reader, on: staging, json: json)
      }
    }
  )

  /// Plays a recording on a stage and prints what comes out, as it comes.
  static func play(
    _ reader: RecordingReader,
    on staging: Staging,
    json: Bool
  ) throws(RecordingError) {
    let stage = staging.stage(for: reader.header)
    var printer = TranscriptPrinter(json: json, for: stage)
    stage.probe { event in
      // For speed: most events are frames, which have no line.
      if case .frame = event { return }
      if let line = printer.line(event) { Output.line(line) }
    }
    let play = StagePlay(reader, on: stage)
    play.run()
    Output.line(printer.summary(of: reader))
    Output.notices(reader.summary, of: reader.file)
    try play.checkFailure()
  }
}
