extension RecordingReader {
  /// Opens a recording and reads its header.
  ///
  /// Where the header lacks the axes' ranges, and neither the options nor a description beside the
  /// recording has them, the whole recording is read once to find the largest values. Standard input
  /// is then spooled into a temporary file.
  ///
  /// - Parameters:
  ///   - path: The recording's path; `-` is standard input.
  ///   - options: What the user adds to what the recording says.
  ///   - willWait: Called with the reason before a pipe is read to its end, as what writes it may take long.
  /// - Throws: A `RecordingError` where the file can't be opened or isn't a recording.
  public convenience init(
    path: String,
    options: ReadingOptions = ReadingOptions(),
    willWait: (String) -> Void = { _ in }
  ) throws(RecordingError) {
    let source = try ByteSource(path: path)
    try self.init(source, options: options, keepsLines: false, willWait: willWait)
  }

  /// Opens a recording that is in memory, such as a sample that a program carries along.
  ///
  /// - Parameters:
  ///   - bytes: The recording's content.
  ///   - name: What errors call the recording.
  ///   - options: What the user adds to what the recording says.
  /// - Throws: A `RecordingError` where the bytes aren't a recording.
  public convenience init(
    bytes: [UInt8],
    name: String,
    options: ReadingOptions = ReadingOptions()
  ) throws(RecordingError) {
    let source = ByteSource(DescribedBytes(bytes, name: name))
    try self.init(source, options: options, keepsLines: false)
  }
}
