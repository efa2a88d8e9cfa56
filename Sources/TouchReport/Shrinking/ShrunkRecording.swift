import TouchCore
public import TouchRecording
package import TouchStage

/// A recording that was made as small as it can be while it still shows the same of a recognizer, as a test, and what
/// turns that outcome.
///
/// ```swift
/// let goal = ShrinkGoal(recognizer: "hold", outcome: .no, reason: "moved")
/// let shrunk = try ShrunkRecording(reader, keeping: goal, on: stage)
/// print(shrunk.text)
/// ```
@MainActor
public struct ShrunkRecording {
  /// What is kept, with the other recognizer that its reason is about.
  public let goal: ShrinkGoal
  /// All of the recording.
  public let recording: TouchStrokes
  /// What is left.
  public let strokes: TouchStrokes
  /// How often the recording and its smaller forms were played to find what is left.
  public let plays: Int
  /// The least change of a threshold, or of two, that turns the kept attempt, in the recording and in what is left.
  ///
  /// Nil where none was found, and where the attempt was a success.
  public var fix: Counterfactual? { recorded.fix }

  let recorded: RecordedAttempt
  let stage: ShrinkStage

  /// Shrinks a recording; nil where it doesn't show the goal.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - goal: What has to stay.
  ///   - stage: What it is played on.
  public init?(_ recording: TouchStrokes, keeping goal: ShrinkGoal, on stage: ShrinkStage) {
    let recording = stage.measured(recording)
    guard let recorded = RecordedAttempt(goal, of: recording, on: stage) else { return nil }
    let settings = recorded.fix?.settings ?? []
    var shrinker = RecordingShrinker(keeping: recorded.kept.goal, turnedBy: settings) {
      stage.analysis(of: $0, with: $1)
    }
    guard let smallest = shrinker.shrink(recording) else { return nil }
    self.goal = recorded.kept.goal
    self.recording = recording
    self.recorded = recorded
    self.stage = stage
    strokes = smallest
    plays = shrinker.plays
  }

  /// Shrinks the recording that a reader reads.
  ///
  /// - Throws: Why it can't be read, or that it doesn't show the goal, and what it shows instead.
  public init(
    _ reader: RecordingReader,
    keeping goal: ShrinkGoal,
    on stage: ShrinkStage
  ) throws(RecordingError) {
    var frames: [TouchFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    guard let shrunk = ShrunkRecording(TouchStrokes(frames), keeping: goal, on: stage) else {
      throw Self.refusal(of: goal, stage.analysis(of: frames), reader.file)
    }
    self = shrunk
  }

  /// Why a recording can't be shrunk that doesn't show a goal.
  package static func refusal(
    of goal: ShrinkGoal,
    _ analysis: GestureAnalysis,
    _ file: String
  ) -> RecordingError {
    let shown = ShrinkGoal.shown(of: goal.recognizer, in: analysis)
    if shown.contains(where: { goal.includes($0) }) {
      return RecordingError(
        .malformed,
        file: file,
        problem: "\(goal) needs more than fingers: a pointer, its buttons or a pen",
        remedy: "shrink keeps fingers only"
      )
    }
    let list = shown.map { "'\($0)'" }.joined(separator: ", ")
    return RecordingError(
      .malformed,
      file: file,
      problem: "it does not show \(goal)",
      remedy: shown.isEmpty
        ? "nothing in it touches \(goal.recognizer); keep another recognizer"
        : "keep what it shows of \(goal.recognizer): \(list)"
    )
  }

  // MARK: Tests

  /// The lines of a test that shows what is left; nil where synthetic fingers can't show the same.
  public var test: [String]? { test(of: strokes) }

  /// The lines of a test of strokes; nil where synthetic fingers can't show the same.
  ///
  /// - Parameters:
  ///   - strokes: The strokes.
  ///   - settings: Other thresholds.
  ///   - isTurned: Whether they come to the other outcome.
  /// - Returns: The lines, without their ends.
  func test(
    of strokes: TouchStrokes,
    _ settings: [RecognizerSetting] = [],
    isTurned: Bool = false
  ) -> [String]? {
    for form in [
      strokes, strokes.separated(pressesFirst: true), strokes.separated(pressesFirst: false),
    ] {
      if let lines = test(exactly: form, settings, isTurned) { return lines }
    }
    return nil
  }

  private func test(
    exactly strokes: TouchStrokes,
    _ settings: [RecognizerSetting],
    _ isTurned: Bool
  ) -> [String]? {
    guard let script = StrokeScript(strokes) else { return nil }
    let stage = stage.stage(with: settings)
    stage.watchGestures()
    let logger = stage.startLogging()
    guard (try? script.play(on: stage)) != nil else { return nil }
    stage.finish()
    let analysis = GestureAnalysis(logger.log)
    let kept = recorded.kept
    guard
      isTurned
        ? kept.isTurned(by: analysis, of: strokes, from: 0)
        : kept.isShown(by: analysis, of: strokes)
    else { return nil }
    let notes = analysis.log.notes.filter { $0.gesture == goal.recognizer && $0.outcome != nil }
    return ShrunkTest(stage: self.stage, goal: goal).lines(
      script,
      settings,
      isTurned: isTurned,
      seen: ShrunkTest.Seen(gestures: stage.gestures, notes: notes.map(\.event))
    )
  }
}
