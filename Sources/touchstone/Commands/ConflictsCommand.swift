import SceneStage
import TouchReport
import TouchStage

extension Command {
  /// Conflicts between recognizers.
  static let conflicts = Command(
    name: "conflicts",
    summary: "find conflicts between a scene's recognizers without a recording",
    operands: "",
    operandCount: 0...0,
    options: [.scene, .gestures, .setting, .json],
    example: "touchstone conflicts --scene workbench",
    details: """
      It tells, the worst first: requirements that can never be met, recognizers that another one always
      shadows, circles of requirements, waits that people notice, and pairs that can never be recognized together;
      a sentence each, and what to do about it. Only what is certain of built-in recognizers is told.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      // The views are the stage's: without it, the recognizers are on no view.
      let stage = try arguments.staging.stage()
      let found = withExtendedLifetime(stage) { GestureConflicts(stage.recognizers).all }
      if arguments.has(.json) {
        Output.lines(found.map(\.json))
      } else {
        Output.styled(found.lines(width: Terminal.width, style: Terminal.style))
        if found.isEmpty { Output.line("no conflicts") }
      }
      return .success
    }
  )
}
