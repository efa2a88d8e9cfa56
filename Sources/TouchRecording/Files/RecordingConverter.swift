import TouchCore

/// Turns recordings of any format into `.touches` files.
public enum RecordingConverter {
  /// Converts a recording.
  ///
  /// The result is canonical. A `.touches` file whose positions and forces stay is copied line by line
  /// instead, as far as it can be read, so that its bytes stay the same, with unknown keys and spaces.
  ///
  /// The output appears only when it is complete. Where the recording can't be read to its end, what
  /// was readable before is written all the same, and then the error is thrown. A recording is never
  /// replaced by something else: only a `.touches` file that is copied whole may be its own output, and
  /// another recording is replaced only where that is asked for.
  ///
  /// - Parameters:
  ///   - input: The recording's path; `-` is standard input.
  ///   - output: The path to write to; `-` is standard output.
  ///   - options: What the user adds to what the recording says.
  ///   - replacesRecordings: Whether the output may take the place of another recording.
  /// - Returns: What was met in the recording.
  /// - Throws: A `RecordingError` where the recording can't be read or the output can't be written; also
  ///   where what would be written couldn't be read again.
  @discardableResult
  public static func convert(
    _ input: String,
    to output: String,
    options: ReadingOptions = ReadingOptions(),
    replacesRecordings: Bool = true
  ) throws(RecordingError) -> RecordingSummary {
    var options = options
    options.measuresRate = true
    let isUnchanged = options.screen == nil && !options.ignoresForce && options.part == nil
    let reader = try RecordingReader(
      ByteSource(path: input),
      options: options,
      keepsLines: isUnchanged
    )
    let copies = isUnchanged && reader.header.format == .touches
    let replacesInput = OutputFile.areSame(input, output)
    if replacesInput, !copies {
      throw RecordingError(
        .unwritable,
        file: output,
        problem: "it is the recording itself, which would be lost",
        remedy: "name another file to write to"
      )
    }
    if !replacesInput, !replacesRecordings { try OutputFile.refuseRecording(at: output) }
    let file = try OutputFile(path: output)
    let header = TouchesHeader(reader.header)
    var writer = TouchesWriter(header)
    var check = TouchesCheck(file: output)
    if !copies {
      try check.check(header, writer.bytes)
      try file.write(writer.drain())
    }
    var failure: RecordingError?
    while true {
      let frame: TouchFrame?
      do throws(RecordingError) {
        frame = try reader.next()
      } catch {
        failure = error
        break
      }
      guard let frame else { break }
      if copies {
        try file.write(reader.takeLines())
      } else {
        writer.append(frame)
        let line = writer.drain()
        try check.check(frame, line)
        try file.write(line)
      }
      if file.isClosed { return reader.summary }
    }
    // A file without touches couldn't be read again.
    let summary = reader.summary
    if let failure, summary.contacts == 0, summary.hovers == 0 { throw failure }
    // A recording is not replaced by the part of it that could be read.
    if let failure, replacesInput { throw failure }
    if copies { try file.write(reader.takeLines()) }
    try file.commit()
    if let failure { throw failure }
    return summary
  }
}
