import Foundation
import Testing

/// The documentation catalog of DeliberateTouch, and the sources that it is compared with.
enum Catalog {
  /// A page about one type.
  struct Page: CustomTestStringConvertible, Sendable {
    /// The type's name, which is the file's.
    var name: String
    /// The page's text.
    var text: String

    var testDescription: String { name }

    /// The page's lines.
    var lines: [String] { text.components(separatedBy: "\n") }

    /// The blocks of Swift code, without their fences.
    var code: [String] {
      var blocks: [String] = []
      var open: [String]?
      for line in lines {
        if line == "```swift" {
          open = []
        } else if line == "```", let block = open {
          blocks.append(block.joined(separator: "\n"))
          open = nil
        } else {
          open?.append(line)
        }
      }
      return blocks
    }

    /// The names of the pictures that the page shows.
    var pictures: [String] {
      lines.compactMap { line in
        guard line.hasPrefix("!["), let start = line.range(of: "](") else { return nil }
        return String(line[start.upperBound...].dropLast())
      }
    }

    /// The rows of the table of properties: name, unit, default and source.
    var rows: [[String]] {
      lines.filter { $0.hasPrefix("| `") }.map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }
  }

  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// The catalog's folder.
  static let folder = root.appendingPathComponent("Sources/DeliberateTouch/DeliberateTouch.docc")

  /// The pages about types, by name.
  static let pages: [Page] = files(in: folder.appendingPathComponent("Extensions"))
    .filter { $0.pathExtension == "md" }
    .map { Page(name: $0.deletingPathExtension().lastPathComponent, text: text(of: $0)) }

  /// The names of the module's public types, without those in another type.
  static let types: [String] = files(in: root.appendingPathComponent("Sources/DeliberateTouch"))
    .filter { $0.pathExtension == "swift" }
    .flatMap { text(of: $0).components(separatedBy: "\n") }
    .compactMap { line in
      let words = line.split(separator: " ")
      let kinds: Set<Substring> = ["class", "struct", "enum", "protocol"]
      guard line.hasPrefix("public ") || line.hasPrefix("open "),
        let kind = words.firstIndex(where: { kinds.contains($0) }), words.indices.contains(kind + 1)
      else { return nil }
      return String(words[kind + 1].prefix { $0.isLetter || $0.isNumber })
    }

  /// The page about the module.
  static let front = text(of: folder.appendingPathComponent("DeliberateTouch.md"))

  /// Whether the catalog contains a picture.
  static func hasPicture(_ name: String) -> Bool {
    let file = folder.appendingPathComponent("Resources/\(name).svg")
    return FileManager.default.fileExists(atPath: file.path)
  }

  /// The lines of a page's example between its markers; nil if there is none.
  static func example(_ name: String) -> String? {
    let file = root.appendingPathComponent(
      "Tests/DeliberateTouchTests/Examples/\(name)Example.swift"
    )
    let lines = text(of: file).components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasSuffix("// The example:") }),
      let end = lines.firstIndex(where: { $0.hasSuffix("// That was it.") }), start < end
    else { return nil }
    // The example is indented like its marker.
    let indent = lines[start].prefix { $0 == " " }.count
    return lines[(start + 1)..<end].map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }

  /// The public properties of a type that can be set, in the order of the files that declare them.
  static func properties(of type: String) -> [String] {
    let sources = files(in: root.appendingPathComponent("Sources/DeliberateTouch"))
      .filter { $0.pathExtension == "swift" }
      .filter { file in
        let name = file.deletingPathExtension().lastPathComponent
        return name == type || name.hasPrefix(type + "+")
      }
    return sources.flatMap { settable(in: text(of: $0)) }
  }

  /// The public variables of a type that are stored or have a setter, two spaces in, or four in a condition.
  private static func settable(in source: String) -> [String] {
    let lines = source.components(separatedBy: "\n")
    var found: [String] = []
    for (index, line) in lines.enumerated() {
      let indent = String(line.prefix { $0 == " " })
      guard
        let start = ["public var ", "open var "].first(where: { line.hasPrefix(indent + $0) })
      else { continue }
      // Four spaces in: in a condition, or in another type.
      let outer = lines[..<index].last { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      guard indent.count == 2 || outer?.hasPrefix("  extension ") == true else { continue }
      let name = String(
        line.dropFirst(indent.count + start.count).prefix { $0.isLetter || $0.isNumber }
      )
      // Before the first brace: an initial value, or the type alone.
      let head = line.prefix { $0 != "{" }
      if head.count == line.count || head.contains(" = ") {
        found.append(name)
        continue
      }
      let block =
        [line.dropFirst(head.count + 1)]
        + lines[(index + 1)...].prefix { $0 != indent + "}" && !line.hasSuffix("}") }.map {
          $0[...]
        }
      let words = block.map { $0.drop { $0 == " " } }
      if words.contains(where: { $0.hasPrefix("set {") || $0.hasPrefix("didSet {") }) {
        found.append(name)
      }
    }
    return found
  }

  private static func files(in folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().map { folder.appendingPathComponent($0) }
  }

  private static func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
