import SceneStage
import Scenes
import TouchCore
import TouchRecording
import TouchReport
import TouchStage

extension Command {
  /// A long recording in, a short one out.
  static let shrink = Command(
    name: "shrink",
    summary: "make a recording as small as it can be while it still shows the same",
    operands: "FILE",
    operandCount: 1...1,
    options: [.keep, .scene, .gestures, .setting, .trait, .system] + Arguments.partOptions
      + Arguments.readingOptions + [.json, .shrunk, .force],
    example: "touchstone shrink drag.events --keep tap:no:moved -o small.touches",
    details: """
      --keep names a recognizer or a control, its outcome (yes, no or cancelled) and the kind of its reason,
      which may be left out; touchstone explain --json prints the kinds. Fingers, then samples are left out,
      then times and coordinates become simple, as long as the scene still shows it.

      What is left is printed as a test in synthetic fingers, and behind it the least change that turns the
      outcome, as a test, too: of where, when, how far, how fast or how hard a finger touches, of the number
      of fingers, or of a threshold. Where no single change does, two or three together are looked for; one
      comes before two, then the smaller one wins, in parts of what was there. Where none turns it, what
      decides the outcome is said, and what to try.

      With -o what is left is also written as .touches, or to standard output instead of the tests where that
      is -. --json prints two objects, of what is left and of what turns it, each with its test.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let staging = try arguments.staging
      var goal = try arguments.goal
      goal.isToldByScene = staging.scene.controlNames.contains(goal.recognizer)
      let (output, replaces) = (arguments[.shrunk], arguments.has(.force))
      if arguments.has(.json), output == "-" {
        throw UsageError(
          problem: "--json and -o - both go to standard output",
          remedy: "name a file behind -o"
        )
      }
      var known: [String]?
      let code = try arguments.forEachRecording(arguments.operands) {
        (file, options) throws(RecordingError) in
        let reader: RecordingReader
        do throws(RecordingError) {
          reader = try RecordingReader(path: file, options: options)
        } catch {
          // What is wrong without a recording is said first.
          if staging.names.contains(goal.recognizer) { throw error }
          known = staging.names
          return
        }
        let shrinking = Shrinking(
          staging: staging,
          header: reader.header,
          goal: goal,
          printsJSON: arguments.has(.json)
        )
        known = try shrinking.run(reader, file, to: output, replacing: replaces)
      }
      guard let known else { return code }
      throw UsageError(
        problem: "the scene \(staging.scene.name) has no recognizer or control \(goal.recognizer)",
        remedy: NearestName.remedy(goal.recognizer, among: known, "it has")
      )
    }
  )
}

extension Arguments {
  /// What the shrunk recording has to show.
  fileprivate var goal: ShrinkGoal {
    get throws(UsageError) {
      guard let text = self[.keep] else {
        throw UsageError(
          problem: "nothing says what to keep",
          remedy: "add --keep 'NAME: OUTCOME: REASON', as in --keep 'tap: no: moved'"
        )
      }
      guard let goal = ShrinkGoal(text) else {
        throw UsageError(
          problem: "\(text) is nothing to keep",
          remedy: "write --keep 'NAME: OUTCOME: REASON' with yes, no or cancelled in the middle"
        )
      }
      return goal
    }
  }
}

extension Staging {
  /// What the scene names: its recognizers that take part, and its controls.
  ///
  /// It takes a stage of its own, and so an application of its own: ask before another stage plays.
  var names: [String] { (gestures ?? scene.recognizerNames) + scene.controlNames }
}

extension [String] {
  /// These names, and behind them others that only a recording's touches show: recognizers of scroll views, and
  /// those that views bring which are added meanwhile.
  func adding(_ others: [String]) -> [String] {
    var names = self
    for name in others where !names.contains(name) { names.append(name) }
    return names
  }
}
