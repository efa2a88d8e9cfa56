import RegexBuilder

/// Swift source, parsed as far as the rules of the house need it.
struct SourceText {
  /// The file's source.
  let text: String

  /// One import of a module.
  struct Import: Hashable {
    /// The line, counted from 1.
    let line: Int
    /// The module's name; for a submodule, its module's.
    let module: String
  }

  /// The imports in all forms: with attributes and access levels, of submodules and of single
  /// declarations, several on a line.
  var imports: [Import] {
    let attribute = /@\w+(?:\([^)]*\))?\s+/
    let access = /(?:public|package|internal|fileprivate|private)\s+/
    let kind = /(?:struct|class|enum|actor|protocol|typealias|func|let|var)\s+/
    let statement = Regex {
      /(?:^|;)\s*/
      ZeroOrMore { attribute }
      Optionally { access }
      ZeroOrMore { attribute }
      /import\s+/
      Optionally { kind }
      Capture { /[\w`]+/ }
    }
    let lines = SourceText.blanked(text, strings: true)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].contains("import") }.flatMap { index in
      // The module's name may stand on the next line.
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      return "\(lines[index]) \(next)".matches(of: statement).map { match in
        Import(line: index + 1, module: match.output.1.filter { $0 != "`" })
      }
    }
  }

  /// The lines of conditions about Embedded Swift, counted from 1.
  var embeddedConditions: [Int] {
    guard text.contains("Embedded") else { return [] }
    let lines = SourceText.blanked(text, strings: false)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { index in
      let line = lines[index].drop { $0 == " " || $0 == "\t" }
      return (line.hasPrefix("#if") || line.hasPrefix("#elseif")) && line.contains("Embedded")
    }.map { $0 + 1 }
  }

  /// The number of lines.
  var lineCount: Int { text.count { $0.isNewline } + (text.last?.isNewline ?? true ? 0 : 1) }

  /// The source with comments, and optionally strings, replaced by blanks; line breaks stay.
  static func blanked(_ text: String, strings: Bool) -> String {
    let bytes = Array(text.utf8)
    var result = bytes
    var index = 0

    func begins(_ token: String, at place: Int) -> Bool {
      bytes[place] == token.utf8.first && bytes[place...].starts(with: token.utf8)
    }
    func blank(until end: Int) {
      while index < min(end, bytes.count) {
        if bytes[index] != newline { result[index] = UInt8(ascii: " ") }
        index += 1
      }
    }
    func end(of token: String, from place: Int, inLine: Bool) -> Int {
      var place = place
      while place < bytes.count, !begins(token, at: place) {
        if inLine, bytes[place] == newline { return place }
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(place + token.utf8.count, bytes.count)
    }

    while index < bytes.count {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\"") else {
        index += 1
        continue
      }
      if begins("//", at: index) {
        blank(until: bytes[index...].firstIndex(of: newline) ?? bytes.count)
      } else if begins("/*", at: index) {
        var depth = 0
        var place = index
        repeat {
          if begins("/*", at: place) {
            depth += 1
            place += 2
          } else if begins("*/", at: place) {
            depth -= 1
            place += 2
          } else {
            place += 1
          }
        } while depth > 0 && place < bytes.count
        blank(until: place)
      } else if begins("\"\"\"", at: index) || begins("\"", at: index) {
        let quote = begins("\"\"\"", at: index) ? "\"\"\"" : "\""
        let place = end(of: quote, from: index + quote.utf8.count, inLine: quote == "\"")
        if strings { blank(until: place) } else { index = place }
      } else {
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
}
