import SampleFiles
import SceneStage
import Scenes
import TouchRecording

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
      do throws(RecordingError) {
        let reader = try RecordingReader(bytes: demoRecording, name: "demo")
        try play(reader, on: Staging(scene: .workbench), json: arguments.has(.json))
        return .success
      } catch {
        // The sample is our own: what is wrong with it is our fault.
        Output.complain(error.description)
        return .software
      }
    }
  )
}

/// The bytes of the sample.
private var demoRecording: [UInt8] {
  Array(UnsafeBufferPointer(start: demo_recording(), count: demo_recording_length()))
}
