/// Why a recording can't be read or written, where, and what to do about it.
///
/// Its description is one line, `FILE:LINE: what is wrong; what to do`.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// There is no such file.
    case noSuchFile
    /// The file can't be opened or read: it is a directory, or permission is missing.
    case unreadable
    /// The output can't be written.
    case unwritable
    /// The content isn't a recording in a known format.
    case unknownFormat
    /// The format is known, but this version of it isn't.
    case unsupportedVersion
    /// A line, or a record of a binary stream, can't be understood.
    case malformed
    /// The recording was read to its end and holds no touches.
    case noTouches
  }

  /// Where in the file the problem is.
  public enum Location: Hashable, Sendable {
    /// The file as a whole.
    case file
    /// A line; the first is 1.
    case line(Int)
    /// A line and a column in it, in characters; the first of each is 1.
    case column(line: Int, column: Int)
    /// A byte of a binary file; the first is 0.
    case byte(Int)
  }

  /// The kind of problem.
  public var kind: Kind
  /// The file's path; `standard input` where the recording came from there.
  public var file: String
  /// Where in the file.
  public var location: Location
  /// What is wrong.
  public var problem: String
  /// What to do about it.
  public var remedy: String

  /// Creates an error.
  public init(
    _ kind: Kind,
    file: String,
    location: Location = .file,
    problem: String,
    remedy: String
  ) {
    self.kind = kind
    self.file = file
    self.location = location
    self.problem = problem
    self.remedy = remedy
  }

  /// The line of the problem; nil for the whole file and for binary files.
  public var line: Int? {
    switch location {
    case .line(let line), .column(let line, _): line
    case .file, .byte: nil
    }
  }

  /// The column of the problem; nil where it isn't known.
  public var column: Int? {
    if case .column(_, let column) = location { column } else { nil }
  }

  /// One line: the file, the location, what is wrong and what to do.
  public var description: String {
    let prefix =
      switch location {
      case .file: ""
      case .line(let line): "\(line):"
      case .column(let line, let column): "\(line):\(column):"
      case .byte(let offset): "byte \(offset):"
      }
    return "\(file):\(prefix) \(problem); \(remedy)".printable
  }
}
