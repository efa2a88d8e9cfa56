/// An error in a picture, with its location and a remedy.
public struct MarbleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line in the picture, from 1.
  public var line: Int
  /// The column in that line, from 1.
  public var column: Int
  /// The problem.
  public var problem: String
  /// The remedy.
  public var remedy: String
  /// The line itself.
  public var excerpt: String

  /// The location, the problem, the line with a mark under the column, and the remedy.
  public var description: String {
    let mark = String(repeating: " ", count: column - 1) + "^"
    return "line \(line), column \(column): \(problem)\n  \(excerpt)\n  \(mark)\n\(remedy)"
  }
}
