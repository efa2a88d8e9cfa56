import Expectations
import Foundation
import Testing
import TouchRecording
import TouchTesting
import UIKit

/// What the guide says beside its code.
@MainActor
struct GuideTests {
  private var guide: String {
    get throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      return try String(
        contentsOf: root.appendingPathComponent("Documentation/FromADevice.md"),
        encoding: .utf8
      )
    }
  }

  @Test("shows what the test says before the fix")
  func failure() throws {
    let photo = Photo(frame: CGRect(x: 20, y: 200, width: 350, height: 350))
    // UIKit's default, as it was before.
    photo.hold.allowableMovement = 10
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = folder.appendingPathComponent("Guide/hold.touches").path
    let reader = try RecordingReader(path: path)
    let stage = TouchStage(showing: photo, maximumForce: reader.header.maximumForce)
    stage.watchGestures()
    try stage.play(reader)
    #expect(!photo.isOpen)
    let sentence = stage.explain(photo.hold)
    #expect(try guide.contains("isOpen → false\n\(sentence)\n"), "\(sentence)")
  }
  @Test("shows what is printed of the photo's own recording, which the fix mends")
  func shrunk() throws {
    func stage(allowing movement: CGFloat) -> TouchStage {
      let photo = Photo(frame: CGRect(x: 20, y: 200, width: 350, height: 350))
      photo.hold.allowableMovement = movement
      return TouchStage(showing: photo)
    }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = folder.appendingPathComponent("Guide/hold.touches").path
    let goal = ShrinkGoal(recognizer: "hold", outcome: .no, reason: "moved")
    let shrunk = try ShrunkRecording(
      try RecordingReader(path: path),
      keeping: goal,
      on: ShrinkStage { stage(allowing: 10) }
    )
    #expect(try guide.contains("```\n\(shrunk.text)```"), "\(shrunk.text)")
    for (movement, names) in [(10, []), (20, ["hold"])] as [(CGFloat, [String])] {
      let fixed = stage(allowing: movement)
      fixed.watchGestures()
      for frame in shrunk.strokes.frames { fixed.play(frame) }
      fixed.finish()
      expectEqual(fixed.gestures.map(\.name), names)
    }
  }
}
