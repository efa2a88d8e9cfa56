/// What becomes of lines of text that are too wide.
public enum NSLineBreakMode: Int, Sendable {
  /// They break between words.
  case byWordWrapping = 0
  /// They break between characters.
  case byCharWrapping = 1
  /// They are cut off at the edge.
  case byClipping = 2
  /// An ellipsis stands for the beginning of the last line.
  case byTruncatingHead = 3
  /// An ellipsis stands for the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis stands for the middle of the last line.
  case byTruncatingMiddle = 5
}
