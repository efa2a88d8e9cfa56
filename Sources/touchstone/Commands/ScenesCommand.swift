import SceneStage
import Scenes
import TouchRecording
import TouchReport
import TouchStage
import UIKit

extension Command {
  /// What there is to touch.
  static let scenes = Command(
    name: "scenes",
    summary: "list the scenes and their recognizers, or what can be set in one",
    operands: "[NAME]",
    operandCount: 0...1,
    options: [.accessibility, .trait, .screen, .json],
    example: "touchstone scenes drawer --accessibility",
    details: """
      Without a name, one line a scene; what stands behind "and" is no recognizer, but tells its own story
      (explain --gesture). With a name, every property of the scene's recognizers and controls that
      --set can change, with its present value.

      With --accessibility, what a screen reader reads of the scene, in its order: what each element is,
      its label, value and hint, where it is (x,y WIDTHxHEIGHT in points), and below it the actions and
      keys that it offers besides. What stands together is indented below its container. What the views and
      controllers around the elements offer comes last, below "anywhere in". With --json one object an
      element; "around" holds the actions and keys of what it is in.

      --trait sets what the reader chose: userInterfaceStyle (light, dark), layoutDirection (leftToRight,
      rightToLeft), preferredContentSizeCategory (extraSmall … accessibilityExtraExtraExtraLarge) and
      reduceMotion (false, true). It can be given several times.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      guard let name = arguments.operands.first else {
        try arguments.refuseOptions(
          without: "a scene's name",
          [.accessibility, .trait, .screen, .json]
        )
        for scene in Scene.allCases {
          let names = scene.recognizerNames.joined(separator: ", ")
          let controls = scene.controlNames.map { ", and \($0)" }.joined()
          Output.line("\(scene.name)  \(scene.summary): \(names)\(controls)")
        }
        return .success
      }
      let staging = Staging(scene: try Arguments.scene(named: name), traits: try arguments.traits)
      let screen = try arguments.reading.screen
      if arguments.has(.accessibility) {
        let text = AccessibilityText(staging.stage(screen: screen))
        Output.lines(arguments.has(.json) ? text.json : text.lines)
        return .success
      }
      try arguments.refuseOptions(without: "--accessibility", [.json])
      let stage = staging.stage(screen: screen)
      for (index, adjustable) in Staging.adjustables(on: stage).enumerated() {
        if index > 0 { Output.line("") }
        Output.line("\(adjustable.name), a \(type(of: adjustable.object)):")
        Output.lines(
          RecognizerProperty.lines(
            of: adjustable.object,
            named: adjustable.name,
            among: Staging.properties
          )
        )
      }
      return .success
    }
  )
}

extension Arguments {
  /// Complains about options that mean nothing without something else.
  fileprivate func refuseOptions(
    without condition: String,
    _ options: [Option]
  ) throws(UsageError) {
    for option in options where has(option) || self[option] != nil {
      throw UsageError(
        problem: "\(option.flag) means nothing without \(condition)",
        remedy: "write touchstone scenes NAME --accessibility, or leave out \(option.flag)"
      )
    }
  }
}
