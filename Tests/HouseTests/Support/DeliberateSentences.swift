import Foundation

/// The sentences of the deliberate gestures' contract, and the tests that hold each.
struct DeliberateSentences {
  /// The page of the contract.
  static let page = "Documentation/DeliberateGestures.md"
  private static let list = "Tests/HouseTests/Documents/DeliberateSentences.txt"

  /// A section of the page.
  struct Section {
    let heading: String
    let sentences: [String]
  }

  /// What the list says of a sentence: its beginning, and those of the tests' names.
  struct Entry {
    let beginning: String
    var tests: [String] = []
  }

  /// A test, without the section that its name begins with.
  struct Test {
    let name: String
    let file: String
  }

  /// The numbered sections of a page, without what isn't built yet.
  static func sections(of text: String) -> [Section] {
    MarkdownText(text).sections.compactMap { section in
      guard TouchModel.numbered(section.heading) != nil else { return nil }
      var paragraphs: [String] = [""]
      for line in section.lines {
        let isItem = line.hasPrefix("- ")
        if line.isEmpty || isItem { paragraphs.append("") }
        let words = (isItem ? line.dropFirst(2) : line[...]).trimmingCharacters(in: .whitespaces)
        let last = paragraphs.count - 1
        paragraphs[last] += (paragraphs[last].isEmpty || words.isEmpty ? "" : " ") + words
      }
      let sentences = paragraphs.filter { !$0.hasPrefix("**Not built yet**") }
        .flatMap(sentences(in:))
      return Section(heading: section.heading, sentences: sentences)
    }
  }

  /// The sentences of a paragraph, and their parts between semicolons.
  static func sentences(in paragraph: String) -> [String] {
    var found: [String] = []
    var words: [Substring] = []
    for word in paragraph.split(separator: " ") {
      words.append(word)
      guard word.hasSuffix(".") || word.hasSuffix(";") || word.hasSuffix(".)") else { continue }
      found.append(words.joined(separator: " "))
      words = []
    }
    return words.isEmpty ? found : found + [words.joined(separator: " ")]
  }

  /// The list beside the tests.
  static func entries(in text: String) -> [Entry] {
    var entries: [Entry] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        entries[entries.count - 1].tests.append(line.trimmingCharacters(in: .whitespaces))
      } else {
        entries.append(Entry(beginning: String(line)))
      }
    }
    return entries
  }

  let sections: [Section]
  let entries: [Entry]
  private let tests: [Test]

  /// Reads the page, the list and all tests.
  init() {
    sections = Self.sections(of: House.text(of: Self.page))
    entries = Self.entries(in: House.text(of: Self.list))
    tests = House.files(in: "Tests").filter { $0.path.hasSuffix(".swift") }.flatMap { file in
      TestedRules.names(in: file.text).map { Test(name: Self.bare($0), file: file.path) }
    }
  }

  /// A test's name without the section that it cites.
  private static func bare(_ name: String) -> String {
    let words = name.split(separator: " ", maxSplits: 3)
    let cites = words.count == 4 && words[0] == "Deliberate" && words[1] == "gestures"
    return cites ? String(words[3]) : name
  }

  /// The tests whose names begin so.
  func tests(beginning: String) -> [Test] { tests.filter { $0.name.hasPrefix(beginning) } }

  /// What the page, the list and the tests disagree in: one line each.
  var problems: [String] {
    let sentences = sections.flatMap(\.sentences)
    var problems: [String] = []
    var rest = entries[...]
    for sentence in sentences {
      if let entry = rest.first, sentence.hasPrefix(entry.beginning) {
        rest = rest.dropFirst()
        if entry.tests.isEmpty { problems.append("no test holds: \(sentence)") }
      } else {
        problems.append("the list lacks, in this place: \(sentence)")
      }
    }
    problems += rest.map { "the page has no such sentence: \($0.beginning)" }
    for test in entries.flatMap(\.tests) where tests(beginning: test).isEmpty {
      problems.append("there is no test: \(test)")
    }
    return problems
  }
}
