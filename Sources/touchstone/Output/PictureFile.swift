import TouchRecording

/// Writes pictures and pages to the user's files, and never over a recording.
enum PictureFile {
  /// What a recording is called in a title: the last part of its path, or "standard input".
  static func title(of path: String) -> String {
    path == "-" ? "standard input" : String(path.split(separator: "/").last ?? "/").printable
  }

  /// Writes an SVG document, or a page, to a file, or to standard output where the path is `-`.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - path: Where it goes.
  ///   - input: The recording that it is made of.
  /// - Throws: An error where the file is a recording, or can't be written.
  static func write(_ document: String, to path: String, input: String) throws(RecordingError) {
    try write(to: path, input: input) { (take) throws(RecordingError) in try take(document) }
  }

  /// Writes a document that comes in pieces, as the other one.
  static func write(
    to path: String,
    input: String,
    _ document: ((String) throws(RecordingError) -> Void) throws(RecordingError) -> Void
  ) throws(RecordingError) {
    try refuseToReplace(path, input)
    let output = try OutputFile(path: path)
    try document { (piece) throws(RecordingError) in try output.write(piece) }
    try output.commit()
  }

  /// A recording is never replaced by a picture: neither the one that is drawn nor another one; nor is a table of
  /// labels or a saved run.
  static func refuseToReplace(_ path: String, _ input: String) throws(RecordingError) {
    guard path != "-" else { return }
    if OutputFile.areSame(input, path) {
      throw RecordingError(
        .unwritable,
        file: path,
        problem: "it is the recording itself, which would be lost",
        remedy: "name another file to write to"
      )
    }
    try OutputFile.refuseRecording(at: path, remedy: "name another file to write to")
  }
}
