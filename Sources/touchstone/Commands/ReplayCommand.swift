import Scenes
import TouchRecording
import TouchStage

extension Command {
  /// Recordings in, gestures out.
  static let replay = Command(
    name: "replay",
    summary: "print the gestures in recordings of touches",
    operands: "FILE…",
    operandCount: 1...Int.max,
    options: [.scene, .gestures, .setting] + Arguments.readingOptions + [.json],
    example: "touchstone replay drag.events --gestures pan,tap",
    details: """
      A recording is what evemu, evtest, getevent, libinput record or the kernel itself writes, or a
      .touches file; its content tells which. - reads standard input. A device description beside the
      recording that names the same device is found by itself.

      One line a gesture, as soon as it is over: when (seconds), which, where (points), how many
      fingers, and its values. With --json one object an action, and a summary as the last line of
      each file.

      --set tries another threshold, and can be given several times; touchstone scenes NAME lists what
      can be set.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let scene = try arguments.scene
      let gestures = try arguments.gestures(of: scene)
      let settings = try arguments.settings(of: scene, gestures)
      let options = try arguments.reading
      try arguments.checkStandardInput(among: arguments.operands)
      if let code = arguments.missingDescription() { return code }
      if arguments.operands.contains("-") { Output.isLive = true }
      var code = ExitCode.success
      for file in arguments.operands {
        let replay = Replay(
          staging: Staging(scene: scene, gestures: gestures, settings: settings),
          json: arguments.has(.json),
          titled: arguments.operands.count > 1
        )
        code = code.combined(with: replay.run(file, options))
      }
      return code
    }
  )
}
