import Scenes
import TouchReport
import TouchStage
import UIKit

extension Command {
  /// What will surprise somebody.
  static let conflicts = Command(
    name: "conflicts",
    summary: "find conflicts between a scene's recognizers before anybody touches",
    operands: "",
    operandCount: 0...0,
    options: [.scene, .gestures, .setting, .json],
    example: "touchstone conflicts --scene workbench",
    details: """
      Told are, the worst first: requirements that can never be met, recognizers that another one always
      shadows, circles of requirements, waits that people notice, and who can never be recognized together;
      a sentence each, and what to do about it. Only what is certain of built-in recognizers is told.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let scene = try arguments.scene
      let gestures = try arguments.gestures(of: scene)
      let settings = try arguments.settings(of: scene, gestures)
      let stage = Staging(scene: scene, gestures: gestures, settings: settings).stage()
      let found = GestureConflicts(stage.recognizers).all
      if arguments.has(.json) {
        for conflict in found { Output.line(conflict.json) }
      } else {
        for line in found.lines(width: Terminal.width, style: Terminal.style) {
          Output.line(line)
        }
        if found.isEmpty { Output.line("no conflicts") }
      }
      return .success
    }
  )
}
