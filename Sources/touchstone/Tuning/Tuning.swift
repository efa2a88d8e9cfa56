import Foundation
import SceneStage
import Scenes
import TouchEvaluation
import TouchRecording
import TouchReport
import TouchStage

/// One run of `touchstone tune`.
@MainActor
struct Tuning {
  private let arguments: Arguments
  private let objective: TuningObjective
  private let evaluations: Int
  private let jobs: Int
  private let timeout: Double?
  private let variables: [SweepVariable]
  private let setup: EvaluationSetup

  /// Checks what the user typed.
  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    objective = try arguments.objective
    evaluations = try arguments.evaluations
    jobs = try arguments.jobs
    timeout = try arguments.timeout
    setup = try EvaluationSetup(arguments)
    variables = try arguments.variables(on: setup.staging)
  }

  func run() throws(RecordingError) -> ExitCode {
    try arguments.checkDescription()
    let corpus = try arguments.corpus
    for problem in corpus.problems { Output.complain(problem.description) }
    let replays = TuningReplays(
      corpus: corpus,
      setup: setup,
      arguments: arguments.workerCommand(for: corpus),
      jobs: jobs,
      timeout: timeout,
      variables: variables
    )
    if variables.count == 1 { try replays.sweepIfExact(variables[0]) }
    let search = ThresholdSearch(variables, objective: objective, most: evaluations) {
      replays.statistics(at: $0)
    }
    let advice = TuningAdvice(search, steering: steering)
    replays.finish()
    if let failure = replays.failure { throw failure }
    CorpusNotices(replays.first, corpus).complain()
    var report = TuningReport(
      search,
      advice,
      corpus: corpus.name,
      isSynthetic: corpus.isSynthetic,
      effort: replays.effort
    )
    report.notices = notices(corpus, search, replays)
    Output.lines(arguments.has(.json) ? report.jsonLines : report.lines)
    let hasBadRows = corpus.problems.contains { $0.severity == .error }
    return hasBadRows || !replays.failures.isEmpty ? .data : .success
  }

  /// What hands see of the first threshold that they see something of.
  private var steering: String? {
    variables.lazy.compactMap { setup.staging.scene.steering(of: $0) }.first
  }

  private func notices(
    _ corpus: Corpus,
    _ search: ThresholdSearch,
    _ replays: TuningReplays
  ) -> [String] {
    var notices: [String] = []
    if let steering {
      notices.append(
        "Not identifiable: \(steering). The counts are of these recordings, not of what hands would do."
      )
    }
    if let gestures = setup.staging.gestures {
      notices.append(
        "Only \(gestures.joined(separator: ", ")) \(gestures.count == 1 ? "takes" : "take") part: "
          + "what other recognizers would prevent counts as alarms."
      )
    } else {
      notices.append(
        "Misses and alarms are of all labels and recognizers together; --gestures leaves others out."
      )
    }
    let scene = setup.staging.scene.name
    notices += replays.first.unjudged.map { $0.text(scene: scene) + "." }
    notices += replays.first.scaleLines.map { $0 + "." }
    if !replays.failures.isEmpty {
      notices.append(
        "\(NumberText.count(replays.failures.count, "recording")) can't be read to the end."
      )
    }
    let unnamed =
      search.statistics(at: search.present).persons[EvaluationSummary.unnamed]?.strokes ?? 0
    if unnamed > 0 {
      notices.append(
        "\(NumberText.count(unnamed, "stroke")) of no person that the table names: counted in the table of values only."
      )
    }
    return notices
  }
}

extension Scene {
  /// What of the scene hands see while they touch, so that another value of a threshold would have changed what they
  /// do; nil where nothing changes under a finger.
  func steering(of variable: SweepVariable) -> String? {
    switch self {
    case .workbench:
      switch variable.recognizer {
      case "pan", "pinch", "rotation": "a card follows the fingers"
      case "longPress" where variable.property == "minimumPressDuration":
        "what a press does shows while the finger is down, and hands wait for it"
      default: nil
      }
    case .triggeredTap: nil
    case .scroll: "the page follows the finger"
    case .forceGrid: "the page follows the finger, and the menu opens under it"
    case .swipeWindow: "the page follows the finger"
    case .confirmButton: "a ring fills while the finger presses"
    case .drawer: "the drawer and what is carried follow the finger"
    }
  }
}
