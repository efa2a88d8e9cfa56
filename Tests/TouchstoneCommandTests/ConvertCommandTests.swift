import Expectations
import Foundation
import Testing
import TouchRecording

@testable import touchstone

/// `touchstone convert`, run as the program runs it, in a folder of its own.
@MainActor
struct ConvertCommandTests {
  /// A finger that taps at the middle of a screen, in a kernel log.
  private static let log = """
    # EVEMU 1.3
    N: Test panel
    I: 0018 0000 0000 0000
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 04 00 00
    B: 03 00 00 00 00 00 80 60 02
    A: 2f 0 9 0 0 0
    A: 35 0 1000 0 0 0
    A: 36 0 2000 0 0 0
    A: 39 0 65535 0 0 0
    E: 0.000000 0003 002f 0000
    E: 0.000000 0003 0039 0001
    E: 0.000000 0003 0035 0500
    E: 0.000000 0003 0036 1000
    E: 0.000000 0000 0000 0000
    E: 0.100000 0003 0039 -001
    E: 0.100000 0000 0000 0000

    """

  /// Runs the command in a new folder with files; returns its code and what OUT holds then.
  private func convert(
    _ words: [String],
    files: [String: String]
  ) throws -> (code: ExitCode, output: String?, folder: [String]) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "touchstone-convert-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let words = words.map { $0.hasPrefix("-") ? $0 : folder.appending(path: $0).path }
    let code = try Command.convert.run(words)
    let output = try? String(contentsOf: folder.appending(path: "out.touches"), encoding: .utf8)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return (code, output, left)
  }

  @Test("makes a .touches file of a kernel log, and a copy of that byte for byte")
  func converts() throws {
    let first = try convert(["log.events", "out.touches"], files: ["log.events": Self.log])
    expectEqual(first.code, .success)
    let text = try #require(first.output)
    #expect(text.contains("\"source\":\"Test panel\"") && text.contains("\"phase\":\"ended\""))
    let copy = try convert(["a.touches", "out.touches"], files: ["a.touches": text])
    #expect(copy.code == .success && copy.output == text)
    expectEqual(copy.folder, ["a.touches", "out.touches"])
  }

  @Test("replaces another recording only with --force")
  func replaces() throws {
    let files = ["log.events": Self.log, "out.touches": Self.log]
    let kept = try convert(["log.events", "out.touches"], files: files)
    #expect(kept.code != .success && kept.output == Self.log)
    let forced = try convert(["log.events", "out.touches", "--force"], files: files)
    #expect(forced.code == .success && forced.output != Self.log && forced.output != nil)
  }

  @Test("a file that is missing or holds nothing writes nothing, and says so by its code")
  func fails() throws {
    for files in [[:], ["log.events": ""], ["log.events": "no recording\n"]] {
      let result = try convert(["log.events", "out.touches"], files: files)
      #expect(result.code != .success && result.output == nil)
      expectEqual(result.folder, files.keys.sorted())
    }
  }

  @Test("needs two operands, and takes no third one", arguments: [["a"], ["a", "b", "c"], []])
  func operands(words: [String]) {
    #expect(throws: UsageError.self) { try Command.convert.run(words) }
  }
}
