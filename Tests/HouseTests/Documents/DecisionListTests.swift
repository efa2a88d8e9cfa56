import Expectations
import Foundation
import Testing

/// The decisions and the list of them in Documentation/README.md.
struct DecisionListTests {
  private let names = House.files(in: "Documentation/Decisions").map { $0.path }
    .map { String($0.dropFirst("Documentation/".count)) }.sorted()

  @Test("Each decision has a number of its own, without gaps")
  func numbered() {
    let numbers = names.map { $0.dropFirst("Decisions/".count).prefix(4) }
    expectEqual(numbers.compactMap { Int($0) }, Array(1...max(names.count, 1)))
  }

  @Test("The documentation lists each decision by its title's number, in order")
  func listed() {
    let list = House.text(of: "Documentation/README.md")
    let listed = list.matches(of: #/- \[(\d{4}) [^\]]+\]\((Decisions/[^)]+)\)/#)
    expectEqual(listed.map { String($0.output.2) }, names)
    for entry in listed { #expect(entry.output.2.hasPrefix("Decisions/\(entry.output.1)-")) }
    for file in House.files(in: "Documentation/Decisions") {
      let number = file.path.split(separator: "/").last?.prefix(4) ?? ""
      #expect(file.text.hasPrefix("# \(number) "))
    }
  }
}
