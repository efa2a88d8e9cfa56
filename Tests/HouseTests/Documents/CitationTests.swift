import Expectations
import Foundation
import Testing

/// The citations in comments, tests and documents exist.
struct CitationTests {
  @Test("Every citation in the sources, the tests and the documents exists")
  func cited() {
    let files = ["Sources", "Tests", "Benchmarks", "Documentation"].flatMap(House.files(in:))
      .filter { $0.path.hasSuffix(".swift") || $0.path.hasSuffix(".md") }
    var count = 0
    // This folder contains wrong citations on purpose.
    for file in files where !file.path.hasPrefix("Tests/HouseTests/") {
      let citations = Citations.all(in: file.text)
      count += citations.count
      for problem in Citations.standard.problems(of: citations) {
        Issue.record("\(file.path): \(problem)")
      }
    }
    #expect(count > 500)
  }

  @Test(
    "A citation of something that doesn't exist is reported",
    arguments: [
      "/// Waits (rule 3.11).", "rules 3.8 and 3.99", "rules 6.5 to 6.80", "rule 13",
      "scenario 6 · 1.1 a touch", "/// by the\n  /// rule 9.9, as it is",
      "recording formats 3.7", "recording formats 4.13", "(deliberate gestures 0)",
      "| x | Deliberate gestures 12 |", "rules 1.1, 1.19,", "deliberate gestures 5, rule 8.33",
    ]
  )
  func planted(_ text: String) {
    expectEqual(Citations.standard.problems(in: text).count, 1)
  }

  @Test(
    "A citation of something that exists is accepted in each of its forms",
    arguments: [
      ("(rules 3.8 and 3.10).", 2), ("Rules 4: states", 1), ("rule 8.3; then", 1),
      ("rules 4.9, 4.10 and 7.8", 3), ("scenario 76 · 8.10", 1), ("rule 8.10, observed", 1),
      ("recording formats 3, 5: the same", 2), ("recording formats 3 and 5)", 2),
      ("Recording formats 4.12", 1), ("deliberate gestures 5, rule 8.3", 2),
      ("deliberate gestures 4).", 1), ("the rule", 0), ("rule 0x10", 0), ("4.17 waits", 0),
      ("recording formats 4.6 protocol A", 1),
    ]
  )
  func accepted(_ text: String, _ count: Int) {
    expectEqual(Citations.all(in: text).count, count)
    expectEqual(Citations.standard.problems(in: text), [])
  }

  @Test("No text cites a document that isn't in the repository")
  func absent() {
    // The folder of this file names them.
    let files = ["Sources", "Tests", "Benchmarks", "Documentation", "Examples", "Porter"]
      .flatMap(House.files(in:)).filter { !$0.path.hasPrefix("Tests/HouseTests/") }
    let absent = [
      "FORMATS", "DELIBERATE", "SEMANTICS", "PORTABILITY.md", "ARCHITECTURE.md", "STYLE.md",
    ]
    for file in files where file.path.hasSuffix(".swift") || file.path.hasSuffix(".md") {
      for name in absent where file.text.contains(name) {
        Issue.record("\(file.path) cites \(name)")
      }
    }
  }

  @Test("The documents contain all of their numbers in order")
  func complete() {
    let counts = [18, 10, 10, 33, 8, 16, 8, 19, 5, 3, 0, 0]
    let model = TouchModel.standard
    expectEqual(model.sections.map(\.number), Array(1...12))
    expectEqual(model.sections.map(\.rules.count), counts)
    for section in model.sections {
      let numbers = section.rules.indices.map { "\(section.number).\($0 + 1)" }
      expectEqual(section.rules.map(\.number), numbers)
    }
    expectEqual(model.scenarios, model.scenarios.sorted())
    expectEqual(model.scenarios.count, 63)
    let gestures: Set<String> = ["1", "2", "3", "4", "5", "6"]
    expectEqual(Citations.standard.known[.gesture], gestures)
    var formats: Set<String> = ["3", "4", "5", "6", "7", "8"]
    formats.formUnion((1...6).map { "3.\($0)" })
    formats.formUnion((1...12).map { "4.\($0)" })
    expectEqual(Citations.standard.known[.format], formats)
  }

  @Test("Every rule states how it is known, and whether the engine follows it")
  func states() {
    let states = ["followed", "differs: ", "not followed yet: "]
    let certainties = ["documented", "observed", "own decision", "common knowledge"]
    for rule in TouchModel.standard.rules {
      #expect(states.contains { rule.state.hasPrefix($0) }, "\(rule.number): \(rule.state)")
      let isKnown = certainties.contains { rule.certainty.contains($0) }
      #expect(isKnown, "\(rule.number): \(rule.certainty)")
    }
  }

  @Test("Every link between the documents leads to an existing file and heading")
  func links() {
    let pages =
      House.files(in: "Documentation").filter { $0.path.hasSuffix(".md") }
      + ["README.md", "CONTRIBUTING.md"].map { House.File(path: $0, text: House.text(of: $0)) }
    for page in pages {
      for link in MarkdownText.links(in: page.text) {
        for problem in problems(of: link, on: page) { Issue.record("\(page.path): \(problem)") }
      }
    }
    let page = House.File(path: "Documentation/A.md", text: "")
    expectEqual(problems(of: "Rules.md", on: page), [])
    expectEqual(problems(of: "Nowhere.md", on: page).count, 1)
    expectEqual(problems(of: "TouchModel/3-event-flow.md#311-nothing", on: page).count, 1)
  }

  private func problems(of link: String, on page: House.File) -> [String] {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = House.root.appending(path: page.path).deletingLastPathComponent()
    let target = folder.appending(path: String(parts[0])).standardizedFileURL
    guard (try? target.checkResourceIsReachable()) == true else { return ["\(link) leads nowhere"] }
    guard parts.count == 2 else { return [] }
    let text = parts[0].isEmpty ? page.text : (try? String(contentsOf: target, encoding: .utf8))
    let anchors = MarkdownText(text ?? "").sections.map { MarkdownText.anchor(of: $0.heading) }
    return anchors.contains(String(parts[1])) ? [] : ["\(link): no such heading"]
  }
}
