import Expectations
import Playground
import Testing
import UIKit

/// A scene with a button, a slider and something to dismiss.
private final class AssistedController: UIViewController {
  var taps = 0
  var marks = 0
  var escapes = 0
  let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 34))

  override func viewDidLoad() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setTitle("Go", for: .normal)
    button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    button.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Mark") { [unowned self] _ in
        marks += 1
        UIAccessibility.post(notification: .announcement, argument: "Marked")
        return true
      }
    ]
    slider.value = 0.5
    view.addSubview(button)
    view.addSubview(slider)
  }

  override func accessibilityPerformEscape() -> Bool {
    escapes += 1
    UIAccessibility.post(notification: .screenChanged, argument: "")
    return escapes == 1
  }
}

/// What a host calls for assistive code, and what it asks of a stage.
extension PlaygroundTests {
  /// Opens a stage with the scene, and a number of no stage.
  private func assisted(_ body: (AssistedController, Int32) throws -> Void) throws {
    let before = PlaygroundScene.all
    defer { PlaygroundScene.all = before }
    var made: AssistedController?
    PlaygroundScene.offer {
      [
        PlaygroundScene("own", "one's own") {
          let controller = AssistedController()
          made = controller
          return controller
        }
      ]
    }
    let stage = try open("scene own\nscreen 400x800\n")
    defer { touchstoneClose(stage) }
    try body(try #require(made), stage)
  }

  @Test("Assistive code reads a line for each element, and activates the one with its number")
  func activates() throws {
    try assisted { controller, stage in
      let lines = try text(touchstoneAccessibility(stage)).split(separator: "\n")
      expectEqual(lines.count, 2)
      expectEqual(lines.first?.contains("\"label\":\"Go\""), true)
      expectEqual(lines.first?.contains("\"actions\":[\"Mark\"]"), true)
      expectEqual(touchstoneActivate(stage, 0), 1)
      expectEqual(controller.taps, 1)
      for place in [-1, 2] as [Int32] { expectEqual(touchstoneActivate(stage, place), 0) }
      expectEqual(controller.taps, 1)
      #expect(touchstoneAccessibility(99) == -1 && touchstoneActivate(99, 0) == 0)
    }
  }

  @Test("Assistive code performs an action that an element has, and hears what is announced once")
  func performs() throws {
    try assisted { controller, stage in
      _ = try text(touchstoneNotices(stage))
      expectEqual(touchstonePerform(stage, 0, try input("Mark")), 1)
      expectEqual(controller.marks, 1)
      try expectEqual(
        text(touchstoneNotices(stage)),
        "{\"notice\":\"announcement\",\"text\":\"Marked\"}\n"
      )
      try expectEqual(text(touchstoneNotices(stage)), "")
      expectEqual(touchstonePerform(stage, 0, try input("Unmark")), 0)
      expectEqual(touchstonePerform(stage, 9, try input("Mark")), 0)
      #expect(touchstonePerform(99, 0, try input("Mark")) == 0 && touchstoneNotices(99) == -1)
      expectEqual(controller.marks, 1)
    }
  }

  @Test("Assistive code raises and lowers what is adjustable, and nothing else")
  func adjusts() throws {
    try assisted { controller, stage in
      expectEqual(touchstoneAdjust(stage, 1, 1), 1)
      #expect(abs(controller.slider.value - 0.6) < 1e-6)
      #expect(touchstoneAdjust(stage, 1, 0) == 1 && touchstoneAdjust(stage, 1, 0) == 1)
      #expect(abs(controller.slider.value - 0.4) < 1e-6)
      #expect(touchstoneAdjust(stage, 0, 1) == 0 && touchstoneAdjust(stage, 7, 1) == 0)
      expectEqual(touchstoneAdjust(99, 1, 1), 0)
    }
  }

  @Test("Assistive code dismisses what can be dismissed, and is told that the screen changed")
  func escapes() throws {
    try assisted { controller, stage in
      _ = try text(touchstoneNotices(stage))
      #expect(touchstoneEscape(stage) == 1 && controller.escapes == 1)
      #expect(try text(touchstoneNotices(stage)).hasPrefix("{\"notice\":\"screenChanged\""))
      #expect(touchstoneEscape(stage) == 0 && controller.escapes == 2)
      expectEqual(touchstoneEscape(99), 0)
    }
  }

  @Test("A stage runs until everything is over, and tells the lanes of what was touched last")
  func finished() throws {
    let stage = try open("scene workbench\n")
    defer { touchstoneClose(stage) }
    try expectEqual(text(touchstoneLanes(stage)), "")
    _ = try touch(stage, 0.5, 0, x: 100, y: 200)
    _ = try touch(stage, 0.6, 2, x: 100, y: 200)
    #expect(touchstoneTime(stage) == 0.6 && touchstoneNext(stage) < .infinity)
    expectEqual(touchstoneFinish(stage), 1)
    #expect(touchstoneTime(stage) > 0.9 && touchstoneNext(stage) == .infinity)
    #expect(try text(touchstoneLanes(stage)).contains("\"tap\""))
    #expect(try text(touchstoneTold(stage)).contains("\"recognizer\":\"tap\""))
    try expectEqual(text(touchstoneTold(stage)), "")
  }

  @Test("A stage that isn't there has nothing, and takes nothing")
  func absent() throws {
    expectEqual(touchstoneVersion(), 1)
    #expect(touchstoneTold(99) == -1 && touchstoneLanes(99) == -1 && touchstoneRecording(99) == -1)
    #expect(touchstoneContacts(99) == -1 && touchstoneProperties(99) == -1)
    #expect(touchstoneFinish(99) == 0 && touchstoneAdvance(99, 1) == 0 && touchstoneTime(99) == 0)
    expectEqual(touchstoneSet(99, try input("tap.allowableMovement=1")), 0)
    expectEqual(touchstoneTrait(99, try input("userInterfaceStyle=dark")), 0)
    #expect(touchstoneScroll(99, 0, 0, -40, 4, 1, 1, 0) == 0 && touchstoneInterrupt(99, 0) == 0)
    expectEqual(touchstoneResize(99, 0, 300, 300), 0)
    try expectEqual(touch(99, 0, 0, x: 1, y: 1), 0)
  }
}
