import SceneStage
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
    options: [.scene, .gestures, .setting, .trait, .system] + Arguments.partOptions
      + Arguments.readingOptions + [.json],
    example:
      "touchstone compare drag.events --set tap.allowableMovement=60 --set longPress.isEnabled=false",
    details: """
      The recording is played as it is, and once for each --set; several settings with commas between them
      are tried together. First how often each recognizer was recognized, then each one to which something
      else happened. Touches that overlap for very long are compared in parts. touchstone scenes NAME lists
      what can be set.
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
        let rows = Spool()
        var names: Set<String> = []
        var comparison = AnalysisComparison(variants.map(\.0)) { row in
          names.insert(row.recognizer)
          rows.add(row.encoded)
        }
        // The variants play side by side: standard input can be read only once.
        let stages = variants.map { $1.stage(for: reader.header) }
        let loggers = stages.enumerated().map { index, stage in
          stage.startLogging { comparison.take(GestureAnalysis($0), of: index) }
        }
        var last = TouchTime.zero
        let failure = reader.readToEnd { frame in
          // Where touches overlap for long, all are cut at once: what one variant says of them meets the others'.
          let begins = frame.contacts.contains { $0.phase == .began }
          if begins || frame.time > last, loggers.contains(where: { $0.log.isLong }) {
            for logger in loggers {
              logger.cut(
                before: min(last + .tick, frame.time),
                nextTouch: begins ? frame.time : nil,
                at: frame.contacts.first { $0.phase == .began }?.position
              )
            }
            comparison.cut()
          }
          last = frame.time
          for stage in stages { stage.play(frame) }
        }
        for stage in stages { stage.finish() }
        for logger in loggers { logger.finish() }
        if json {
          Output.line(comparison.jsonHead)
          try rows.forEach { Output.line(AnalysisComparison.Row(encoded: $0).json) }
        } else {
          var table = comparison.table(of: names, width: Terminal.width, style: Terminal.style)
          Output.styled(table.headLines)
          try rows.forEach { Output.styled(table.lines(of: AnalysisComparison.Row(encoded: $0))) }
          Output.styled(table.tailLines)
        }
        Output.notices(reader.summary, of: reader.file)
        if let failure { throw failure }
      }
    }
  )
}

extension GestureLog {
  /// Whether so much is in it that what several logs have of the same touches is compared in parts.
  fileprivate var isLong: Bool { entries.count + touches.count >= GestureLogger.usualPart }
}
