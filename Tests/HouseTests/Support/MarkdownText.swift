/// Markdown, parsed as far as the documentation checks need it.
struct MarkdownText {
  /// A heading and the text below it, up to the next heading of any level.
  struct Section {
    /// The heading without its number signs.
    let heading: String
    /// The lines below it.
    var lines: [String] = []

    /// The text of a list item that begins with a word and a colon, with its lines joined.
    func item(_ word: String) -> String {
      let mark = "- \(word):"
      guard let start = lines.firstIndex(where: { $0.hasPrefix(mark) }) else { return "" }
      var words = [lines[start].dropFirst(mark.count).drop { $0 == " " }]
      for line in lines[(start + 1)...] {
        guard line.hasPrefix("  ") else { break }
        words.append(line.drop { $0 == " " })
      }
      return words.joined(separator: " ")
    }
  }

  /// The sections in their order.
  let sections: [Section]

  /// Parses a text; blocks of code contain no headings.
  init(_ text: String) {
    var sections: [Section] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      let level = line.prefix { $0 == "#" }.count
      if !isCode, level > 0, line.dropFirst(level).first == " " {
        sections.append(Section(heading: String(line.dropFirst(level + 1))))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(String(line))
      }
    }
    self.sections = sections
  }

  /// The anchor of a heading on GitHub.
  static func anchor(of heading: String) -> String {
    var anchor = ""
    for character in heading.lowercased() {
      if character == " " {
        anchor.append("-")
      } else if character.isLetter || character.isNumber || character == "-" || character == "_" {
        anchor.append(character)
      }
    }
    return anchor
  }

  /// A text whose links are replaced with their titles.
  static func withoutLinks(_ text: String) -> String {
    text.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.output.1) }
  }

  /// The targets of a text's links, as `page.md#anchor`, except links to the web.
  static func links(in text: String) -> [String] {
    text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
      .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
  }
}
