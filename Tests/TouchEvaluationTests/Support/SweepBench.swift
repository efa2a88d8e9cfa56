import Foundation
import Scenes
import TouchCore
import TouchRecording
import TouchStage
import UIKit

@testable import TouchEvaluation

/// Evaluates recordings on the workbench, from files or from memory.
@MainActor
struct SweepBench {
  /// The recognizers that take part; nil for all.
  var gestures: [String]?
  /// The recordings that are in memory, by path.
  var frames: [String: [TouchFrame]] = [:]

  /// The recognizers' names.
  static let recognizers = [
    "tap", "doubleTap", "longPress", "pan", "pinch", "rotation", "swipeLeft", "swipeRight",
    "swipeUp", "swipeDown", "edgePan", "hover",
  ]

  var evaluator: RecordingEvaluator {
    RecordingEvaluator(
      aliases: AliasTable(),
      recognizers: Self.recognizers,
      controls: [],
      open: open,
      stage: stage
    )
  }

  private func open(_ task: RecordingTask) throws(RecordingError) -> RecordingReader {
    guard let frames = frames[task.path] else { return try RecordingReader(path: task.path) }
    let screen = ScreenSize(width: 390, height: 844)
    var writer = TouchesWriter(TouchesHeader(source: "test", screen: screen, rate: 120))
    for frame in frames { writer.append(frame) }
    return try RecordingReader(bytes: writer.bytes, name: task.path)
  }

  private func stage(_ header: RecordingHeader, _ settings: [String]) -> TouchStage {
    let stage = TouchStage(scene: WorkbenchViewController(), for: header, gestures: gestures)
    for text in settings {
      for setting in (try? RecognizerSetting.list(text)) ?? [] {
        try? setting.apply(to: stage.recognizers, RecognizerProperty.builtIn)
      }
    }
    return stage
  }

  /// A task with one label for the whole recording.
  static func task(
    _ path: String,
    number: Int = 1,
    person: String? = nil,
    labels: [StrokeLabel] = [StrokeLabel(gesture: StrokeLabel.none)]
  ) -> RecordingTask {
    RecordingTask(number: number, file: path, path: path, person: person, labels: labels)
  }
}

/// Makes frames of one finger, stroke after stroke.
struct OneFinger {
  private(set) var frames: [TouchFrame] = []
  private var now = TouchTime.milliseconds(100)
  private var id = 0

  /// A finger that goes out to the right and stays there, or comes back, in ten samples, and is lifted.
  mutating func stroke(
    travel: Double,
    for duration: TouchTime,
    pause: TouchTime = .seconds(1),
    returns: Bool = false,
    at start: Double = 100,
    rise: Double = 0
  ) {
    id += 1
    let steps: Int64 = 10
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let phase: Contact.Phase = step == 0 ? .began : step == steps ? .ended : .moved
      let way = returns ? 1 - abs(2 * part - 1) : min(part / 0.8, 1)
      let place = Point(x: start + travel * way, y: 300 + rise * way)
      frames.append(
        TouchFrame(
          time: now + TouchTime(nanoseconds: duration.nanoseconds / steps * step),
          contacts: [Contact(id: Contact.ID(id), phase: phase, position: place)]
        )
      )
    }
    now = now + duration + pause
  }
}
