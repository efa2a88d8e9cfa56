import SceneStage
import Scenes
import TouchEvaluation
import TouchRecording
import TouchStage

/// How recordings are opened and staged for an evaluation: by a worker, or by the command itself.
@MainActor
struct EvaluationSetup {
  let staging: Staging
  let reading: ReadingOptions
  /// Which recognizers satisfy which labels.
  var aliases = AliasTable()

  /// Takes what the user typed.
  init(_ arguments: Arguments) throws(UsageError) {
    staging = try arguments.staging
    reading = try arguments.reading
  }

  /// The evaluator of recordings.
  var evaluator: RecordingEvaluator {
    RecordingEvaluator(
      aliases: aliases,
      recognizers: staging.scene.recognizerNames,
      controls: staging.scene.controlNames,
      open: open,
      stage: stage
    )
  }

  /// Opens a task's recording.
  func open(_ task: RecordingTask) throws(RecordingError) -> RecordingReader {
    try task.path.hasPrefix(SyntheticCorpus.scheme)
      ? SyntheticCorpus.open(task.path, options: reading)
      : RecordingReader(path: task.path, options: reading)
  }

  /// A stage for a recording, with settings beyond the command's.
  func stage(_ header: RecordingHeader, _ settings: [String]) -> TouchStage {
    var staging = staging
    for text in settings {
      // Settings were checked before tasks are made of them; one that can't be made changes nothing.
      staging.settings += (try? RecognizerSetting.list(text)) ?? []
    }
    return staging.stage(for: header)
  }
}
