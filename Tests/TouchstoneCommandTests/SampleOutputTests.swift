import Expectations
import Foundation
import Testing

/// What the commands print and draw for every sample, against stored hashes.
///
/// Each sample is played in the scene that its name begins with, through every command that reads a
/// recording. A difference is shown as the command to run; to see what changed, run it with a build of
/// the commit before, too.
struct SampleOutputTests {
  /// The commands: IN is the sample, SCENE its scene, OUT a file that the command writes.
  private static let commands = [
    "replay IN --scene SCENE", "replay IN --scene SCENE --json", "explain IN --scene SCENE",
    "explain IN --scene SCENE --json", "explain IN --scene SCENE --svg OUT",
    "explain IN --scene SCENE --html OUT", "info IN ", "conflicts IN --scene SCENE",
    "compare IN --scene workbench --set tap.maximumDuration=0.1",
    "render IN --scene SCENE --strip OUT",
    "convert IN OUT --screen 300x500",
  ]

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let samples = package.appendingPathComponent("Sources/touchstone/Samples")

  private static let hashes = package.appendingPathComponent(
    "Tests/TouchstoneCommandTests/SampleOutput.txt"
  )

  /// The samples without their extension, in the order of their names.
  private static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: samples.path)
    return (files ?? []).filter { $0.hasSuffix(".touches") }.map { String($0.dropLast(8)) }.sorted()
  }

  private static let scenes = [
    "confirm-button", "drawer", "force-grid", "scroll", "swipe-window", "triggered-tap",
  ]

  /// The built command: it is beside the program that runs the tests.
  private static var program: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("touchstone")
  }

  @Test("is as before; TOUCHSTONE_WRITE_SAMPLE_OUTPUT=1 writes the hashes again, for review")
  func unchanged() throws {
    var lines: [String] = []
    for name in Self.names {
      let scene = Self.scenes.first { name.hasPrefix($0) } ?? "workbench"
      for command in Self.commands {
        let words = command.replacingOccurrences(of: "IN ", with: "\(name).touches ")
          .replacingOccurrences(of: "SCENE", with: scene)
        lines.append("\(try Self.hash(of: words)) \(words)")
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_SAMPLE_OUTPUT"] == "1" {
      try Data(text.utf8).write(to: Self.hashes)
    }
    let kept = try String(contentsOf: Self.hashes, encoding: .utf8).split(separator: "\n")
    let changed = lines.filter { !kept.contains(Substring($0)) }.map { String($0.dropFirst(17)) }
    #expect(
      changed.isEmpty,
      "in \(Self.samples.path), touchstone gives other output for\n\(changed.joined(separator: "\n"))"
    )
    expectEqual(kept.count, lines.count)
  }

  /// The hash (FNV-1a) of what a command prints, of the file that it writes, and of its exit code.
  private static func hash(of words: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let out = folder.appendingPathComponent("out.touches")
    let printed = folder.appendingPathComponent("printed")
    try Data().write(to: printed)

    let process = Process()
    process.executableURL = program
    process.arguments = words.split(separator: " ").map { $0 == "OUT" ? out.path : String($0) }
    process.currentDirectoryURL = samples
    let handle = try FileHandle(forWritingTo: printed)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()

    // A command names the file that it has written; its folder is another one each time.
    let said = try String(decoding: Data(contentsOf: printed), as: UTF8.self)
      .replacingOccurrences(of: folder.path, with: "")
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let written = (try? Data(contentsOf: out)) ?? Data()
    for byte in Array(said.utf8) + Array(written) + [
      UInt8(truncatingIfNeeded: process.terminationStatus)
    ] {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
