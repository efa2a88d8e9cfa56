import TouchCore
import TouchRecording
import TouchReport
import TouchStage

extension Command {
  /// Differences that settings make.
  static let compare = Command(
    name: "compare",
    summary: "show side by side what changes in a recording with other thresholds",
    operands: "FILE",
    operandCount: 1...1,
    options: [.scene, .gestures, .setting] + Arguments.readingOptions + [.json],
    example:
      "touchstone compare drag.events --set tap.allowableMovement=60 --set longPress.isEnabled=false",
    details: """
      The recording is played as it is, and once for each --set; several settings with commas between them
      are tried together. First how often each recognizer was recognized, then everybody to whom something
      else happened. touchstone scenes NAME lists what can be set.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let plain = try arguments.plainStaging
      var variants = [("as it is", plain)]
      for text in arguments.all(.setting) {
        var staging = plain
        staging.settings = try arguments.settings(text, on: plain)
        variants.append((text, staging))
      }
      if variants.count == 1 {
        throw UsageError(
          problem: "nothing says what to compare with",
          remedy: "add --set NAME.PROPERTY=VALUE, as in --set tap.allowableMovement=60"
        )
      }
      let json = arguments.has(.json)
      return try arguments.forEachRecording(arguments.operands) {
        (file, options) throws(RecordingError) in
        let reader = try RecordingReader(path: file, options: options)
        // Standard input can be read only once.
        var frames: [TouchFrame] = []
        let failure = reader.readToEnd { frames.append($0) }
        let comparison = AnalysisComparison(
          variants.map { title, staging in
            let stage = staging.stage(for: reader.header)
            let logger = stage.startLogging()
            stage.play(frames)
            return AnalysisComparison.Variant(title: title, analysis: GestureAnalysis(logger.log))
          }
        )
        Output.lines(
          json ? comparison.json : comparison.lines(width: Terminal.width, style: Terminal.style)
        )
        Output.notices(reader.summary, of: reader.file)
        if let failure { throw failure }
      }
    }
  )
}
