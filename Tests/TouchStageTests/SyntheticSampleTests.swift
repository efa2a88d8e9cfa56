import Expectations
import Foundation
import SampleScripts
import Scenes
import Testing
import TouchRecording
import TouchStage

/// The samples that a synthetic hand made.
struct SyntheticSampleTests {
  /// The folder of the shipped samples.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/touchstone/Samples")

  @Test(
    "are what the hand generates; TOUCHSTONE_WRITE_SAMPLES=1 writes them",
    arguments: SyntheticSample.all.map(\.name)
  )
  func upToDate(name: String) throws {
    let sample = try #require(SyntheticSample.named(name))
    var writer = TouchesWriter(
      TouchesHeader(
        source: "synthetic hand",
        screen: ScreenSize(width: 390, height: 844),
        rate: 120,
        maximumForce: 6.667
      )
    )
    for frame in sample.frames { writer.append(frame) }
    let made = writer.drain()
    let file = Self.folder.appendingPathComponent("\(name).touches")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_SAMPLES"] == "1" {
      try Data(made).write(to: file)
    }
    try expectEqual(Array(Data(contentsOf: file)), made)
  }

  @Test("are for scenes that exist, with unique names")
  func scenes() {
    let samples = SyntheticSample.all
    #expect(samples.allSatisfy { Scene(rawValue: $0.scene) != nil })
    expectEqual(Set(samples.map(\.name)).count, samples.count)
  }
}
