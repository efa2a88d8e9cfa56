import Expectations
import Foundation
import Testing

/// Apple's names.
struct AppleNamesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The public names of UIKit and of the modules that it re-exports, except in files that say that
  /// they are ours.
  private func declared() throws -> [(name: String, file: String)] {
    try ["TouchGraphics", "TouchLayers", "UIKit"].flatMap { try declared(in: $0) }
  }

  private func declared(in module: String) throws -> [(name: String, file: String)] {
    let sources = Self.root.appendingPathComponent("Sources/\(module)")
    var found: [(name: String, file: String)] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    where path.hasSuffix(".swift") {
      let source = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      if isOurs(source) { continue }
      for name in PublicNames.names(in: source) { found.append((name, "\(module)/\(path)")) }
    }
    return found
  }

  private func isOurs(_ source: String) -> Bool {
    let comment = source.split(separator: "\n").first { $0.hasPrefix("//") }
    return comment?.lowercased().contains("ours, not apple's") ?? false
  }

  @Test("every public name is in the list of Apple's names, or in a file that says it is ours")
  func publicNames() throws {
    let file = Self.root.appendingPathComponent("Tests/UIKitTests/AppleNames.txt")
    var known: Set<String> = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      known.formUnion(Self.names(in: line))
    }
    let declared = try declared()
    #expect(declared.count > 300)
    let foreign = declared.filter { !known.contains($0.name) }
    for item in foreign { print("not Apple's: \(item.name) (\(item.file))") }
    #expect(foreign.isEmpty)
  }

  /// A line has a type and its members: `UITouch: phase tapCount init()`.
  private static func names(in line: Substring) -> [String] {
    let words = line.split(separator: " ").map(String.init)
    guard let first = words.first, first.hasSuffix(":") else { return words }
    let type = String(first.dropLast())
    return [type] + words.dropFirst().map { "\(type).\($0)" }
  }

  @Test("a source's public names are found, with labels, members and cases")
  func reading() {
    let source = """
      import Nothing

      /// public class Comment {}
      open class Bird: Animal {
        public enum Kind: Int {
          case wild = 0  // public var wrong
          case tame
        }
        public private(set) var wings = 2
        public internal(set) static var count: Int { var local = 1; return local }
        var hidden = "public var text"
        open override func fly() {}
        open class func hatch<E: Egg>(_ egg: (E) -> Egg<Int>, in nest: [Nest], _: Int) -> Bird { .init() }
        public init?(
          coder: Coder
        ) { return nil }
        func quiet() {
          let nothing = 1
        }
      }
      public protocol Singing {
        func sing(loudly loud: Bool, times: Int)
        var song: String { get }
      }
      extension Bird.Kind {
        public static func == (a: Self, b: Self) -> Bool { true }
        func more() {}
      }
      """
    expectEqual(
      PublicNames.names(in: source),
      [
        "Bird", "Bird.Kind", "Bird.Kind.wild", "Bird.Kind.tame", "Bird.wings", "Bird.count",
        "Bird.hatch(_:in:_:)", "Bird.init(coder:)", "Singing", "Singing.sing(loudly:times:)",
        "Singing.song",
      ]
    )
  }
}
