import Scenes
import TouchRecording
import TouchStage

extension Command {
  /// The sample that ships with the program.
  static let demo = Command(
    name: "demo",
    summary: "replay a sample that ships with touchstone and print the gestures in it",
    operands: "",
    operandCount: 0...0,
    options: [.json],
    example: "touchstone demo --json",
    body: { (arguments: Arguments) throws(UsageError) in
      let replay = Replay(
        staging: Staging(scene: .workbench),
        json: arguments.has(.json),
        titled: false
      )
      do throws(RecordingError) {
        return replay.run(
          try RecordingReader(bytes: PackageResources.demo_touches, name: "demo")
        )
      } catch {
        // The sample is our own: whatever is wrong with it is our fault.
        Output.complain(error.description)
        return .software
      }
    }
  )
}
