import Foundation
public import TouchRecording

/// A saved run: a header, then a line for each recording.
///
/// A file that was cut off in the middle of its last line is read up to there: that is what an interrupted run
/// leaves.
public final class RunFile {
  /// The longest line, in bytes: the decisions of some days of touching.
  static let longestLine = 1 << 30

  /// The path as errors name it.
  public let file: String
  /// What the run was made with; nil where the file begins with a result.
  public let header: RunHeader?
  /// Whether the last line was cut off.
  public private(set) var isCutOff = false

  /// How many bytes the lines have that were read whole.
  public private(set) var wholeBytes = 0

  private let lines: LineReader
  private var waiting: RecordingResult?

  /// Opens a run's file and reads its header; `-` is standard input.
  ///
  /// - Throws: An error where the file can't be opened or isn't a run's.
  public init(path: String) throws(RecordingError) {
    if let status = statistics(of: path), status.kind == S_IFDIR {
      throw RecordingError(
        .unreadable,
        file: path,
        problem: "it is a directory",
        remedy: "name a file that touchstone evaluate --save wrote"
      )
    }
    let source = try ByteSource(path: path)
    source.forget()
    file = source.name
    lines = LineReader(source: source, longest: Self.longestLine)
    guard let line = try Self.nextLine(lines, &wholeBytes) else {
      throw RecordingError(
        .malformed,
        file: source.name,
        problem: "it is empty",
        remedy: "name a file that touchstone evaluate --save wrote"
      )
    }
    guard line.first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "{") else {
      throw RecordingError(
        .malformed,
        file: source.name,
        location: .line(lines.number),
        problem: "the line is no result",
        remedy: "name a file that touchstone evaluate --save wrote"
      )
    }
    do throws(LineProblem) {
      header = try RunHeader(line)
      if header == nil { waiting = try RecordingResult(line) }
    } catch {
      throw RecordingError(error, file: source.name, location: .line(lines.number))
    }
  }

  /// The next recording's result; nil at the end.
  ///
  /// - Throws: An error at a line that is no result.
  public func next() throws(RecordingError) -> RecordingResult? {
    if let result = waiting {
      waiting = nil
      return result
    }
    guard let line = try Self.nextLine(lines, &wholeBytes) else { return nil }
    // A line without its end was cut off, and is done again.
    if lines.raw.last != 0x0A {
      isCutOff = true
      return nil
    }
    do throws(LineProblem) {
      return try RecordingResult(line)
    } catch {
      throw RecordingError(error, file: file, location: .line(lines.number))
    }
  }

  private static func nextLine(
    _ lines: LineReader,
    _ wholeBytes: inout Int
  ) throws(RecordingError) -> Line? {
    while let line = try lines.next() {
      if lines.raw.last == 0x0A { wholeBytes += lines.raw.count }
      if !line.isEmptyOrBlank { return line }
    }
    return nil
  }
}
