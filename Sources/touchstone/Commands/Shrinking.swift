import SceneStage
import Scenes
import TouchCore
import TouchRecording
import TouchReport
import TouchStage
import UIKit

/// Shrinks one recording on a scene, and prints what is left.
@MainActor
struct Shrinking {
  let staging: Staging
  let header: RecordingHeader
  let goal: ShrinkGoal
  /// Whether an object a line is printed, for programs.
  let printsJSON: Bool

  /// Shrinks a recording that is read to its end, or as far as it can be read.
  ///
  /// - Returns: The names of all recognizers and controls where the goal's is none of them; nil where it was shrunk.
  func run(
    _ reader: RecordingReader,
    _ file: String,
    to output: String?,
    replacing: Bool
  ) throws(RecordingError) -> [String]? {
    if let output { try check(output, input: file, replacing: replacing) }
    var frames: [TouchFrame] = []
    let failure = reader.readToEnd { frames.append($0) }
    if failure?.kind == .noTouches, let failure { throw failure }
    var shrinker = RecordingShrinker(keeping: goal, play: { analysis(of: $0) })
    let strokes = TouchStrokes(frames)
    guard let smallest = shrinker.shrink(strokes) else {
      let analysis = analysis(of: frames)
      let names = staging.names.adding(analysis.log.recognizers.map(\.name))
      guard names.contains(goal.recognizer) else { return names }
      if let failure {
        // What could be read may not show it because of what couldn't.
        if analysis.sequences.isEmpty { throw failure }
        Output.complain(failure.description)
      }
      throw refusal(analysis, reader.file)
    }
    var loss: RecordingError?
    if let output {
      do throws(RecordingError) {
        try write(smallest, to: output, input: file, replacing: replacing)
      } catch {
        loss = error
      }
    }
    // Where the recording can't be written, the tests have all that is left.
    if output != "-" {
      let shrunk = Shrunk(file: reader.file, from: strokes, to: smallest, plays: shrinker.plays)
      if printsJSON { printObjects(shrunk) } else { printText(shrunk) }
    }
    Output.notices(reader.summary, of: reader.file)
    if let loss {
      if let failure { Output.complain(failure.description) }
      throw loss
    }
    if let failure { throw failure }
    return nil
  }

  /// What a scene makes of frames.
  func analysis(
    of frames: [TouchFrame],
    with settings: [RecognizerSetting] = []
  ) -> GestureAnalysis {
    let stage = stage(with: settings)
    let logger = stage.startLogging()
    stage.play(frames)
    return GestureAnalysis(logger.log)
  }

  func stage(with settings: [RecognizerSetting]) -> TouchStage {
    var staging = staging
    staging.settings += settings
    return staging.stage(for: header)
  }

  private func refusal(_ analysis: GestureAnalysis, _ file: String) -> RecordingError {
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

  // MARK: The recording

  /// Refuses an output that can't be written, or would replace a recording.
  private func check(
    _ path: String,
    input: String,
    replacing: Bool
  ) throws(RecordingError) {
    if path == "-" { return }
    if OutputFile.areSame(input, path) {
      throw RecordingError(
        .unwritable,
        file: path,
        problem: "it is the recording itself, which would be lost",
        remedy: "name another file to write to"
      )
    }
    if !replacing { try OutputFile.refuseRecording(at: path) }
    try OutputFile.checkPlace(of: path)
  }

  private func write(
    _ strokes: TouchStrokes,
    to path: String,
    input: String,
    replacing: Bool
  ) throws(RecordingError) {
    try check(path, input: input, replacing: replacing)
    var writer = TouchesWriter(TouchesHeader(header))
    for frame in strokes.frames { writer.append(frame) }
    let file = try OutputFile(path: path)
    try file.write(writer.drain())
    try file.commit()
  }

  // MARK: The tests

  /// The test of strokes; nil where synthetic fingers can't show the same.
  func lines(
    of strokes: TouchStrokes,
    in test: ShrunkTest,
    _ settings: [RecognizerSetting] = [],
    isTurned: Bool = false
  ) -> [String]? {
    for form in [
      strokes, strokes.separated(pressesFirst: true), strokes.separated(pressesFirst: false),
    ] {
      if let lines = self.lines(exactly: form, in: test, settings, isTurned) { return lines }
    }
    return nil
  }

  /// The test of strokes as they are; nil where synthetic fingers can't show the same.
  func lines(
    exactly strokes: TouchStrokes,
    in test: ShrunkTest,
    _ settings: [RecognizerSetting],
    _ isTurned: Bool
  ) -> [String]? {
    guard let script = StrokeScript(strokes) else { return nil }
    let stage = stage(with: settings)
    stage.watchGestures()
    let logger = stage.startLogging()
    guard (try? script.play(on: stage)) != nil else { return nil }
    stage.finish()
    let analysis = GestureAnalysis(logger.log)
    guard isTurned ? goal.isTurned(by: analysis) : goal.isShown(by: analysis) else { return nil }
    let notes = analysis.log.notes.filter { $0.gesture == goal.recognizer && $0.outcome != nil }
    return test.lines(
      script,
      settings,
      isTurned: isTurned,
      seen: ShrunkTest.Seen(names: stage.gestures.map(\.name), notes: notes.map(\.event))
    )
  }
}
