import Expectations
import Foundation
import Testing
import TouchCore

@testable import TouchRecording

/// A harness of mutated recordings: nothing traps or hangs, and what is read is what its conversion says.
///
/// `TOUCHSTONE_RUNS` sets the number of mutations of each recording.
struct MutationTests {
  private let bench = Bench()

  private static let runs =
    ProcessInfo.processInfo.environment["TOUCHSTONE_RUNS"].flatMap { Int($0) } ?? 200

  /// Small recordings of all kinds, beside the samples of all formats.
  private static var written: [(String, [UInt8])] {
    let pen = Script(axes: [
      "00 0 389 0 0 0", "01 0 843 0 0 0", "18 0 1000 0 0 0", "1a -64 63 0 0 57",
    ]).abs(0, 5).abs(1, 6).key(0x140, 1).report().abs(0x18, 500).key(0x14A, 1).report()
      .abs(0, 9).report().key(0x14A, 0).report().key(0x140, 0).report()
    let packets = Script(axes: ["30 0 99 0 0 0", "35 0 389 0 0 0", "36 0 843 0 0 0"])
      .abs(0x30, 9).at(5, 5).packet().at(90, 90).packet().key(0x14A, 1).report()
      .abs(0x30, 9).at(6, 5).packet().at(91, 90).packet().report().key(0x14A, 0).report()
    let slots = Script().id(1).x(5).report().slot(1).id(2).at(9, 9).report().slot(0).y(7).report()
      .dropped().report().slot(0).lift().slot(1).lift().report().id(3).at(1, 1).report()
    let bare = Script(axes: []).id(1).at(5, 5).pressure(50).report().at(6, 6).report().lift()
      .report()
    return [
      ("pen", Array(pen.text.utf8)), ("packets", Array(packets.text.utf8)),
      ("slots", Array(slots.text.utf8)), ("bare", Array(bare.text.utf8)),
    ]
  }

  private static var all: [(String, [UInt8])] {
    allSamples().map { ($0.0.name, $0.1) } + written
  }

  @Test("mutated recordings are read or refused, and convert to what was read", arguments: 0..<12)
  func mutated(index: Int) {
    let (name, bytes) = Self.all[index]
    var mutator = Mutator(seed: UInt64(index) + 1)
    for run in 0..<Self.runs {
      let spoilt = mutator.spoilt(bytes)
      // Each third fits a screen, by which positions are scaled.
      let options = ReadingOptions(screen: run % 3 == 0 ? ScreenSize("123.4x77") : nil)
      check(spoilt, options, "\(name), run \(run)")
    }
  }

  /// The recordings of the program's samples, and small real ones where those lie beside the project.
  private static var files: [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders = [
      root.appendingPathComponent("Sources/touchstone/Samples"),
      root.deletingLastPathComponent().appendingPathComponent("shared/recordings"),
      root.deletingLastPathComponent().appendingPathComponent("shared/cases"),
    ]
    return folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      return (names ?? []).sorted().map { folder.appendingPathComponent($0) }
    }
  }

  @Test("mutated samples and real recordings are read or refused, and convert to what was read")
  func mutatedFiles() throws {
    for (number, url) in Self.files.enumerated() {
      guard let content = try? Data(contentsOf: url), content.count < 60_000 else { continue }
      var mutator = Mutator(seed: UInt64(number) + 100)
      for run in 0..<max(1, Self.runs / 100) {
        check(mutator.spoilt([UInt8](content)), ReadingOptions(), "\(url.path), run \(run)")
      }
    }
  }

  private func check(_ bytes: [UInt8], _ options: ReadingOptions, _ name: String) {
    let path = bench.file(bytes: bytes)
    let reading = Reading(path, options: options)
    expectNil(reading.brokenPromise, "\(name)")
    if let error = reading.error {
      #expect(!error.problem.isEmpty && !error.description.contains("\n"), "\(name)")
    }
    if let screen = reading.header?.screen {
      #expect(ScreenSize.isPossible(width: screen.width, height: screen.height), "\(name)")
    }
    #expect(reading.frames.allSatisfy { $0.time <= ReadingOptions.lastMoment }, "\(name)")
    let output = bench.path("output.touches")
    try? FileManager.default.removeItem(atPath: output)
    do throws(RecordingError) {
      try RecordingConverter.convert(path, to: output, options: options)
      expectNil(reading.error, "\(name)")
    } catch {
      #expect(error.kind == reading.error?.kind || error.kind == .unwritable, "\(name)")
    }
    guard FileManager.default.fileExists(atPath: output) else { return }
    let converted = Reading(output)
    #expect(
      converted.error == nil || reading.frames.isEmpty,
      "\(name): \(String(describing: converted.error))"
    )
    expectEqual(converted.frames, reading.frames, "\(name)")
    expectEqual(converted.header?.screen, reading.header?.screen, "\(name)")
  }
}
