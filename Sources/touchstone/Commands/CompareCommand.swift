import Scenes
import TouchCore
import TouchRecording
import TouchReport
import TouchStage

extension Command {
  /// What difference a setting makes.
  static let compare = Command(
    name: "compare",
    summary: "show side by side what changes in a recording with other thresholds",
    operands: "FILE",
    operandCount: 1...1,
    options: [.scene, .gestures, .setting] + Arguments.readingOptions + [.json],
    example:
      "touchstone compare drag.events --set tap.allowableMovement=60 --set longPress.isEnabled=false",
    details: """
      The recording is played as it is, and once for each --set; several settings with commas between them
      are tried together. First how often each recognizer was recognized, then everybody to whom something
      else happened. touchstone scenes NAME lists what can be set.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let scene = try arguments.scene
      let gestures = try arguments.gestures(of: scene)
      var variants: [(title: String, settings: [RecognizerSetting])] = [("as it is", [])]
      for text in arguments.all(.setting) {
        variants.append((text, try arguments.settings(text, of: scene, gestures)))
      }
      if variants.count == 1 {
        throw UsageError(
          problem: "nothing says what to compare with",
          remedy: "add --set NAME.PROPERTY=VALUE, as in --set tap.allowableMovement=60"
        )
      }
      let options = try arguments.reading
      try arguments.checkStandardInput(among: arguments.operands)
      if let code = arguments.missingDescription() { return code }
      let comparing = Comparing(scene: scene, gestures: gestures, variants: variants)
      return comparing.run(arguments.operands[0], options, json: arguments.has(.json))
    }
  )
}

/// Plays one recording several times, each time with other settings.
@MainActor
private struct Comparing {
  var scene: Scene
  var gestures: [String]?
  var variants: [(title: String, settings: [RecognizerSetting])]

  /// Opens a recording, plays and prints; says how it ended.
  func run(_ file: String, _ options: ReadingOptions, json: Bool) -> ExitCode {
    var failure: RecordingError?
    do throws(RecordingError) {
      let reader = try RecordingReader(path: file, options: options)
      // Standard input can be read only once.
      var frames: [TouchFrame] = []
      do throws(RecordingError) {
        while let frame = try reader.next() { frames.append(frame) }
      } catch {
        failure = error
      }
      let analyses = variants.map { variant in
        let analysis = analysis(of: frames, reader.header, variant.settings)
        return AnalysisComparison.Variant(title: variant.title, analysis: analysis)
      }
      let comparison = AnalysisComparison(analyses)
      let lines =
        json ? comparison.json : comparison.lines(width: Terminal.width, style: Terminal.style)
      for line in lines { Output.line(line) }
      return failure.map(Output.complain) ?? .success
    } catch {
      return Output.complain(error)
    }
  }

  private func analysis(
    of frames: [TouchFrame],
    _ header: RecordingHeader,
    _ settings: [RecognizerSetting]
  ) -> GestureAnalysis {
    let staging = Staging(scene: scene, gestures: gestures, settings: settings)
    let stage = staging.stage(for: header)
    let logger = stage.startLogging()
    for frame in frames { stage.play(frame) }
    stage.finish()
    return GestureAnalysis(logger.log)
  }
}
