import Testing

/// The guide to what differs from UIKit names a test for each line.
struct DifferencesTests {
  @Test("Every line of a table in DifferencesFromUIKit.md names a test that is there")
  func named() {
    let guide = House.text(of: "Documentation/DifferencesFromUIKit.md")
    let tests = House.files(in: "Tests").filter { $0.path.hasSuffix(".swift") }.map(\.text)
    var rows = 0
    for line in guide.split(separator: "\n") where line.hasPrefix("| ") {
      if line.hasPrefix("| on iOS |") { continue }
      rows += 1
      let cells = line.split(separator: "|").map { String($0.drop { $0 == " " }) }
      let name = cells.last.map { $0.filter { $0 != "*" } } ?? ""
      let quoted = "\"\(name.prefix(while: { $0 != "\n" }).trimmed)\""
      #expect(tests.contains { $0.contains(quoted) }, "no test is called \(quoted)")
    }
    #expect(rows > 10)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
