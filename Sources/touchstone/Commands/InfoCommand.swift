import TouchRecording
import TouchReport
import TouchStage

extension Command {
  /// What a recording is.
  static let info = Command(
    name: "info",
    summary: "print what a recording is: format, device, mapping, contacts, oddities",
    operands: "FILE…",
    operandCount: 1...Int.max,
    options: Arguments.readingOptions + [.json],
    example: "touchstone info drag.events",
    body: { (arguments: Arguments) throws(UsageError) in
      let options = try arguments.reading
      try arguments.checkStandardInput(among: arguments.operands)
      if let code = arguments.missingDescription() { return code }
      var code = ExitCode.success
      for file in arguments.operands {
        code = code.combined(with: inform(file, options, json: arguments.has(.json)))
      }
      return code
    }
  )

  private static func inform(_ file: String, _ options: ReadingOptions, json: Bool) -> ExitCode {
    var failure: RecordingError?
    do throws(RecordingError) {
      let reader = try RecordingReader(path: file, options: options)
      do throws(RecordingError) {
        while try reader.next() != nil {}
      } catch {
        failure = error
      }
      let report = RecordingReport(
        file: reader.file,
        header: reader.header,
        summary: reader.summary
      )
      Output.line(json ? report.json : report.text)
    } catch {
      return Output.complain(error)
    }
    return failure.map(Output.complain) ?? .success
  }
}
