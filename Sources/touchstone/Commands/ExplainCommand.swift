import SceneStage
import Scenes
import TouchCore
import TouchRecording
import TouchReport

extension Command {
  /// Why it happened, why it didn't.
  static let explain = Command(
    name: "explain",
    summary: "say why gestures in a recording happened, and why others did not",
    operands: "FILE",
    operandCount: 1...1,
    options: [.scene, .gestures, .gesture, .setting, .trait, .system] + Arguments.partOptions
      + Arguments.readingOptions
      + [.json, .svg, .html],
    example: "touchstone explain drag.events --gesture tap",
    details: """
      The story of a recording: for each touch sequence, from the first finger down until all are up, which
      recognizers were recognized (+) or broken off (x), and for each other one (-) a sentence why not. A
      gesture that missed its limit by a quarter or less is a near miss (~). Touches that one attempt is made
      of, as the taps of a double tap, are one sequence. Times count from the recording's start.

      With --gesture the first line answers why that gesture didn't happen, or when it did. With --json
      one object a sequence. With --svg the timeline is drawn instead, with the sentences beside it. With
      --html everything goes into one page for a browser instead, which needs nothing else: the touches
      move over the scene, and a click on anything says why. A page has room for some ten minutes of
      touches, a timeline for some hundreds; of more they show the beginning, and say so: --from and --to
      choose another part.

      --set explains the recording with another threshold, which is named beside the scene.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let staging = try arguments.staging
      let gesture = try arguments.gesture(on: staging)
      var explaining = Explaining(
        staging: staging,
        gesture: gesture,
        names: staging.names,
        json: arguments.has(.json),
        picture: try arguments.timelineFile,
        page: try arguments.page
      )
      explaining.begin = try arguments.moment(.from) ?? .zero
      let explainer = explaining
      var known: [String]?
      let code = try arguments.forEachRecording(arguments.operands) {
        (file, options) throws(RecordingError) in
        known = try explainer.run(file) { () throws(RecordingError) in
          try RecordingReader(path: file, options: options)
        }
      }
      guard let gesture, let known else { return code }
      throw UsageError(
        problem: "the scene \(staging.scene.name) has no recognizer or control \(gesture)",
        remedy: NearestName.remedy(gesture, among: known, "it has")
      )
    }
  )
}

extension Arguments {
  /// Where the timeline goes as a picture.
  fileprivate var timelineFile: String? {
    get throws(UsageError) { try file(.svg, unlike: [.json, .gesture]) }
  }

  /// Where everything goes as a page.
  fileprivate var page: String? {
    get throws(UsageError) { try file(.html, unlike: [.json, .svg]) }
  }

  /// The file that an option names, which takes the place of what other options ask for.
  private func file(_ option: Option, unlike others: [Option]) throws(UsageError) -> String? {
    guard let path = self[option] else { return nil }
    for other in others where has(other) || self[other] != nil {
      throw UsageError(
        problem: "\(option.flag) and \(other.flag) don't go together",
        remedy: "run touchstone explain once for each"
      )
    }
    return path
  }

  /// The recognizer or control that the user asks about; nil for all.
  ///
  /// Some show in a recording alone, as a menu's: those are looked for while it is played.
  @MainActor
  fileprivate func gesture(on staging: Staging) throws(UsageError) -> String? {
    guard let name = self[.gesture] else { return nil }
    let scene = staging.scene
    if staging.names.contains(name) { return name }
    if staging.gestures != nil, scene.recognizerNames.contains(name) {
      throw UsageError(
        problem: "--gesture asks about \(name), which --gestures leaves out",
        remedy: "add \(name) to --gestures"
      )
    }
    return name
  }
}
