/// Something surprising about a set of recognizers.
public struct GestureConflict: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable {
    /// A requirement that can't be met: the recognizer that has to wait is never recognized.
    case unmeetable
    /// One is always recognized before the other, which never is.
    case shadowed
    /// One waits longer than people like for another to fail.
    case longWait
    /// A dynamic requirement that is refused, because each would wait for the other.
    case circle
    /// Two can never be recognized together.
    case exclusive
  }

  /// What it is.
  public var kind: Kind
  /// The name of the recognizer that suffers.
  public var recognizer: String
  /// The others that it is about, by name.
  public var others: [String]
  /// What happens, in one sentence without a full stop.
  public var sentence: String
  /// What to do about it, without a full stop.
  public var fix: String
  /// How long the wait is, in seconds; nil where there is none, or no end of it.
  public var wait: Double?
}
