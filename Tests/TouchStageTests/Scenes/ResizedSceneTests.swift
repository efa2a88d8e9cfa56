import Scenes
import Testing
import TouchCore
import TouchGraphics
import TouchStage
import UIKit

/// A scene on a screen of another size.
@MainActor
struct ResizedSceneTests {
  private static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    CGSize(width: 1024, height: 768), CGSize(width: 320, height: 568),
  ]

  @Test("is laid out at once, all of it: nothing moves to its place", arguments: Scene.allCases)
  func placed(_ scene: Scene) {
    for (before, after) in zip(Self.sizes, Self.sizes.dropFirst()) {
      let controller = scene.makeViewController()
      let stage = TouchStage(scene: controller, size: before, window: controller.makeWindow)
      stage.application.advance(to: .seconds(2))
      #expect(!stage.application.isAnimating)
      stage.application.rotate(to: after)
      let first = stage.application.displayList()
      stage.application.advance(to: .seconds(4))
      #expect(stage.application.displayList() == first, "\(before) to \(after)")
    }
  }

  @Test("is laid out at once when it opens", arguments: Scene.allCases)
  func opened(_ scene: Scene) {
    let controller = scene.makeViewController()
    let stage = TouchStage(scene: controller, size: Self.sizes[0], window: controller.makeWindow)
    let first = stage.application.displayList()
    stage.application.advance(to: .seconds(2))
    #expect(stage.application.displayList() == first)
  }

  @Test("follows the reader's choices while it is shown", arguments: Scene.allCases)
  func chosen(_ scene: Scene) {
    let choices = [
      "userInterfaceStyle=dark", "layoutDirection=rightToLeft",
      "preferredContentSizeCategory=accessibilityExtraLarge",
      "preferredContentSizeCategory=extraSmall",
    ]
    for choice in choices {
      var traits = StageTraits()
      let isSet = traits.set(choice)
      #expect(isSet)
      func shown(_ first: StageTraits) -> DisplayList {
        let controller = scene.makeViewController()
        let stage = TouchStage(
          scene: controller,
          size: Self.sizes[0],
          traits: first,
          window: controller.makeWindow
        )
        stage.application.advance(to: .seconds(2))
        traits.apply(to: stage.application)
        stage.application.advance(to: .seconds(4))
        return stage.application.displayList()
      }
      #expect(shown(StageTraits()) == shown(traits), "\(choice)")
    }
  }
}
