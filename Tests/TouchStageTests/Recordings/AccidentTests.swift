import Expectations
import Foundation
import Scenes
import Testing
import TouchCore
import TouchRecording
import TouchStage
import UIKit

/// Plays every recording in each scene, and compares the recognized deliberate gestures with the
/// fingers' movements.
struct AccidentTests {
  /// The check of a scene: the events to count, and the condition on the recording.
  struct Watch: CustomTestStringConvertible, Sendable {
    var scene: Scene
    /// The event, for the table.
    var name: String
    /// Whether an event of the scene is counted.
    var counts: @Sendable (SceneEvent.Kind) -> Bool
    /// Whether the fingers justify it at a time.
    var isJustified: @Sendable ([FingerTrace], Double, RecordingHeader) -> Bool

    var testDescription: String { "\(name) in \(scene.name)" }
  }

  /// Times are reported to the microsecond.
  private static let tick = 2e-6

  static let watches = [
    Watch(scene: .forceGrid, name: "fixed press") { kind in
      if case .fixed = kind { true } else { false }
    } isJustified: { fingers, time, header in
      fingers.contains { finger in
        guard finger.isDown(at: time + tick) || finger.isDown(at: time - tick) else { return false }
        if header.hasForce {
          // The scene's own limit (deliberate gestures 1).
          return (finger.hardest(until: time) ?? 0) >= min(3, header.maximumForce) - 1e-3
        }
        // 0.3 s of rest, then 18 steps of 0.05 from 0.1 to 1, each 0.01 s.
        return time - finger.start >= 0.48 - tick
          && finger.farthest(until: finger.start + 0.3) <= 10
      }
    },
    Watch(scene: .triggeredTap, name: "triggered tap") { kind in
      if case .count = kind { true } else { false }
    } isJustified: { fingers, time, _ in
      fingers.contains { trigger in
        // The scene's own limits: 30 points for both fingers, 0.4 s for a tap.
        trigger.cameAlone && trigger.isDown(at: time) && trigger.farthest(until: time) <= 30
          && fingers.contains { tap in
            tap.start >= trigger.start + 0.1 - tick && time - tap.start <= 0.4 + tick
              && tap.farthest(until: time) <= 30
              && tap.end.map { abs($0 - time) <= tick } == true
          }
      }
    },
    Watch(scene: .confirmButton, name: "confirm") { kind in
      if case .sent = kind { true } else { false }
    } isJustified: { fingers, time, header in
      fingers.contains { finger in
        guard finger.end.map({ abs($0 - time) <= tick }) == true else { return false }
        if header.hasForce {
          return (finger.hardest(until: time) ?? 0) >= min(3, header.maximumForce) * 0.97
        }
        return time - finger.start >= 2
      }
    },
  ]

  /// A recording that was read whole.
  private struct Played: Sendable {
    var file: String
    var header: RecordingHeader
    var frames: [TouchFrame]
    var fingers: [FingerTrace]
  }

  // Each is read once for all scenes.
  private static let withForce = recordings(force: true)
  private static let withoutForce = recordings(force: false)

  /// Every file that can be read as a recording and has touches, in the order of its path.
  ///
  /// With force, those alone that measured it; without, all, and force is left out as they are read.
  private static func recordings(force: Bool) -> [Played] {
    let files = FileManager.default.enumerator(atPath: SharedRecordings.folder.path)
    var paths: [String] = []
    while let path = files?.nextObject() as? String { paths.append(path) }
    var options = ReadingOptions()
    options.ignoresForce = !force
    return paths.sorted().compactMap { file in
      let path = SharedRecordings.folder.appendingPathComponent(file).path
      guard let reader = try? RecordingReader(path: path, options: options),
        !force || reader.header.hasForce
      else { return nil }
      var frames: [TouchFrame] = []
      while let frame = (try? reader.next()) ?? nil { frames.append(frame) }
      if frames.isEmpty { return nil }
      let fingers = FingerTrace.all(in: frames)
      return Played(file: file, header: reader.header, frames: frames, fingers: fingers)
    }
  }

  /// The counts of all recordings.
  struct Count {
    var recordings = 0
    var events = 0
    var files: [String] = []
    var unjustified: [String] = []
  }

  @MainActor
  private static func count(_ watch: Watch, force: Bool) -> Count {
    var count = Count()
    for played in force ? withForce : withoutForce {
      count.recordings += 1
      let controller = watch.scene.makeViewController()
      let stage = TouchStage(
        scene: controller,
        for: played.header,
        window: controller.makeWindow
      )
      var found = 0
      controller.onEvent = { [weak stage] event in
        guard let stage, watch.counts(event.kind) else { return }
        found += 1
        let time = stage.application.now.seconds
        if !watch.isJustified(played.fingers, time, played.header) {
          count.unjustified.append("\(played.file) at \(time) s")
        }
      }
      for frame in played.frames { stage.play(frame) }
      stage.finish()
      count.events += found
      if found > 0 { count.files.append("\(played.file) (\(found))") }
    }
    return count
  }

  // In a process of its own, which has a core to itself while the main actor of this one runs other tests.
  @Test(
    "the fingers justify every fixed press, triggered tap and confirm (needs ../shared/recordings)",
    .enabled(if: SharedRecordings.areHere)
  )
  func justified() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for watch in Self.watches { try Self.judge(watch) }
    }
  }

  @MainActor
  private static func judge(_ watch: Watch) throws {
    let document = try String(
      contentsOf: URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/Recordings.md"),
      encoding: .utf8
    )
    for force in [true, false] {
      let count = count(watch, force: force)
      let row =
        "| \(watch.name) | `\(watch.scene.name)` | \(force ? "with" : "without") | \(count.events) "
        + "| \(count.files.count) of \(count.recordings) |"
      #expect(count.recordings > 0)
      #expect(
        document.contains(row),
        "Documentation/Recordings.md, Accidents, lacks \(row): \(count.files)"
      )
      expectEqual(count.unjustified, [])
    }
  }
}
