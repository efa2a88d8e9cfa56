import DeliberateTouch
import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

@testable import Scenes

/// The scene confirm-button.
@MainActor
struct ConfirmButtonSceneTests {
  /// The events of a scene that plays a sample, the reasons of its misses, and the scene.
  private func run(
    _ name: String,
    _ ignoresForce: Bool
  ) throws -> (events: [String], misses: [GestureMiss], run: SampleRun) {
    let run = try SampleRun(name, ignoringForce: ignoresForce)
    var events: [String] = []
    var misses: [GestureMiss] = []
    run.controller.onEvent = { event in
      expectEqual(event.gesture, "confirm")
      if case .missed(let miss) = event.kind {
        events.append("missed")
        misses.append(miss)
      } else {
        events.append("\(event.kind)")
      }
    }
    run.play()
    return (events, misses, run)
  }

  private func texts(_ run: SampleRun) -> [String] { run.views(UILabel.self).compactMap(\.text) }

  @Test(
    "Deliberate gestures 4 full, moved into the circle and lifted: the document is deleted",
    arguments: [false, true]
  )
  func delete(_ ignoresForce: Bool) throws {
    let (events, _, run) = try run("confirm-button-delete", ignoresForce)
    expectEqual(events, ["updating", "selected", "confirmed", "sent"])
    #expect(texts(run).contains("11 documents"))
    #expect(texts(run).contains("Deleted Invoice 2041"))
    let gone = run.views(DocumentRow.self).filter { $0.alpha < 1 }
    expectEqual(gone.map(\.name), ["Invoice 2041"])
    // Undo restores it.
    let undo = try #require(run.views(UndoButton.self).first)
    #expect(!undo.isHidden)
    let caption = try #require(undo.subviews.lazy.compactMap { $0 as? UILabel }.first)
    expectEqual(undo.layer.borderColor, caption.textColor.cgColor)
    undo.sendActions(for: .touchUpInside)
    run.stage.finish()
    #expect(texts(run).contains("12 documents"))
    #expect(run.views(DocumentRow.self).allSatisfy { $0.alpha == 1 })
    #expect(undo.isHidden)
  }

  @Test(
    "Deliberate gestures 4 a firm tap, a swipe and a palm's edge confirm nothing and report what they lack",
    arguments: [false, true]
  )
  func brush(_ ignoresForce: Bool) throws {
    let (events, misses, run) = try run("confirm-button-brush", ignoresForce)
    expectEqual(events, ["updating", "missed", "updating", "missed", "updating", "missed"])
    #expect(texts(run).contains("12 documents"))
    for miss in misses {
      let value = try #require(miss.value)
      if ignoresForce {
        #expect(miss.cause == .hold && miss.limit == 2)
        #expect(value < 1)
      } else {
        #expect(miss.cause == .intention && miss.limit == 0.97)
        #expect((0.7..<0.97).contains(value))
      }
    }
  }

  @Test(
    "Deliberate gestures 4 the scene says \"Lift to delete\" exactly when a lift would",
    arguments: ["confirm-button-delete", "confirm-button-brush", "confirm-button-second-thoughts"],
    [false, true]
  )
  func promise(_ name: String, _ ignoresForce: Bool) throws {
    let run = try SampleRun(name, ignoringForce: ignoresForce)
    let button = try #require(run.views(ConfirmActionButton.self).first)
    run.afterFrame = { [unowned run] in
      let says = run.views(UILabel.self).contains { $0.text == "Lift to delete" }
      expectEqual(says, (button.confirmation == .confirmed), "\(run.stage.application.now)")
    }
    run.play()
  }

  @Test(
    "Deliberate gestures 4 full, moved in, moved out and lifted: nothing is deleted",
    arguments: [false, true]
  )
  func secondThoughts(_ ignoresForce: Bool) throws {
    let (events, misses, run) = try run("confirm-button-second-thoughts", ignoresForce)
    // As the force drops before the lift, it is updating once more.
    let course = ["updating", "selected", "confirmed", "selected"]
    expectEqual(events, course + (ignoresForce ? ["missed"] : ["updating", "missed"]))
    #expect(texts(run).contains("12 documents"))
    let miss = try #require(misses.first)
    expectEqual(miss.cause, .target)
    #expect(((miss.limit ?? 0) - 36 * 1.1).magnitude < 1e-9)
    #expect((66...76).contains(miss.value ?? 0), "as far as the finger moved")
  }

  @Test("a tap selects another document, and a scroll moves the list; the button isn't involved")
  func list() throws {
    let run = try SampleRun("confirm-button-delete")
    var events = 0
    run.controller.onEvent = { _ in events += 1 }
    func play(_ frames: [TouchFrame]) { for frame in frames { run.stage.play(frame) } }
    var hand = SyntheticHand(seed: 3)
    hand.pause(0.1)
    hand.tap(at: Point(x: 200, y: 280))
    hand.pause(0.5)
    hand.drag(from: Point(x: 200, y: 560), to: Point(x: 200, y: 460), for: 0.4)
    play(hand.frames)
    run.stage.finish()
    expectEqual(
      run.views(DocumentRow.self).filter(\.isSelected).map(\.name),
      ["Letter to the council"]
    )
    #expect((run.views(UIScrollView.self).first?.contentOffset.y ?? 0) > 50)
    expectEqual(events, 0)
  }

  @Test("the last document can be deleted, and then there is nothing to confirm")
  func all() throws {
    let run = try SampleRun("confirm-button-delete")
    let button = try #require(run.views(ConfirmActionButton.self).first)
    for _ in 0..<12 { button.confirm() }
    #expect(texts(run).contains("0 documents"))
    #expect(!button.isEnabled)
    button.confirm()
    #expect(texts(run).contains("0 documents"))
  }

  @Test(
    "Deliberate gestures 4 on screens of every size the ring is in the window",
    arguments: [
      CGSize(width: 320, height: 480), CGSize(width: 390, height: 844),
      CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366),
    ]
  )
  func sizes(_ size: CGSize) throws {
    let run = try SampleRun("confirm-button-delete", size: size)
    let button = try #require(run.views(ConfirmActionButton.self).first)
    let place = button.convert(button.bounds, to: nil)
    #expect(place.minX >= 0 && place.maxX <= size.width && place.maxY <= size.height)
    let middle = Point(x: Double(place.midX), y: Double(place.midY))
    run.stage.play(
      TouchFrame(
        time: .seconds(1),
        contacts: [Contact(id: Contact.ID(1), phase: .began, position: middle)]
      )
    )
    expectEqual(run.events, ["updating"])
    let center = button.convert(button.circleCenter, to: nil)
    let rise = (center.y - place.midY).magnitude
    #expect((rise - button.bounds.height).magnitude < 1e-9)
    #expect(center.y > button.bounds.height * 0.65)
  }
}
