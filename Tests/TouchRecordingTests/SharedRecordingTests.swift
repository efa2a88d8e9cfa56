import Expectations
import Foundation
import Testing
import TouchCore

@testable import TouchRecording

/// The real recordings beside the project, if they exist.
private enum Shared {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/recordings")

  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  static var files: [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter {
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent($0).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  static func reading(_ name: String) -> Reading {
    Reading(folder.appendingPathComponent(name).path)
  }
}

@Suite("Real recordings", .enabled(if: Shared.isThere))
struct SharedRecordingTests {
  /// Text files beside the recordings.
  private static func isText(_ name: String) -> Bool {
    let last = (name as NSString).lastPathComponent
    return ["md", "csv", "tsv", "json"].contains((name as NSString).pathExtension)
      || ["LICENSE", "COPYING", "input_dump.txt"].contains(last)
  }

  /// Descriptions, and recordings with nothing but a lift.
  private static func isSilent(_ name: String) -> Bool {
    ["desc", "touchpad"].contains((name as NSString).pathExtension)
      || name.hasSuffix("evtest.txt") || name.hasSuffix("touch_1_end.events")
  }

  @Test("every shared recording is read, texts are refused, recordings without touches report that")
  func all() {
    var table: [String] = []
    for name in Shared.files {
      let reading = Shared.reading(name)
      expectNil(reading.brokenPromise, "\(name)")
      let summary = reading.summary
      if Self.isText(name) {
        expectEqual(reading.error?.kind, .unknownFormat, "\(name)")
      } else if Self.isSilent(name) {
        expectEqual(reading.error?.kind, .noTouches, "\(name)")
      } else {
        expectNil(reading.error, "\(name): \(reading.error?.description ?? "")")
      }
      let odd = summary.warnings.map {
        "\(String(reflecting: $0.warning).split(separator: ".").last ?? "")×\($0.count)"
      }.joined(separator: " ")
      table.append(
        [
          name, reading.header?.format.name ?? "-", "\(summary.frames)", "\(summary.contacts)",
          "\(summary.mostAtOnce)", summary.rate.map { "\($0)" } ?? "-",
          reading.header.map { "\($0.screen) \($0.mapping.scale)" } ?? "-",
          reading.error?.problem ?? "", odd,
        ].joined(separator: "\t")
      )
    }
    // The path of a file to which the results are written, for a manual check.
    if let path = ProcessInfo.processInfo.environment["TOUCHSTONE_TABLE"] {
      try? table.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}
