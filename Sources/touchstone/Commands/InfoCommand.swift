import TouchCore
import TouchRecording
import TouchReport

extension Command {
  /// What a recording is.
  static let info = Command(
    name: "info",
    summary: "print what a recording is: format, device, mapping, contacts, warnings",
    operands: "FILE…",
    operandCount: 1...Int.max,
    options: Arguments.readingOptions + [.json],
    example: "touchstone info drag.events",
    body: { (arguments: Arguments) throws(UsageError) in
      let json = arguments.has(.json)
      return try arguments.forEachRecording(arguments.operands) {
        (file, options) throws(RecordingError) in
        let reader = try RecordingReader(path: file, options: options)
        let failure = reader.readToEnd()
        let report = RecordingReport(
          file: reader.file,
          header: reader.header,
          summary: reader.summary
        )
        Output.text(json ? report.json : report.text)
        if let failure { throw failure }
      }
    }
  )
}

extension RecordingReader {
  /// Reads all that is left, frame by frame; returns what ended the recording early.
  func readToEnd(_ body: (TouchFrame) -> Void = { _ in }) -> RecordingError? {
    do throws(RecordingError) {
      while let frame = try next() { body(frame) }
      return nil
    } catch {
      return error
    }
  }
}
