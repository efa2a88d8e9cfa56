public import TouchRecording

/// A worker's tasks, as they come on standard input.
public final class TaskLines {
  private let lines: LineReader
  private let file: String

  /// Opens standard input.
  public init() throws(RecordingError) {
    let source = try ByteSource(path: "-")
    // A line is answered before the next one comes: nothing may wait for the end.
    source.forget()
    file = source.name
    lines = LineReader(source: source, longest: RunFile.longestLine)
  }

  /// The next task; nil at the end.
  ///
  /// - Throws: An error at a line that is no task.
  public func next() throws(RecordingError) -> RecordingTask? {
    while let line = try lines.next() {
      if line.isEmptyOrBlank { continue }
      do throws(LineProblem) {
        return try RecordingTask(line)
      } catch {
        throw RecordingError(error, file: file, location: .line(lines.number))
      }
    }
    return nil
  }
}
