/// Two columns of text.
public enum Columns {
  /// Indented lines: the left texts, padded to the widest of them and at least to `minimum`, then the right ones.
  public static func lines(_ rows: [(left: String, right: String)], minimum: Int = 0) -> [String] {
    let width = max(rows.map { $0.left.count }.max() ?? 0, minimum)
    return rows.map { "  \(padded($0.left, to: width))  \($0.right)" }
  }

  /// A text with spaces behind it, as many characters wide; a wider one stays as it is.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
