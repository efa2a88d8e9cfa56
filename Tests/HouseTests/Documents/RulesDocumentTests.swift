import Expectations
import Foundation
import Testing

/// `Documentation/Rules.md`, which lists the tests of each rule.
struct RulesDocumentTests {
  private static let path = "Documentation/Rules.md"

  private func document(_ tests: TestedRules) -> String {
    var lines = [
      "# Rules",
      "",
      "The tests that hold the engine to each rule of the [touch model](TouchModel/README.md), and whether it",
      "follows the rule. Generated from the tests' names and the touch model's pages by",
      "`swift test --filter RulesDocumentTests` with `TOUCHSTONE_WRITE_RULES=1` set.",
    ]
    for section in TouchModel.standard.sections where !section.rules.isEmpty {
      lines += ["", "## \(section.number). \(section.title)", ""]
      lines += ["| rule | about | tests | state |", "|---|---|---|---|"]
      for rule in section.rules { lines.append(row(rule, tests)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ rule: TouchModel.Rule, _ citations: TestedRules) -> String {
    var files: [String] = []
    var names: [String: [String]] = [:]
    for citation in citations.all where citation.rules.contains(rule.number) {
      if names[citation.file] == nil { files.append(citation.file) }
      names[citation.file, default: []].append(citation.name)
    }
    let tests = files.map { file in
      let title = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      let list = (names[file] ?? []).map { $0.replacingOccurrences(of: "|", with: "\\|") }
      return "[\(title)](../\(file)): \(list.joined(separator: "; "))"
    }
    let state = MarkdownText.withoutLinks(rule.state).replacingOccurrences(of: "|", with: "\\|")
    let link = "[\(rule.number)](TouchModel/\(rule.link))"
    return "| \(link) | \(rule.title) | \(tests.joined(separator: "<br>")) | \(state) |"
  }

  @Test("is generated from the tests; TOUCHSTONE_WRITE_RULES=1 writes it")
  func upToDate() throws {
    let text = document(TestedRules())
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_RULES"] == "1" {
      try Data(text.utf8).write(to: House.root.appending(path: Self.path))
    }
    let isSame = House.text(of: Self.path) == text
    #expect(isSame, "Documentation/Rules.md is out of date: set TOUCHSTONE_WRITE_RULES=1")
  }

  @Test("every rule has a test, and every test cites an existing rule")
  func complete() {
    let cited = Set(TestedRules().all.flatMap { $0.rules })
    let numbers = TouchModel.standard.rules.map(\.number)
    for number in numbers { #expect(cited.contains(number), "no test cites rule \(number)") }
    let known = Set(numbers)
    #expect(cited.subtracting(known).isEmpty)
    expectEqual(known.count, numbers.count)
  }

  @Test("a test's name cites rules at its start, or after a scenario's number")
  func citing() {
    expectEqual(TestedRules.rules(in: "4.17 a gesture"), ["4.17"])
    expectEqual(TestedRules.rules(in: "6.2, 6.4 the limits"), ["6.2", "6.4"])
    expectEqual(TestedRules.rules(in: "scenario 41 · 4.18 single"), ["4.18"])
    expectEqual(TestedRules.rules(in: "0.5 s are not 4.1"), ["0.5"])
    expectEqual(TestedRules.rules(in: "a tap"), [])
    expectEqual(TestedRules.names(in: "@Test(\n \"one\"\n) @Test(arguments: 1)"), ["one"])
  }
}
