/// The targets of a manifest, parsed from its text.
struct Manifest {
  /// One target.
  struct Target: Hashable {
    /// Its name.
    let name: String
    /// The names of its dependencies.
    let dependencies: [String]
  }

  /// The targets, in the manifest's order.
  let targets: [Target]
  /// Whether the package depends on other packages.
  let namesPackages: Bool

  init(_ text: String) {
    let code = SourceText.blanked(text, strings: false)
    namesPackages = code.contains(/\.package\s*\(/)
    var targets: [Target] = []
    var rest = code[...]
    while let found = rest.firstMatch(of: /\.(?:executableTarget|testTarget|target|macro|plugin)\(/)
    {
      let body = Manifest.bracketed(rest[found.range.upperBound...], "(", ")")
      if let name = body.firstMatch(of: /name:\s*"([^"]*)"/) {
        targets.append(
          Target(name: String(name.output.1), dependencies: Manifest.dependencies(in: body))
        )
      }
      rest = rest[body.endIndex...]
    }
    self.targets = targets
  }

  private static func dependencies(in body: Substring) -> [String] {
    guard let found = body.firstMatch(of: /dependencies:\s*\[/) else { return [] }
    let list = bracketed(body[found.range.upperBound...], "[", "]")
    return list.matches(of: /"([^"]*)"/).map { String($0.output.1) }
  }

  /// The text before the bracket that closes an open one.
  private static func bracketed(
    _ text: Substring,
    _ open: Character,
    _ close: Character
  ) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text
  }
}
