/// Text broken into lines.
enum Wrapped {
  /// The narrowest column that text is broken for (our own choice).
  private static let narrowest = 12

  /// Breaks text between words; every line is indented.
  static func lines(_ text: String, indent: Int, width: Int) -> [String] {
    let room = max(width - indent, narrowest)
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines
  }
}
