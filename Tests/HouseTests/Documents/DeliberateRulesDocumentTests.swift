import Expectations
import Foundation
import Testing

/// `Documentation/DeliberateRules.md`, which lists the tests of each sentence of the contract.
struct DeliberateRulesDocumentTests {
  private static let path = "Documentation/DeliberateRules.md"

  private func document(_ contract: DeliberateSentences) -> String {
    var lines = [
      "# The sentences of the deliberate gestures",
      "",
      "Each sentence of [DeliberateGestures](DeliberateGestures.md), and the tests that hold it, on both sides of",
      "what it limits. Generated from `\(Self.source)` and the tests' names by",
      "`swift test --filter RulesDocumentTests` with `TOUCHSTONE_WRITE_RULES=1` set.",
    ]
    var entries = contract.entries[...]
    for section in contract.sections {
      lines += ["", "## \(section.heading)", "", "| sentence | tests |", "|---|---|"]
      for sentence in section.sentences {
        let tests = (entries.popFirst()?.tests ?? []).flatMap(contract.tests(beginning:))
        lines.append("| \(cell(sentence)) | \(cells(tests)) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let source = "Tests/HouseTests/Documents/DeliberateSentences.txt"

  private func cell(_ text: String) -> String {
    MarkdownText.withoutLinks(text).replacingOccurrences(of: "|", with: "\\|")
  }

  private func cells(_ tests: [DeliberateSentences.Test]) -> String {
    var files: [String] = []
    for test in tests where !files.contains(test.file) { files.append(test.file) }
    return files.map { file in
      let title = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      let names = tests.filter { $0.file == file }.map { cell($0.name) }
      return "[\(title)](../\(file)): \(names.joined(separator: "; "))"
    }.joined(separator: "<br>")
  }

  @Test("is generated from the tests; TOUCHSTONE_WRITE_RULES=1 writes it")
  func upToDate() throws {
    let text = document(DeliberateSentences())
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_RULES"] == "1" {
      try Data(text.utf8).write(to: House.root.appending(path: Self.path))
    }
    let isSame = House.text(of: Self.path) == text
    #expect(isSame, "\(Self.path) is out of date: set TOUCHSTONE_WRITE_RULES=1")
  }

  @Test("every sentence has tests, in the page's order, and every listed test exists")
  func complete() {
    let contract = DeliberateSentences()
    #expect(contract.sections.count == 6 && contract.entries.count > 90)
    for problem in contract.problems { Issue.record("\(problem)") }
  }

  @Test("sentences end at full stops and semicolons")
  func splitting() {
    expectEqual(
      DeliberateSentences.sentences(in: "One is 0.3 s; (two, too.) **Three.** Rest"),
      ["One is 0.3 s;", "(two, too.)", "**Three.** Rest"]
    )
    let page =
      "# A\n\n## 1. B\n\nOne.\n- Two\n  goes on.\n\n**Not built yet**: three.\n\n## C\n\nNo."
    let sections = DeliberateSentences.sections(of: page)
    expectEqual(sections.map(\.sentences), [["One.", "Two goes on."]])
  }
}
