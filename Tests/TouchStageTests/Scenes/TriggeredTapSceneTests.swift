import Foundation
import Scenes
import Testing
import TouchCore
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
    "Deliberate gestures 2 a third tap is a miss when the trigger lifts, and the lock stays open"
  )
  func third() throws {
    let controller = Scene.triggeredTap.makeViewController()
    let stage = TouchStage(
      scene: controller,
      size: CGSize(width: 390, height: 844),
      window: controller.makeWindow
    )
    var missed: [Double] = []
    controller.onEvent = { event in
      if case .missed = event.kind { missed.append(UIApplication.shared.now.seconds) }
    }
    func play(_ time: Double, _ id: Int, _ phase: Contact.Phase) {
      let place = id == 1 ? Point(x: 100, y: 500) : Point(x: 280, y: 600)
      let contact = Contact(id: Contact.ID(id), phase: phase, position: place)
      stage.play(TouchFrame(time: .seconds(time), contacts: [contact]))
    }
    play(0, 1, .began)
    for tap in [0.5, 0.9, 1.3] {
      play(tap, 2, .began)
      play(tap + 0.08, 2, .ended)
    }
    play(1.7, 1, .ended)
    stage.finish()
    #expect(missed.count == 1)
    #expect(missed.allSatisfy { $0 >= 1.7 && $0 <= 1.76 }, "\(missed)")
    let lock = stage.accessibilityElements.first { $0.accessibilityLabel == "Lock" }
    #expect(lock?.accessibilityValue == "unlocked")
    #expect(stage.accessibilityElements.contains { $0.accessibilityLabel == "unlocked: counted 3" })
  }

  @Test(
    "Deliberate gestures 2 it works on screens of other sizes",
    arguments: [CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366)]
  )
  func sizes(_ size: CGSize) throws {
    #expect(try SampleRun("triggered-tap-count", size: size).play().last == "count 4")
  }
}
