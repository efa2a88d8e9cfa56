import Scenes
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
    options: [],
    example: "touchstone scenes workbench",
    details: """
      Without a name, one line a scene; what stands behind "and" is no recognizer, but tells its own story
      (explain --gesture). With a name, every property of the scene's recognizers and controls that
      --set can change, with its present value.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      guard let name = arguments.operands.first else {
        for scene in Scene.allCases {
          let names = scene.recognizerNames.joined(separator: ", ")
          let controls = scene.controlNames.map { ", and \($0)" }.joined()
          Output.line("\(scene.name)  \(scene.summary): \(names)\(controls)")
        }
        return .success
      }
      let stage = Staging(scene: try Arguments.scene(named: name)).stage()
      for (place, adjustable) in Staging.adjustables(on: stage).enumerated() {
        if place > 0 { Output.line("") }
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
