import Testing
import TouchRecording
import TouchTesting
import UIKit

@MainActor
struct PhotoShrinking {
  /// Prints tests to paste beside the others: run it once.
  @Test func theRollingThumbInAFewLines() throws {
    let reader = try RecordingReader(path: recording("hold.touches"))
    let goal = ShrinkGoal(recognizer: "hold", outcome: .no, reason: "moved")
    // Each play needs a new photo.
    let stage = ShrinkStage("makeStage()") { makeStage() }
    print(try ShrunkRecording(reader, keeping: goal, on: stage).text)
  }

  /// What the thumb rests on, as it is before the fix.
  private func makeStage() -> TouchStage {
    let photo = Photo(frame: CGRect(x: 20, y: 200, width: 350, height: 350))
    photo.hold.allowableMovement = 10
    return TouchStage(showing: photo)
  }

  /// A recording beside this file.
  private func recording(_ name: String, file: String = #filePath) -> String {
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/" + name
  }
}
