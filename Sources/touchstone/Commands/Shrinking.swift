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
    let stage = ShrinkStage(staging, for: header)
    guard let shrunk = ShrunkRecording(TouchStrokes(frames), keeping: goal, on: stage) else {
      let analysis = analysis(of: frames)
      let names = staging.names.adding(analysis.log.recognizers.map(\.name))
      guard names.contains(goal.recognizer) else { return names }
      if let failure {
        // What could be read may not show it because of what couldn't.
        if analysis.sequences.isEmpty { throw failure }
        Output.complain(failure.description)
      }
      throw ShrunkRecording.refusal(of: goal, analysis, reader.file)
    }
    var loss: RecordingError?
    if let output {
      do throws(RecordingError) {
        try write(shrunk.strokes, to: output, input: file, replacing: replacing)
      } catch {
        loss = error
      }
    }
    // Where the recording can't be written, the tests have all that is left.
    if output != "-" {
      if printsJSON {
        for object in shrunk.objects(of: reader.file) { Output.line(object.text) }
      } else {
        Output.lines(shrunk.lines(of: reader.file))
      }
    }
    Output.notices(reader.summary, of: reader.file)
    if let loss {
      if let failure { Output.complain(failure.description) }
      throw loss
    }
    if let failure { throw failure }
    return nil
  }

  /// What the scene makes of frames.
  private func analysis(of frames: [TouchFrame]) -> GestureAnalysis {
    let stage = staging.stage(for: header)
    let logger = stage.startLogging()
    stage.play(frames)
    return GestureAnalysis(logger.log)
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
}
