import DeliberateTouch
import Expectations
import Scenes
import Testing
import TouchReport
import TouchStage
import UIKit

/// Walks scenes as assistive code does.
@MainActor struct SceneWalkTests {
  @Test("each element has a label and a place, and can be activated", arguments: Scene.allCases)
  func walk(_ scene: Scene) {
    let walk = SceneWalk(scene)
    let elements = walk.stage.accessibilityElements
    #expect(!elements.isEmpty)
    for element in elements {
      expectEqual(element.accessibilityLabel?.isEmpty, false)
      #expect(!element.accessibilityFrame.isEmpty)
      walk.stage.activate(element)
      walk.stage.wait(.seconds(1))
    }
    walk.stage.finish()
  }

  @Test("the same scene reads the same, line by line", arguments: Scene.allCases)
  func deterministic(_ scene: Scene) {
    let first = AccessibilityText(SceneWalk(scene).stage)
    let second = AccessibilityText(SceneWalk(scene).stage)
    #expect(first.lines == second.lines && first.json == second.json)
    expectEqual(first.json.count, SceneWalk(scene).stage.accessibilityElements.count)
  }

  @Test(
    "what is read comes with its actions, and with those and the keys of what is around it",
    arguments: [
      (Scene.forceGrid, "button \"3\"", ["action \"Like\"", "action \"Remove\""], []),
      (
        .drawer, "button \"red dot\"",
        ["action \"Pick up\"", "key space \"Pick up\""],
        ["key command-down \"Open drawer\"", "key left", "key right", "key up", "key down"]
      ),
      (.triggeredTap, "button \"Lock\"", [], ["key space \"Tap\"", "key return"]),
      (.swipeWindow, "header \"Swipe anywhere\"", [], ["key option-right \"Swipe right\""]),
    ] as [(Scene, String, [String], [String])]
  )
  func offers(_ scene: Scene, _ element: String, _ own: [String], _ around: [String]) throws {
    // The text alone keeps the stage.
    let text = AccessibilityText(SceneWalk(scene).stage)
    let lines = text.lines
    let place = try #require(
      lines.firstIndex { $0.hasSuffix(element) || $0.contains(element + ",") }
    )
    let below = lines[(place + 1)...].prefix { $0.contains("action ") || $0.contains("key ") }
    for offer in own {
      let isThere = below.contains { $0.hasSuffix("  " + offer) }
      #expect(isThere, "\(lines)")
    }
    let anywhere = lines.drop { !$0.hasPrefix("anywhere in ") }
    for offer in around {
      expectEqual(anywhere.filter { $0 == "  " + offer }.count, 1, "\(lines)")
    }
    let written = try #require(
      text.json.first { $0.contains(element.split(separator: " ", maxSplits: 1)[1]) }
    )
    for offer in own {
      let name = offer.split(separator: "\"")[1]
      #expect(written.contains("\"\(name)\""))
    }
    #expect(around.isEmpty || written.contains("\"around\":{"))
  }

  @Test("Deliberate gestures 6 two activations delete a document, whatever time lies between")
  func confirm() throws {
    let walk = SceneWalk(.confirmButton)
    let button = try walk.element("Delete Invoice 2041")
    (button as? ConfirmActionButton)?.activationTime = .infinity
    #expect(walk.stage.activate(button))
    walk.stage.wait(.seconds(1000))
    expectEqual(walk.events.kinds, [])
    #expect(walk.stage.activate(button))
    expectEqual(walk.events.kinds, ["confirm sent"])
    #expect(walk.stage.accessibilityElements.contains { $0.accessibilityLabel == "Undo" })
    #expect(!walk.stage.accessibilityElements.contains { $0.accessibilityLabel == "Invoice 2041" })
  }

  @Test("Deliberate gestures 6 a cell's actions are its menu's choices")
  func force() throws {
    let walk = SceneWalk(.forceGrid)
    let cell = try walk.element("3")
    expectEqual(walk.stage.actions(of: cell).map(\.name), ["Like", "Remove"])
    #expect(walk.stage.perform("Like", on: cell))
    expectEqual(cell.accessibilityValue, "liked")
    #expect(walk.stage.perform("Remove", on: cell))
    #expect(!walk.stage.accessibilityElements.contains { $0 === cell })
    expectEqual(walk.events.kinds.count, 2)
    #expect(!walk.stage.perform("Like", on: cell))
  }

  @Test("Deliberate gestures 6 two activations open the lock, and a third one locks it")
  func lock() throws {
    let walk = SceneWalk(.triggeredTap)
    let lock = try walk.element("Lock")
    walk.stage.activate(lock)
    expectEqual(lock.accessibilityValue, "locked")
    walk.stage.wait(.seconds(1000))
    walk.stage.activate(lock)
    expectEqual(lock.accessibilityValue, "unlocked")
    #expect(walk.events.kinds.contains("triggeredTap unlocked"))
    walk.stage.activate(lock)
    expectEqual(lock.accessibilityValue, "locked")
  }

  @Test("Deliberate gestures 6 every swipe and drawing is an action, and the arrows swipe")
  func swipes() throws {
    let walk = SceneWalk(.swipeWindow)
    let title = try walk.element("Swipe anywhere")
    for name in ["Swipe left", "Swipe up", "Draw circle", "Draw Z"] {
      #expect(walk.stage.perform(name, on: title))
    }
    walk.stage.press(.rightArrow, modifiers: .alternate)
    expectEqual(walk.events.kinds.count, 5)
    expectEqual(walk.events.kinds.last?.hasSuffix("right)"), true)
  }

  @Test("Deliberate gestures 6 a drawer is opened, a dot is carried into it, and it is closed")
  func drawer() throws {
    let walk = SceneWalk(.drawer)
    let stage = walk.stage
    #expect(!stage.accessibilityElements.contains { $0.accessibilityLabel == "yellow dot" })
    let dot = try walk.element("red dot")
    #expect(stage.activate(try walk.element("Drawer")))
    stage.wait(.seconds(2))
    expectEqual(walk.events.kinds, ["drawer opened"])
    #expect(stage.accessibilityElements.contains { $0.accessibilityLabel == "yellow dot" })
    #expect(stage.perform("Pick up", on: dot))
    #expect(stage.perform("Drop into drawer", on: dot))
    expectEqual(walk.events.kinds.count, 3)
    #expect(stage.escape(from: dot))
    stage.wait(.seconds(2))
    expectEqual(walk.events.kinds.last, "drawer closed")
    #expect(!stage.accessibilityElements.contains { $0 === dot })
    stage.press(.downArrow, modifiers: .command)
    stage.wait(.seconds(2))
    #expect(stage.accessibilityElements.contains { $0 === dot })
  }

  @Test(
    "Deliberate gestures 6 what a scene says of an action is announced",
    arguments: [
      (Scene.confirmButton, "Delete Invoice 2041", "CONFIRM", "Deleted Invoice 2041"),
      (.forceGrid, "3", "Like", "Liked 3"), (.forceGrid, "3", "Remove", "Removed 3"),
      (.swipeWindow, "Swipe anywhere", "Swipe left", "seen: swipe left"),
    ]
  )
  func announced(_ scene: Scene, _ label: String, _ action: String, _ news: String) throws {
    let walk = SceneWalk(scene)
    var heard: [String] = []
    walk.stage.application.onAccessibilityNotification = { notice in
      if notice.notification == .announcement { heard.append(notice.announcement ?? "") }
    }
    let isDone = walk.stage.perform(action, on: try walk.element(label))
    #expect(isDone)
    expectEqual(heard, [news])
  }

  @Test("Deliberate gestures 6 a page, a list and a grid scroll without a finger, to their ends")
  func scrolling() throws {
    for (scene, label) in [
      (Scene.scroll, "Like row 1"), (.forceGrid, "1"), (.confirmButton, "Invoice 2041"),
      (.swipeWindow, "Paragraph 1"),
    ] {
      let walk = SceneWalk(scene)
      var pages = 0
      walk.stage.application.onAccessibilityNotification = { notice in
        if notice.notification == .pageScrolled { pages += 1 }
      }
      let first = try walk.element(label)
      let top = first.accessibilityFrame.minY
      var count = 0
      while walk.stage.scroll(.down, from: first), count < 100 { count += 1 }
      #expect(count > 0 && count < 100 && pages == count)
      #expect(first.accessibilityFrame.minY < top)
      while walk.stage.scroll(.previous, from: first), count > -100 { count -= 1 }
      expectEqual(count, 0)
      expectEqual(first.accessibilityFrame.minY, top)
      let isBeside = walk.stage.scroll(.left, from: first)
      #expect(!isBeside)
    }
  }

  @Test("a row out of sight is brought into sight and tapped")
  func scrolled() throws {
    let walk = SceneWalk(.scroll)
    let row = try walk.element("Like row 20")
    #expect(row.accessibilityFrame.minY > 844)
    walk.stage.activate(row)
    expectEqual(row.accessibilityValue, "1")
    let list = SceneWalk(.confirmButton)
    let document = try list.element("List of birds")
    list.stage.activate(document)
    expectEqual(document.accessibilityTraits, [.button, .selected])
  }
}
