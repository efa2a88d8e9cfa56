import TouchRecording
import TouchReport
import TouchStage

/// What was wrong with a call, in a line: what is wrong, and what to do.
struct PlaygroundProblem: Error {
  /// The line.
  let text: String

  /// Creates a problem.
  init(_ text: String) { self.text = text }

  /// The problem that a recording can't be read.
  init(_ error: RecordingError) { text = error.description }

  /// The problem that a setting can't be made.
  init(_ problem: RecognizerSetting.Problem) { text = "\(problem.problem); \(problem.remedy)" }

  /// Reads settings as `--set` takes them.
  static func settings(_ text: String) throws(PlaygroundProblem) -> [RecognizerSetting] {
    do throws(RecognizerSetting.Problem) {
      return try RecognizerSetting.list(text)
    } catch {
      throw PlaygroundProblem(error)
    }
  }
}
