import Foundation

/// Where tests cite rules: in their display names, as in `@Test("4.17 …")`.
struct RuleCitations {
  /// One test.
  struct Citation {
    var rules: [String]
    var name: String
    /// The test's file, seen from the package.
    var file: String
  }

  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private(set) var all: [Citation] = []

  /// Reads all tests of the package.
  init() throws {
    let tests = Self.root.appendingPathComponent("Tests")
    for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path).sorted()
    where path.hasSuffix(".swift") {
      let source = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
      for name in Self.names(in: source) {
        let rules = Self.rules(in: name)
        if !rules.isEmpty { all.append(Citation(rules: rules, name: name, file: "Tests/\(path)")) }
      }
    }
  }

  /// The display names of tests in a source.
  static func names(in source: String) -> [String] {
    var names: [String] = []
    for part in source.components(separatedBy: "@Test(").dropFirst() {
      let rest = part.drop { $0.isWhitespace }
      guard rest.first == "\"" else { continue }
      names.append(String(rest.dropFirst().prefix { $0 != "\"" }))
    }
    return names
  }

  /// The rules that a display name begins with: `4.17 …`, `6.2, 6.4 …`, `scenario 41 · 4.18 …`.
  static func rules(in name: String) -> [String] {
    var words = name.split(separator: " ")[...]
    if words.first == "scenario" { words = words.dropFirst(3) }
    var rules: [String] = []
    for word in words {
      let number = word.hasSuffix(",") ? word.dropLast() : word
      let parts = number.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ Int($0) != nil }) else { break }
      rules.append(String(number))
      if !word.hasSuffix(",") { break }
    }
    return rules
  }
}
