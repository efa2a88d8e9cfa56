import TouchRecording

/// Something wrong with a corpus: where, what, and what to do about it.
public struct TableProblem: Hashable, Sendable, CustomStringConvertible {
  /// What becomes of it.
  public enum Severity: Hashable, Sendable {
    /// The row, or the file, can't be used.
    case error
    /// It can be used, but says less than it seems to.
    case notice
  }

  /// What becomes of it.
  public var severity: Severity
  /// The file that it is about.
  public var file: String
  /// The line; nil for the file as a whole.
  public var line: Int?
  /// What is wrong.
  public var problem: String
  /// What to do about it.
  public var remedy: String

  /// Creates a problem.
  public init(
    _ severity: Severity = .error,
    file: String,
    line: Int? = nil,
    problem: String,
    remedy: String
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.problem = problem
    self.remedy = remedy
  }

  /// One line: file, line, what is wrong, what to do.
  public var description: String {
    let location = line.map { ":\($0)" } ?? ""
    let word = severity == .notice ? " note:" : ""
    return "\(file)\(location):\(word) \(problem); \(remedy)".printable
  }
}
