import TouchRecording

extension Command {
  /// Any format in, `.touches` out.
  static let convert = Command(
    name: "convert",
    summary: "turn a recording of any format into a .touches file",
    operands: "IN OUT",
    operandCount: 2...2,
    options: Arguments.readingOptions,
    example: "touchstone convert drag.events drag.touches",
    details: """
      A .touches file is copied as it stands, byte for byte, as far as it can be read, unless --screen
      scales it. - is standard input, or standard output.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let options = try arguments.reading
      try arguments.checkStandardInput(among: arguments.operands.prefix(1))
      if let code = arguments.missingDescription() { return code }
      do throws(RecordingError) {
        try RecordingConverter.convert(
          arguments.operands[0],
          to: arguments.operands[1],
          options: options
        )
        return .success
      } catch {
        return Output.complain(error)
      }
    }
  )
}
