import DeliberateTouch
import Expectations
import Scenes
import Testing
import TouchCore
import TouchStage
import UIKit

/// Presses keys in scenes that nothing touches.
@MainActor struct SceneKeyTests {
  @Test(
    "Deliberate gestures 6 keys open the lock: two, whatever time lies between, and a third one locks it"
  )
  func keys() throws {
    let walk = SceneWalk(.triggeredTap)
    let lock = try walk.element("Lock")
    walk.stage.press(.space)
    expectEqual(lock.accessibilityValue, "locked")
    walk.stage.wait(.seconds(1000))
    walk.stage.press(.return)
    expectEqual(lock.accessibilityValue, "unlocked")
    walk.stage.press(.space)
    expectEqual(lock.accessibilityValue, "locked")
  }

  @Test("Deliberate gestures 6 keys select a cell, open its menu and choose")
  func gridKeys() throws {
    let walk = SceneWalk(.forceGrid)
    let stage = walk.stage
    let cell = try walk.element("5")
    stage.press(Press.Key(code: 16, characters: "m"))
    stage.press(.rightArrow)
    stage.press(.downArrow)
    stage.press(.rightArrow)
    stage.press(.space)
    expectEqual(cell.accessibilityTraits, [.button, .selected])
    stage.press(.return)
    expectEqual(cell.accessibilityTraits, .button)
    for _ in 1...2 {
      stage.press(Press.Key(code: 16, characters: "m"))
      stage.press(.downArrow)
      expectEqual(Set(stage.accessibilityElements.map(\.accessibilityLabel)), ["Like", "Remove"])
      stage.press(.escape)
      stage.wait(.seconds(1))
    }
    expectEqual(walk.events.kinds, ["press dismissed", "press dismissed"])
    stage.press(Press.Key(code: 16, characters: "m"))
    stage.press(Press.Key(code: 30, characters: "1"))
    stage.wait(.seconds(1))
    expectEqual(cell.accessibilityValue, "liked")
    stage.press(Press.Key(code: 16, characters: "m"))
    stage.press(Press.Key(code: 31, characters: "2"))
    stage.wait(.seconds(1))
    #expect(!stage.accessibilityElements.contains { $0 === cell })
    stage.press(.space)
    stage.press(.leftArrow)
    stage.press(.space)
    try expectEqual(walk.element("4").accessibilityTraits, [.button, .selected])
  }

  @Test(
    "Deliberate gestures 6 keys delete a document, with a second press, whatever time lies between"
  )
  func confirmKeys() throws {
    let walk = SceneWalk(.confirmButton)
    let button = try walk.element("Delete Invoice 2041") as? ConfirmActionButton
    button?.activationTime = .infinity
    walk.stage.press(.space)
    walk.stage.wait(.seconds(1000))
    expectEqual(walk.events.kinds, [])
    walk.stage.press(.escape)
    walk.stage.press(.space)
    expectEqual(walk.events.kinds, [])
    walk.stage.press(.return)
    expectEqual(walk.events.kinds, ["confirm sent"])
  }
}
