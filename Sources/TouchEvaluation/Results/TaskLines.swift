public import TouchRecording

/// A worker's tasks, as they come on standard input: perhaps a run's header, then a line for each recording.
public final class TaskLines {
  /// What the tasks were made for; nil where the first line is a task.
  public let header: RunHeader?

  private let lines: LineReader
  private let file: String
  private var waiting: RecordingTask?

  /// Opens standard input and waits for its first line.
  ///
  /// - Throws: An error at a line that is neither a header nor a task.
  public init() throws(RecordingError) {
    let source = try ByteSource(path: "-")
    // A line is answered before the next one comes: nothing may wait for the end.
    source.forget()
    file = source.name
    lines = LineReader(source: source, longest: RunFile.longestLine)
    guard let line = try Self.nextLine(lines) else {
      header = nil
      return
    }
    do throws(LineProblem) {
      // A task has members of the header's names, which mean something else.
      header = try RunHeader.isOne(line) ? RunHeader(line) : nil
      if header == nil { waiting = try RecordingTask(line) }
    } catch {
      throw RecordingError(error, file: source.name, location: .line(lines.number))
    }
  }

  /// The next task; nil at the end.
  ///
  /// - Throws: An error at a line that is no task.
  public func next() throws(RecordingError) -> RecordingTask? {
    if let task = waiting {
      waiting = nil
      return task
    }
    guard let line = try Self.nextLine(lines) else { return nil }
    do throws(LineProblem) {
      return try RecordingTask(line)
    } catch {
      throw RecordingError(error, file: file, location: .line(lines.number))
    }
  }

  private static func nextLine(_ lines: LineReader) throws(RecordingError) -> Line? {
    while let line = try lines.next() {
      if !line.isEmptyOrBlank { return line }
    }
    return nil
  }
}
