/// One line of the report: what was done at a line of a file, or what can't be done and why.
public struct Note: Equatable, Sendable {
  /// What a note can be about.
  public enum Kind: Int, Sendable {
    /// An edit that was made.
    case edit
    /// Code that compiles or may compile, and behaves otherwise than a client expects.
    case warning
    /// What needs a hand.
    case cannot
  }

  /// The line in the file as it was, from 1.
  public var line: Int
  /// What the note is about.
  public var kind: Kind
  /// What was done or can't be, in a sentence.
  public var text: String

  /// The note as it is printed behind the file's name.
  public var description: String {
    switch kind {
    case .edit: "\(line): \(text)"
    case .warning: "\(line): warning: \(text)"
    case .cannot: "\(line): can't: \(text)"
    }
  }
}
