import Foundation

/// The rules that the tests cite: a test's display name begins with their numbers.
struct TestedRules {
  /// One test.
  struct Citation {
    var rules: [String]
    var name: String
    /// The path of the test's file from the package's root.
    var file: String
  }

  private(set) var all: [Citation] = []

  /// Reads all tests of the package.
  init() {
    for file in House.files(in: "Tests") where file.path.hasSuffix(".swift") {
      for name in Self.names(in: file.text) {
        let rules = Self.rules(in: name)
        if !rules.isEmpty { all.append(Citation(rules: rules, name: name, file: file.path)) }
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
