import Foundation
import Porting
import Testing

/// Modules before and after the port, with their reports.
///
/// `TOUCHSTONE_WRITE_GOLDEN=1` writes what the port gives; look at what changed before you commit it.
@Suite("Modules before and after") struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden")

  static var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  private static func files(_ path: String) -> [SwiftFile] {
    let folder = folder.appendingPathComponent(path).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map {
        SwiftFile(
          name: $0,
          bytes: [UInt8](FileManager.default.contents(atPath: folder + "/" + $0) ?? Data())
        )
      }
  }

  private static func report(_ files: [PortedFile]) -> String {
    files.flatMap { file in file.notes.map { "\(file.name):\($0.description)\n" } }.joined()
  }

  @Test("become what they are to become, and the report says how", arguments: names)
  func golden(name: String) throws {
    let before = Self.files("\(name)/before")
    #expect(!before.isEmpty)
    let ported = Ported.porter.port(before)
    let folder = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_GOLDEN"] != nil {
      let after = folder.appendingPathComponent("after")
      try FileManager.default.createDirectory(at: after, withIntermediateDirectories: true)
      for file in ported {
        try Data(file.bytes).write(to: after.appendingPathComponent(file.name))
      }
      try Data(Self.report(ported).utf8).write(to: folder.appendingPathComponent("report.txt"))
    }
    let after = Self.files("\(name)/after")
    #expect(ported.map(\.name) == after.map(\.name))
    for (file, expected) in zip(ported, after) {
      #expect(file.text == String(decoding: expected.bytes, as: UTF8.self), "\(file.name)")
    }
    let report = FileManager.default.contents(
      atPath: folder.appendingPathComponent("report.txt").path
    )
    #expect(Self.report(ported) == String(decoding: report ?? Data(), as: UTF8.self))
  }

  @Test("are not changed by a second port", arguments: names)
  func twice(name: String) {
    let once = Ported.porter.port(Self.files("\(name)/before"))
    let twice = Ported.porter.port(once.map { SwiftFile(name: $0.name, bytes: $0.bytes) })
    for (first, second) in zip(once, twice) {
      #expect(first.bytes == second.bytes, "\(first.name)")
      #expect(second.lines(.edit) == [])
    }
  }

  @Test("keep a comment that stands anywhere, byte for byte", arguments: names)
  func anyComment(name: String) {
    let before = Self.files("\(name)/before")
    let plain = Ported.porter.port(before)
    var random = Random(seed: 15)
    for _ in 0..<12 {
      let which = random.next(before.count)
      let lines = before[which].bytes.split(separator: 10, omittingEmptySubsequences: false)
      let place = random.next(lines.count)
      let comment = Array("\t // é #selector(x) @objc \(random.next(1000))".utf8)
      let changed = Array(
        (lines[..<place] + [comment[...]] + lines[place...]).joined(separator: [10])
      )
      var files = before
      files[which].bytes = changed
      let ported = Ported.porter.port(files)[which]
      let kept = ported.bytes.split(separator: 10, omittingEmptySubsequences: false)
        .filter { $0 != comment[...] }
      #expect(ported.bytes.split(separator: 10).contains(comment[...]), "line \(place)")
      #expect(Array(kept.joined(separator: [10])) == plain[which].bytes, "line \(place)")
    }
  }
}

/// A sequence of numbers that is the same in every run.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  /// A number from zero to below `count`.
  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
