import DeliberateTouch
import Scenes
import Testing
import TouchCore
import TouchGraphics
import UIKit

/// Every scene in the middle of its gesture, on screens of every shape, compared with reviewed pictures.
@MainActor
struct LookTests {
  @Test(
    "are drawn as before; TOUCHSTONE_WRITE_PICTURES=1 draws them again, for review (GoldenTests)",
    arguments: Scene.allCases,
    Look.allCases
  )
  func unchanged(scene: Scene, look: Look) throws {
    var stage = LookStage(scene, look)
    let picture = Self.touch(&stage, scene)
    try GoldenTests.hold(picture, named: "looks-\(scene.name)-\(look.rawValue)")
  }

  /// Touches a scene as it is meant, and draws it in the middle of that.
  static func touch(_ it: inout LookStage, _ scene: Scene) -> DisplayList {
    switch scene {
    case .workbench, .scroll:
      return it.picture(at: 0.1)
    case .forceGrid:
      // With large text the rows lie lower.
      let cell = it.look == .largest ? it.view(UILabel.self) { $0.text == "12" } : nil
      let place = cell.map { it.middle(of: $0) } ?? it.at(0.8, 0.7)
      it.finger(1, .began, place, force: 0.5, at: 0.1)
      it.finger(1, .moved, force: 2, at: 0.3)
      it.finger(1, .moved, force: 4, at: 0.5)
      return it.picture(at: 0.6)
    case .triggeredTap:
      it.finger(1, .began, it.at(0.25, 0.75), at: 0.1)
      it.finger(2, .began, it.at(0.75, 0.75), at: 0.5)
      it.finger(2, .ended, at: 0.6)
      return it.picture(at: 1.2)
    case .swipeWindow:
      it.drag(1, from: it.at(0.75, 0.6), to: it.at(0.25, 0.6), at: 0.1)
      it.finger(1, .ended, at: 0.4)
      return it.picture(at: 0.6)
    case .confirmButton:
      guard let button = it.view(ConfirmActionButton.self) else { return it.picture(at: 0) }
      it.finger(1, .began, it.middle(of: button), force: 0.5, at: 0.1)
      it.finger(1, .moved, force: 3.2, at: 0.5)
      return it.picture(at: 1)
    case .drawer:
      it.drag(1, from: it.at(0.5, 0.5), to: it.at(0.5, 0.95), at: 0.1)
      it.finger(1, .ended, at: 0.5)
      return it.picture(at: 3)
    }
  }
}
