import Foundation
import Scenes
import Testing
import TouchRecorder
import TouchRecording
import TouchStage
import UIKit

/// What was recorded on a stage plays as it was recorded.
@MainActor
struct RoundTripTests {
  @Test("for every sample, in its scene", arguments: Play.samples.map(\.name))
  func samples(name: String) throws {
    let scene = try require(Play.samples.first { $0.name == name }, name).scene
    try Self.check(Play.samplesFolder.appendingPathComponent(name).path, in: scene)
  }

  // In a process of its own, which has a core to itself while the main actor of this one runs other tests.
  @Test(
    "for recordings of real devices",
    .enabled(if: FileManager.default.fileExists(atPath: Play.sharedFolder.path))
  )
  func devices() async {
    await #expect(processExitsWith: .success) { @MainActor in try Self.playDevices() }
  }

  private static func playDevices() throws {
    var played = 0
    let files = FileManager.default.enumerator(atPath: Play.sharedFolder.path)?
      .compactMap { $0 as? String }.sorted()
    // One in three: all of them were compared when this was written.
    let part = ProcessInfo.processInfo.environment["TOUCHSTONE_ALL_RECORDINGS"] == nil ? 3 : 1
    for (number, file) in (files ?? []).enumerated() where number % part == 0 {
      let path = Play.sharedFolder.appendingPathComponent(file).path
      guard let reader = try? RecordingReader(path: path) else { continue }
      while (try? reader.next()) ?? nil != nil {}
      guard reader.summary.contacts > 0 else { continue }
      try check(path, in: .workbench)
      played += 1
    }
    #expect(played > 30)
  }

  /// Plays a recording, records that, and plays what was recorded: three times the same.
  private static func check(_ path: String, in scene: Scene) throws {
    let plain = try Play.transcript(of: path, in: scene)
    let folder = Folder()
    let recorder = EventRecorder(source: "a test")
    let recorded = try Play.transcript(of: path, in: scene, recorder: recorder, folder: folder.url)
    // A window of its own class has no news of its gestures: its scene can't be told.
    if scene != .swipeWindow {
      expect(recorded, plain, "\(path): recording changes what happens")
    }
    let file = try require(recorder.file, "\(path): no file")
    let replayed = try Play.transcript(of: file.path, in: scene)
    expect(replayed, plain, "\(path): the file plays as something else")
  }

  /// Compares transcripts, and shows the first lines that differ.
  private static func expect(_ lines: [String], _ others: [String], _ text: String) {
    if lines == others { return }
    let place = zip(lines, others).prefix { $0 == $1 }.count
    let (line, other) = (lines.dropFirst(place).first, others.dropFirst(place).first)
    Issue.record("\(text), from line \(place) on: \(line ?? "-") instead of \(other ?? "-")")
  }
}
