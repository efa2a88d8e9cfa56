import TouchCore
public import TouchRecording
public import TouchStage
import UIKit

/// Replays recordings on stages and compares what is recognized with what was meant.
@MainActor
public struct RecordingEvaluator {
  private let aliases: AliasTable
  private let tolerance: Tolerance
  private let recognizers: Set<String>
  private let controls: Set<String>
  private let open: (RecordingTask) throws(RecordingError) -> RecordingReader
  private let stage: (RecordingHeader, [String]) -> TouchStage

  /// Creates an evaluator.
  ///
  /// - Parameters:
  ///   - aliases: Which recognizers satisfy which labels.
  ///   - tolerance: How far times may be apart.
  ///   - recognizers: The names of the scene's recognizers, also of those that take no part.
  ///   - controls: The names of what is recognized without a recognizer.
  ///   - open: Opens a task's recording.
  ///   - stage: Makes a stage for a recording, with settings beyond the command's.
  public init(
    aliases: AliasTable,
    tolerance: Tolerance = Tolerance(),
    recognizers: [String],
    controls: [String],
    open: @escaping (RecordingTask) throws(RecordingError) -> RecordingReader,
    stage: @escaping (RecordingHeader, [String]) -> TouchStage
  ) {
    self.aliases = aliases
    self.tolerance = tolerance
    self.recognizers = Set(recognizers)
    self.controls = Set(controls)
    self.open = open
    self.stage = stage
  }

  /// Evaluates one recording.
  ///
  /// Where it can't be read to its end, what came before counts, and the result says so.
  public func evaluate(_ task: RecordingTask) -> RecordingResult {
    var result = RecordingResult(
      number: task.number,
      file: task.file,
      person: task.person,
      device: task.device
    )
    do throws(RecordingError) {
      let reader = try open(task)
      if result.device == nil { result.device = reader.header.deviceName }
      let stage = stage(reader.header, task.settings)
      var replay = ReplayedTouches()
      let logger = stage.startLogging { replay.add($0) }
      stage.probe { event in
        guard result.pointer == nil, case .frame(let frame) = event else { return }
        result.pointer = frame.contacts.first { $0.phase == .began }?.kind.word
      }
      let play = StagePlay(reader, on: stage)
      play.run()
      logger.finish()
      let present = Set(stage.recognizers.compactMap(\.name))
      match(replay, task, present, &result)
      if reader.summary.contacts > 0 || play.failure?.kind != .noTouches { try play.checkFailure() }
    } catch {
      result.error = error.description
    }
    return result
  }

  private func match(
    _ replay: ReplayedTouches,
    _ task: RecordingTask,
    _ present: Set<String>,
    _ result: inout RecordingResult
  ) {
    let matcher = StrokeMatcher(
      replay,
      labels: task.labels,
      aliases: aliases,
      tolerance: tolerance,
      known: recognizers.union(controls),
      present: present.union(controls)
    )
    result.strokes = matcher.strokes
    result.alarms = matcher.alarms
    result.decisions = matcher.decisions
    result.touching = matcher.touching
    result.notices = matcher.notices
  }
}

extension Contact.Kind {
  /// The kind's name, for programs.
  var word: String {
    switch self {
    case .direct: "direct"
    case .indirect: "indirect"
    case .pencil: "pencil"
    case .indirectPointer: "indirectPointer"
    }
  }
}
