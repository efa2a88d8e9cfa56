import Foundation
import Scenes
import TouchCore
import TouchEvaluation
import TouchRecording
import TouchStage
import UIKit

/// Evaluates recordings that hands of these tests make, on the workbench.
@MainActor
enum Evaluated {
  /// The evaluator of recordings in memory, of the bundled corpus, and of files.
  static func evaluator(
    _ recordings: [String: [UInt8]] = [:],
    aliases: AliasTable = AliasTable(),
    tolerance: Tolerance = Tolerance(),
    gestures: [String]? = nil
  ) -> RecordingEvaluator {
    let names = WorkbenchViewController().named
    return RecordingEvaluator(
      aliases: aliases,
      tolerance: tolerance,
      recognizers: names,
      controls: [],
      open: { (task: RecordingTask) throws(RecordingError) in
        if let bytes = recordings[task.path] {
          return try RecordingReader(bytes: bytes, name: task.path)
        }
        if task.path.hasPrefix(SyntheticCorpus.scheme) {
          return try SyntheticCorpus.open(task.path)
        }
        return try RecordingReader(path: task.path)
      },
      stage: { header, _ in
        TouchStage(scene: WorkbenchViewController(), for: header, gestures: gestures)
      }
    )
  }

  /// What a hand's touches come to, with labels.
  static func result(
    _ labels: [StrokeLabel],
    tolerance: Tolerance = Tolerance(),
    gestures: [String]? = nil,
    aliases: AliasTable = AliasTable(),
    _ play: (inout SyntheticHand) -> Void
  ) -> RecordingResult {
    var hand = SyntheticHand(seed: 1)
    hand.tremor = 0
    hand.roll = 0
    play(&hand)
    return evaluator(
      ["hand": bytes(of: hand.frames)],
      aliases: aliases,
      tolerance: tolerance,
      gestures: gestures
    ).evaluate(RecordingTask(number: 1, file: "hand", path: "hand", labels: labels))
  }

  /// Frames as a recording.
  static func bytes(of frames: [TouchFrame]) -> [UInt8] {
    var writer = TouchesWriter(
      TouchesHeader(source: "a hand", screen: ScreenSize(width: 390, height: 844), rate: 120)
    )
    for frame in frames { writer.append(frame) }
    return writer.bytes
  }
}

extension WorkbenchViewController {
  fileprivate var named: [String] {
    TouchStage(scene: self, size: CGSize(width: 390, height: 844)).recognizers.compactMap(\.name)
  }
}
