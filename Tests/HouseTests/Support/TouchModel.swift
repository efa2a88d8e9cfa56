/// The touch model, parsed from its pages in the documentation.
struct TouchModel {
  /// One rule.
  struct Rule {
    /// The section's number and the rule's, as in `3.8`.
    let number: String
    /// The heading after the number.
    let title: String
    /// The page's name and the heading's anchor.
    let link: String
    /// How the rule is known; empty if the page doesn't say.
    let certainty: String
    /// Whether the engine follows the rule; empty if the page doesn't say.
    let state: String
  }

  /// One page of rules.
  struct Section {
    let number: Int
    let title: String
    var rules: [Rule] = []
  }

  /// The folder of the pages.
  static let folder = "Documentation/TouchModel"

  /// The pages in the repository.
  static let standard = TouchModel(files: House.files(in: folder))

  /// The sections, by number.
  let sections: [Section]
  /// The numbers of the scenarios of section 11.
  let scenarios: [Int]

  /// Every rule of every section.
  var rules: [Rule] { sections.flatMap(\.rules) }

  /// Parses pages; those without a number in their first heading contain no rules.
  init(files: [House.File]) {
    var sections: [Section] = []
    var scenarios: [Int] = []
    for file in files {
      let name = String(file.path.split(separator: "/").last ?? "")
      let blocks = MarkdownText(file.text).sections
      guard let first = blocks.first, let heading = Self.numbered(first.heading),
        let number = Int(heading.number)
      else { continue }
      var section = Section(number: number, title: heading.title)
      for block in blocks.dropFirst() {
        if let heading = Self.numbered(block.heading), heading.number.contains(".") {
          section.rules.append(
            Rule(
              number: heading.number,
              title: heading.title,
              link: "\(name)#\(MarkdownText.anchor(of: block.heading))",
              certainty: block.item("Certainty"),
              state: block.item("State")
            )
          )
        }
      }
      if section.rules.isEmpty { scenarios += blocks.flatMap(Self.rowNumbers) }
      sections.append(section)
    }
    self.sections = sections.sorted { $0.number < $1.number }
    self.scenarios = scenarios
  }

  /// Splits `3.8 The responder chain` and `3. Event flow` into number and title.
  static func numbered(_ heading: String) -> (number: String, title: String)? {
    guard let blank = heading.firstIndex(of: " ") else { return nil }
    var number = heading[..<blank]
    if number.hasSuffix(".") { number = number.dropLast() }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ Int($0) != nil }) else { return nil }
    return (String(number), String(heading[heading.index(after: blank)...]))
  }

  /// The numbers in the first column of a section's tables.
  private static func rowNumbers(_ block: MarkdownText.Section) -> [Int] {
    block.lines.compactMap { line in
      guard line.hasPrefix("|") else { return nil }
      return line.split(separator: "|").first.flatMap { Int($0.filter { $0 != " " }) }
    }
  }
}
