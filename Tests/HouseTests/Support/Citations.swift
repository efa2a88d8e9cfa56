/// What comments and test names cite: rules, scenarios, recording formats, deliberate gestures.
struct Citations {
  /// A document that can be cited.
  enum Source: String, CaseIterable {
    case rule
    case scenario
    case format = "recording format"
    case gesture = "deliberate gesture"
  }

  /// One number that a text cites.
  struct Citation: Hashable {
    let source: Source
    let number: String
  }

  /// The numbers that exist in each document.
  var known: [Source: Set<String>]

  /// The numbers in the repository's documents.
  static let standard = Citations(
    known: [
      .rule: Set(TouchModel.standard.rules.map(\.number))
        .union(TouchModel.standard.sections.map { String($0.number) }),
      .scenario: Set(TouchModel.standard.scenarios.map(String.init)),
      .format: numbers(in: House.text(of: "Documentation/RecordingFormats.md")),
      .gesture: numbers(in: House.text(of: "Documentation/DeliberateGestures.md")),
    ]
  )

  /// The numbers of a page's headings, and of the points that are numbered below them: `4`, `4.6`.
  static func numbers(in text: String) -> Set<String> {
    var numbers: Set<String> = []
    for section in MarkdownText(text).sections {
      guard let number = TouchModel.numbered(section.heading)?.number else { continue }
      numbers.insert(number)
      for line in section.lines {
        let point = line.prefix { $0.isNumber }
        if !point.isEmpty, line.dropFirst(point.count).hasPrefix(". ") {
          numbers.insert("\(number).\(point)")
        }
      }
    }
    return numbers
  }

  /// The citations in a text that don't exist, as messages.
  func problems(in text: String) -> [String] { problems(of: Self.all(in: text)) }

  /// Those of some citations that don't exist, as messages.
  func problems(of citations: [Citation]) -> [String] {
    citations.filter { known[$0.source]?.contains($0.number) != true }
      .map { "there is no \($0.source.rawValue) \($0.number)" }
  }

  /// All citations in a text, in order.
  ///
  /// A citation may span a comment's lines, and may contain several numbers: `rules 3.8 and 3.10`,
  /// `rules 6.5 to 6.8`, `recording formats 3, 5`.
  static func all(in text: String) -> [Citation] {
    let words = text.split { "(\"·`".contains($0) || $0.isWhitespace }
      .filter { $0 != "//" && $0 != "///" }
    var found: [Citation] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      guard let source = source(of: word, behind: index > 1 ? words[index - 2] : "") else {
        continue
      }
      while index < words.count, let number = number(words[index]) {
        found.append(Citation(source: source, number: number))
        let isListed = words[index].last == ","
        index += 1
        let isJoined = index < words.count && ["and", "to", "or"].contains(words[index])
        if isJoined { index += 1 } else if !isListed { break }
      }
    }
    return found
  }

  /// The document of which a word announces a number.
  private static func source(of word: Substring, behind before: Substring) -> Source? {
    switch word {
    case "rule", "rules", "Rule", "Rules": .rule
    case "scenario", "scenarios", "Scenario", "Scenarios": .scenario
    case "gestures" where before == "deliberate" || before == "Deliberate": .gesture
    case "formats" where before == "recording" || before == "Recording": .format
    default: nil
    }
  }

  /// The number in a word, without punctuation after it.
  private static func number(_ word: Substring) -> String? {
    let digits = word.prefix { $0.isNumber || $0 == "." }
    let rest = word.dropFirst(digits.count)
    guard rest.allSatisfy({ ".,;:)|\\".contains($0) }) else { return nil }
    let number = digits.hasSuffix(".") ? digits.dropLast() : digits
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ Int($0) != nil }) else { return nil }
    return String(number)
  }
}
