import TouchRecording

extension Command {
  /// Any format in, `.touches` out.
  static let convert = Command(
    name: "convert",
    summary: "turn a recording of any format into a .touches file",
    operands: "IN OUT",
    operandCount: 2...2,
    options: Arguments.partOptions + Arguments.readingOptions + [.force],
    example: "touchstone convert drag.events drag.touches",
    details: """
      A .touches file is copied as it stands, byte for byte, as far as it can be read, unless --screen
      scales it, --no-force changes it, or --from and --to choose a part; a part keeps its times. Another
      recording is replaced only with --force. - is standard input, or standard output.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let files = arguments.operands
      return try arguments.forEachRecording(files.prefix(1)) {
        (file, options) throws(RecordingError) in
        let summary = try RecordingConverter.convert(
          file,
          to: files[1],
          options: options,
          replacesRecordings: arguments.has(.force)
        )
        Output.notices(summary, of: file == "-" ? "standard input" : file)
      }
    }
  )
}
