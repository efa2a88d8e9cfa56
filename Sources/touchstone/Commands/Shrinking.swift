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
      Output.line(
        "\(goal) in \(reader.file): \(size(strokes)) became \(size(smallest)), "
          + "after \(shrinker.plays) plays"
      )
      printTests(of: smallest)
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
  private func analysis(
    of frames: [TouchFrame],
    with setting: RecognizerSetting? = nil
  ) -> GestureAnalysis {
    let stage = stage(with: setting)
    let logger = stage.startLogging()
    stage.play(frames)
    return GestureAnalysis(logger.log)
  }

  private func stage(with setting: RecognizerSetting?) -> TouchStage {
    var staging = staging
    if let setting { staging.settings.append(setting) }
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

  private func size(_ strokes: TouchStrokes) -> String {
    let (fingers, frames) = (strokes.strokes.count, strokes.frames.count)
    return (fingers == 1 ? "1 finger" : "\(fingers) fingers") + " in "
      + (frames == 1 ? "1 frame" : "\(frames) frames")
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

  private func printTests(of strokes: TouchStrokes) {
    let test = ShrunkTest(staging: staging, header: header, goal: goal)
    Output.line("")
    Output.lines(lines(of: strokes, in: test))
    let search = CounterfactualSearch(on: header.screen) { strokes, setting in
      goal.isTurned(by: analysis(of: strokes.frames, with: setting))
    }
    Output.line("")
    guard let change = search.least(of: strokes, thresholds(for: strokes)) else {
      Output.line("No single change of a touch or of a threshold turns it.")
      return
    }
    Output.line("It turns with \(change.sentence):")
    Output.line("")
    switch change.change {
    case .touches(let strokes): Output.lines(lines(of: strokes, in: test, isTurned: true))
    case .setting(let setting):
      Output.lines(lines(of: strokes, in: test, setting, isTurned: true))
    }
  }

  /// The test of strokes; a sentence where synthetic fingers can't show the same.
  private func lines(
    of strokes: TouchStrokes,
    in test: ShrunkTest,
    _ setting: RecognizerSetting? = nil,
    isTurned: Bool = false
  ) -> [String] {
    for form in [
      strokes, strokes.separated(pressesFirst: true), strokes.separated(pressesFirst: false),
    ] {
      if let lines = self.lines(exactly: form, in: test, setting, isTurned) { return lines }
    }
    return ["Synthetic fingers can't do these touches; write them with -o SMALL.touches."]
  }

  /// The test of strokes as they are; nil where synthetic fingers can't show the same.
  private func lines(
    exactly strokes: TouchStrokes,
    in test: ShrunkTest,
    _ setting: RecognizerSetting?,
    _ isTurned: Bool
  ) -> [String]? {
    guard let script = StrokeScript(strokes) else { return nil }
    let stage = stage(with: setting)
    stage.watchGestures()
    let logger = stage.startLogging()
    guard (try? script.play(on: stage)) != nil else { return nil }
    stage.finish()
    let analysis = GestureAnalysis(logger.log)
    guard isTurned ? goal.isTurned(by: analysis) : goal.isShown(by: analysis) else { return nil }
    let notes = analysis.log.notes.filter { $0.gesture == goal.recognizer && $0.outcome != nil }
    return test.lines(
      script,
      setting,
      isTurned: isTurned,
      seen: ShrunkTest.Seen(names: stage.gestures.map(\.name), notes: notes.map(\.event))
    )
  }

  /// What can be set of the recognizer, and of those that it was held against.
  private func thresholds(for strokes: TouchStrokes) -> [CounterfactualSearch.Threshold] {
    let stage = stage(with: nil)
    let logger = stage.startLogging()
    stage.play(strokes.frames)
    let analysis = GestureAnalysis(logger.log)
    var names = [goal.recognizer]
    for sequence in analysis.sequences {
      for told in analysis.explanations(of: sequence) where told.name == goal.recognizer {
        if let other = told.other { names.append(analysis.log.recognizers[other].name) }
      }
    }
    var thresholds: [CounterfactualSearch.Threshold] = []
    for (name, object) in Staging.adjustables(on: stage) where names.contains(name) {
      // A test can set those of the library.
      for property in RecognizerProperty.builtIn {
        guard let value = property.value(of: object) else { continue }
        let threshold = CounterfactualSearch.Threshold(
          recognizer: name,
          property: property,
          value: value
        )
        thresholds.append(threshold)
      }
    }
    return thresholds
  }
}
