import Testing
import TouchRecording
import TouchTesting
import UIKit

@Suite(.touchReport) @MainActor
struct PhotoTests {
  let photo = Photo(frame: CGRect(x: 20, y: 200, width: 350, height: 350))

  @Test func aThumbThatRollsOpensIt() throws {
    let reader = try RecordingReader(path: recording("hold.touches"))
    let stage = TouchStage(showing: photo, maximumForce: reader.header.maximumForce)
    stage.watchGestures()
    try stage.play(reader)
    #expect(photo.isOpen, "\(stage.explain(photo.hold))")
  }

  @Test func aDragDoesNotOpenIt() throws {
    let stage = TouchStage(showing: photo)
    try Fingers(on: stage).drag(from: photo, by: CGVector(dx: 90, dy: 0), over: 1)
    #expect(!photo.isOpen)
  }

  /// A recording beside this file.
  private func recording(_ name: String, file: String = #filePath) -> String {
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/" + name
  }
}
