import DeliberateTouch
import Foundation
import Scenes
import TouchCore
import TouchRecorder
import TouchRecording
import TouchReport
import TouchStage
import UIKit

/// Plays recordings in scenes, with and without a recorder.
@MainActor
enum Play {
  /// What happened on a stage: each action as `replay --json` prints it, and what the scene tells.
  static func transcript(
    of path: String,
    in scene: Scene,
    recorder: EventRecorder? = nil,
    folder: URL? = nil
  ) throws -> [String] {
    let reader = try RecordingReader(path: path)
    let controller = scene.makeViewController()
    let stage = TouchStage(scene: controller, for: reader.header) { frame in
      guard let recorder else { return controller.makeWindow(frame: frame) }
      if scene == .swipeWindow {
        let made = controller.makeWindow(frame: frame) as? SwipeWindow
        let window = RecordingSwipeWindow(frame: frame)
        window.recorder = recorder
        if let made {
          window.shapes = made.shapes
          window.drawingDelay = made.drawingDelay
        }
        return window
      }
      let window = RecordingWindow(frame: frame)
      window.recorder = recorder
      return window
    }
    var lines: [String] = []
    var printer = TranscriptPrinter(json: true, for: stage)
    stage.probe { event in
      if let line = printer.line(event) { lines.append(line) }
    }
    controller.onEvent = { [unowned stage] event in
      lines.append("\(stage.application.now) \(event)")
    }
    if let recorder, let folder { recorder.start(in: folder) }
    let play = StagePlay(reader, on: stage)
    play.run()
    recorder?.stop()
    return lines
  }

  /// The samples of the command, and the scene that each is for.
  nonisolated static let samples: [(name: String, scene: Scene)] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: samplesFolder.path)) ?? []
    return all.filter { $0.hasSuffix(".touches") }.sorted().map { name in
      (name, Scene.allCases.first { name.hasPrefix($0.rawValue) } ?? .workbench)
    }
  }()

  nonisolated static let samplesFolder = package.appendingPathComponent(
    "Sources/touchstone/Samples"
  )

  /// The recordings beside the checkout, where there are any.
  nonisolated static let sharedFolder = package.deletingLastPathComponent()
    .appendingPathComponent("shared/recordings")

  private nonisolated static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// A window of another class that records, too.
private final class RecordingSwipeWindow: SwipeWindow {
  var recorder: EventRecorder?

  override func sendEvent(_ event: UIEvent) {
    guard let recorder else { return super.sendEvent(event) }
    recorder.record(event, in: self) { super.sendEvent(event) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    recorder?.recordSize(of: self)
  }
}
