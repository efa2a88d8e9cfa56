/// What is wrong with a picture, where, and what to do about it.
public struct MarbleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line in the picture, from 1.
  public var line: Int
  /// The column in that line, from 1.
  public var column: Int
  /// What is wrong.
  public var problem: String
  /// What to do about it.
  public var remedy: String
  /// The line itself.
  public var excerpt: String

  /// The place, the problem, the line with a mark under the place, and the remedy.
  public var description: String {
    let mark = String(repeating: " ", count: column - 1) + "^"
    return "line \(line), column \(column): \(problem)\n  \(excerpt)\n  \(mark)\n\(remedy)"
  }
}
