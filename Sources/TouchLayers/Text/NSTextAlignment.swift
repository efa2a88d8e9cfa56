/// The side that lines of text begin or end at.
public enum NSTextAlignment: Int, Sendable {
  /// Lines begin at the left.
  case left = 0
  /// Lines have their middle in the middle.
  case center = 1
  /// Lines end at the right.
  case right = 2
  /// As `natural`: words aren't set apart to fill the lines.
  case justified = 3
  /// Where the language begins; left, unless a label says otherwise.
  case natural = 4
}
