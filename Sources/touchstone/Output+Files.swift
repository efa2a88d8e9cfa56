import Foundation
import TouchRecording

extension Output {
  /// Writes a text to a file, whole or not at all; `-` is standard output.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The file.
  ///   - input: The recording that it was made of.
  static func write(
    _ text: String,
    to path: String,
    madeOf input: String
  ) throws(RecordingError) {
    try refuseToReplace(path, input)
    flush()
    let output = try OutputFile(path: path)
    try output.write(Array(text.utf8))
    try output.commit()
  }

  /// A recording is never replaced by what is made of it: neither the one that was read nor another one.
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
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      (try? RecordingReader(path: path)) != nil
    else { return }
    throw RecordingError(
      .unwritable,
      file: path,
      problem: "it is a recording, which would be lost",
      remedy: "name another file to write to"
    )
  }
}
