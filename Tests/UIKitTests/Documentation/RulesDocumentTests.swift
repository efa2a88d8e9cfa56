import Foundation
import Testing

@Suite("The list of rules")
struct RulesDocumentTests {
  private static let file = RuleCitations.root.appendingPathComponent("Documentation/Rules.md")

  private func document(_ citations: RuleCitations) -> String {
    var lines = [
      "# Rules",
      "",
      "What the engine keeps to, rule by rule, and the tests that hold it to that. Generated from the",
      "tests' names by `swift test --filter RulesDocumentTests` with `TOUCHSTONE_WRITE_RULES=1` set.",
    ]
    for section in RuleBook.sections {
      lines += ["", "## \(section.number). \(section.title)", ""]
      lines += ["| rule | about | tests | state |", "|---|---|---|---|"]
      for rule in section.rules { lines.append(row(rule, citations)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ rule: RuleBook.Rule, _ citations: RuleCitations) -> String {
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
    let state =
      rule.deviation.map { "deviates: \($0)" } ?? (tests.isEmpty ? "no test yet" : "holds")
    return "| \(rule.number) | \(rule.title) | \(tests.joined(separator: "<br>")) | \(state) |"
  }

  @Test("is generated from the tests, to the byte; TOUCHSTONE_WRITE_RULES=1 writes it anew")
  func upToDate() throws {
    let text = document(try RuleCitations())
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_RULES"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: Self.file)
    }
    let isSame = try Data(contentsOf: Self.file) == Data(text.utf8)
    #expect(isSame, "Documentation/Rules.md is out of date: set TOUCHSTONE_WRITE_RULES=1")
  }

  @Test("every rule that holds has a test, and every test cites a rule that there is")
  func complete() throws {
    let citations = try RuleCitations()
    let rules = RuleBook.sections.flatMap { $0.rules }
    let cited = Set(citations.all.flatMap { $0.rules })
    for rule in rules where rule.deviation == nil {
      #expect(cited.contains(rule.number), "no test cites rule \(rule.number)")
    }
    let known = Set(rules.map { $0.number })
    let foreign = cited.subtracting(known)
    #expect(foreign.isEmpty)
    #expect(known.count == rules.count)
  }

  @Test("has every number of the rules as they were handed down, where those are at hand")
  func numbers() throws {
    let shared = RuleCitations.root.appendingPathComponent("../shared/design/SEMANTICS.md")
    guard let text = try? String(contentsOf: shared.standardized, encoding: .utf8) else { return }
    var expected: Set<String> = []
    for line in text.split(separator: "\n") {
      let number = line.prefix { $0.isNumber || $0 == "." }
      let parts = number.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, let section = Int(parts[0]), Int(parts[1]) != nil,
        section < 11
      else { continue }
      expected.insert(String(number))
    }
    #expect(expected == Set(RuleBook.sections.flatMap { $0.rules }.map { $0.number }))
  }

  @Test("a test's name cites rules at its beginning, behind a scenario's number too")
  func citing() {
    #expect(RuleCitations.rules(in: "4.17 a gesture") == ["4.17"])
    #expect(RuleCitations.rules(in: "6.2, 6.4 the limits") == ["6.2", "6.4"])
    #expect(RuleCitations.rules(in: "scenario 41 · 4.18 single") == ["4.18"])
    #expect(RuleCitations.rules(in: "0.5 s are not 4.1") == ["0.5"])
    #expect(RuleCitations.rules(in: "a tap") == [])
    #expect(RuleCitations.names(in: "@Test(\n \"one\"\n) @Test(arguments: 1)") == ["one"])
  }
}
