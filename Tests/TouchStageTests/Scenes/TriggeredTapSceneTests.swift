import Expectations
import Foundation
import Scenes
import Testing
import TouchCore
import TouchStage
import UIKit

/// The scene triggered-tap.
@MainActor
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
    expectEqual(run.play(until: 0.5), [])
    #expect(texts(run).contains("now tap twice with another finger"))
    expectEqual(run.play(until: 1.5), ["count 1", "count 2", "unlocked"])
    #expect(texts(run).contains("2"))
    #expect(texts(run).contains("unlocked"))
    expectEqual(run.play(), ["count 1", "count 2", "unlocked", "count 3", "count 4"])
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
    expectEqual(missed.count, 1)
    #expect(missed.allSatisfy { $0 >= 1.7 && $0 <= 1.76 }, "\(missed)")
    let lock = stage.accessibilityElements.first { $0.accessibilityLabel == "Lock" }
    expectEqual(lock?.accessibilityValue, "unlocked")
    #expect(stage.accessibilityElements.contains { $0.accessibilityLabel == "unlocked: counted 3" })
    // The next finger that rests locks again.
    play(3, 3, .began)
    play(3.5, 3, .moved)
    expectEqual(lock?.accessibilityValue, "locked")
  }

  @Test("Deliberate gestures 2 the next finger that rests makes the words of a miss go")
  func missForgotten() {
    let controller = Scene.triggeredTap.makeViewController()
    let stage = TouchStage(
      scene: controller,
      size: CGSize(width: 390, height: 844),
      window: controller.makeWindow
    )
    func play(_ time: Double, _ id: Int, _ phase: Contact.Phase) {
      let place = id == 1 ? Point(x: 100, y: 500) : Point(x: 280, y: 600)
      let contact = Contact(id: Contact.ID(id), phase: phase, position: place)
      stage.play(TouchFrame(time: .seconds(time), contacts: [contact]))
    }
    func says(_ words: String) -> Bool {
      stage.application.advance(to: stage.application.now)
      return stage.accessibilityElements.contains { $0.accessibilityLabel == words }
    }
    #expect(says("rest a finger to start"))
    play(0, 1, .began)
    play(0.5, 2, .began)
    play(3, 2, .ended)
    #expect(says("not counted: too long for a tap"))
    play(4, 1, .ended)
    #expect(says("not counted: too long for a tap"))
    play(6, 1, .began)
    play(7, 1, .moved)
    #expect(says("now tap twice with another finger"))
    play(8, 1, .ended)
    #expect(says("rest a finger to start"))
  }

  @Test(
    "Deliberate gestures 2 it works on screens of other sizes",
    arguments: [CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366)]
  )
  func sizes(_ size: CGSize) throws {
    try expectEqual(SampleRun("triggered-tap-count", size: size).play().last, "count 4")
  }

  @Test(
    "Deliberate gestures 6 the resting finger's caption is on the screen and covers no text, wherever the finger rests",
    arguments: [false, true],
    [
      CGSize(width: 320, height: 568), CGSize(width: 568, height: 320),
      CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768),
    ]
  )
  func caption(_ isLargest: Bool, _ size: CGSize) throws {
    var traits = StageTraits()
    if isLargest { traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    let controller = Scene.triggeredTap.makeViewController()
    let stage = TouchStage(
      scene: controller,
      size: size,
      traits: traits,
      window: controller.makeWindow
    )
    let labels = labels(in: stage.window)
    let caption = try #require(labels.first { $0.text == "resting" })
    let others = labels.filter { $0 !== caption }
    var (shown, count) = (0, 0)
    func play(_ phase: Contact.Phase, _ x: Int, _ y: Int) {
      let place = Point(
        x: Double(size.width) * Double(x) / 8,
        y: Double(size.height) * Double(y) / 8
      )
      let contact = Contact(id: Contact.ID(1), phase: phase, position: place)
      stage.play(TouchFrame(time: stage.application.now + .seconds(0.1), contacts: [contact]))
    }
    for y in 0...7 {
      for x in 0...7 {
        // It lands, or it comes from where it landed.
        if x == 0 { play(.began, x, y) } else { play(.moved, x, y) }
        count += 1
        if !caption.isHidden {
          shown += 1
          let frame = caption.convert(caption.bounds, to: nil)
          #expect(stage.window.bounds.contains(frame), "\(x), \(y): \(frame)")
          #expect(caption.sizeThatFits(frame.size).width <= frame.width)
          for other in others {
            let text = other.sizeThatFits(other.bounds.size)
            let middle = other.superview?.convert(other.center, to: nil) ?? .zero
            let covered = CGRect(
              x: middle.x - text.width / 2,
              y: middle.y - text.height / 2,
              width: text.width,
              height: text.height
            )
            #expect(!frame.intersects(covered), "\(x), \(y): \(other.text ?? "")")
          }
        }
        if x == 7 { play(.ended, x, y) }
      }
    }
    #expect(shown * 10 > count * (isLargest ? 3 : 6), "\(shown) of \(count)")
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }
}
