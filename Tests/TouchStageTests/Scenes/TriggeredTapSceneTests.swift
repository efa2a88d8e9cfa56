import Foundation
import Testing
import TouchStage
import UIKit

@MainActor
@Suite("The scene triggered-tap")
struct TriggeredTapSceneTests {
  /// The labels' texts.
  private func texts(_ run: SampleRun) -> [String] {
    run.views(UILabel.self).compactMap(\.text)
  }

  @Test(
    "Deliberate gestures 2 two taps beside a resting finger unlock, and four count four",
    arguments: [false, true]
  )
  func count(_ ignoresForce: Bool) throws {
    let run = try SampleRun("triggered-tap-count", ignoringForce: ignoresForce)
    #expect(run.play(until: 0.5) == [])
    #expect(texts(run).contains("now tap twice with another finger"))
    #expect(run.play(until: 1.5) == ["count 1", "count 2", "unlocked"])
    #expect(texts(run).contains("2"))
    #expect(texts(run).contains("unlocked"))
    #expect(run.play() == ["count 1", "count 2", "unlocked", "count 3", "count 4"])
    #expect(texts(run).contains("4"), "the count stays after the trigger lifted")
    #expect(texts(run).contains("unlocked: counted 4"))
  }

  @Test(
    "Deliberate gestures 2 fingers that land together, palms and brushing fingers count nothing",
    arguments: [false, true]
  )
  func together(_ ignoresForce: Bool) throws {
    let run = try SampleRun("triggered-tap-together", ignoringForce: ignoresForce)
    let events = run.play()
    #expect(!events.isEmpty && events.allSatisfy { $0.hasPrefix("missed") }, "\(events)")
    #expect(texts(run).contains("0"))
    #expect(texts(run).contains { $0.hasPrefix("not counted") }, "it says why")
  }

  @Test(
    "Deliberate gestures 2 it works on screens of other sizes",
    arguments: [CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366)]
  )
  func sizes(_ size: CGSize) throws {
    #expect(try SampleRun("triggered-tap-count", size: size).play().last == "count 4")
  }
}
