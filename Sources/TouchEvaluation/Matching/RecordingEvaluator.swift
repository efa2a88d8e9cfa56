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
  let stage: (RecordingHeader, [String]) -> TouchStage

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

  /// Whether something is recognized without a recognizer.
  var hasControls: Bool { !controls.isEmpty }

  /// Evaluates one recording.
  ///
  /// Where it can't be read to its end, what came before counts, and the result says so.
  public func evaluate(_ task: RecordingTask) -> RecordingResult {
    var replay = replay(task)
    // Of a recording that can't be opened nothing is to be said but that.
    if replay.result.error != nil, replay.touches.contacts.isEmpty { return replay.result }
    match(replay.touches, task, replay.present, &replay.result)
    return replay.result
  }

  /// What a replay came to, before it is compared with what was meant.
  struct Replay {
    /// The recording, and why it couldn't be read to its end.
    var result: RecordingResult
    /// What was touched and decided.
    var touches = ReplayedTouches()
    /// What the recording says of itself; nil where it can't be opened.
    var header: RecordingHeader?
    /// What its fingers did, where that was asked for.
    var trail = FingerTrail()
    /// The stage's recognizers.
    var recognizers: [UIGestureRecognizer] = []
    /// The names of the recognizers that took part.
    var present: Set<String> = []
  }

  /// Replays one recording.
  ///
  /// - Parameters:
  ///   - task: The recording.
  ///   - keepsTrail: Whether to keep all samples.
  /// - Returns: What it came to.
  func replay(_ task: RecordingTask, keepsTrail: Bool = false) -> Replay {
    var replay = Replay(
      result: RecordingResult(
        number: task.number,
        file: task.file,
        person: task.person,
        device: task.device
      )
    )
    do throws(RecordingError) {
      let reader = try open(task)
      if replay.result.device == nil { replay.result.device = reader.header.deviceName }
      replay.header = reader.header
      replay.result.scale = UncertainScale(reader.header.mapping)
      let stage = stage(reader.header, task.settings)
      var touches = ReplayedTouches()
      let logger = stage.startLogging { touches.add($0) }
      var pointer: String?
      var trail = FingerTrail()
      stage.probe { event in
        guard keepsTrail || pointer == nil, case .frame(let frame) = event else { return }
        if keepsTrail { trail.add(frame) }
        if pointer == nil { pointer = frame.contacts.first { $0.phase == .began }?.kind.word }
      }
      let play = StagePlay(reader, on: stage)
      play.run()
      logger.finish()
      replay.touches = touches
      replay.trail = trail
      replay.result.pointer = pointer
      replay.recognizers = stage.recognizers
      replay.present = Set(stage.recognizers.compactMap(\.name))
      if reader.summary.contacts > 0 || play.failure?.kind != .noTouches { try play.checkFailure() }
    } catch {
      replay.result.error = error.description
    }
    return replay
  }

  /// Compares what was recognized with what was meant.
  func match(
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
    result.unjudged = matcher.unjudged
    result.notices = Self.notices(result.scale, task) + matcher.notices
  }

  /// What is to be said of a recording's scale.
  private static func notices(_ scale: UncertainScale?, _ task: RecordingTask) -> [TableProblem] {
    guard let notice = scale?.notice else { return [] }
    return [
      TableProblem(
        .notice,
        file: "",
        line: task.labels.first?.line,
        problem: "\(task.file): \(notice.problem)",
        remedy: notice.remedy
      )
    ]
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
