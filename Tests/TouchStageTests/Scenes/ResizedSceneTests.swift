import Expectations
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
      expectEqual(stage.application.displayList(), first, "\(before) to \(after)")
    }
  }

  @Test("is laid out at once when it opens", arguments: Scene.allCases)
  func opened(_ scene: Scene) {
    let controller = scene.makeViewController()
    let stage = TouchStage(scene: controller, size: Self.sizes[0], window: controller.makeWindow)
    let first = stage.application.displayList()
    stage.application.advance(to: .seconds(2))
    expectEqual(stage.application.displayList(), first)
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
      expectEqual(shown(StageTraits()), shown(traits), "\(choice)")
    }
  }

  @Test(
    "the workbench's card covers no words when it opens",
    arguments: [
      CGSize(width: 374, height: 370), CGSize(width: 506, height: 324),
      CGSize(width: 844, height: 390), CGSize(width: 390, height: 594),
      CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
      CGSize(width: 1024, height: 768), CGSize(width: 667, height: 375),
    ],
    ["", "layoutDirection=rightToLeft", "preferredContentSizeCategory=extraExtraLarge"]
  )
  func uncovered(_ size: CGSize, _ choice: String) throws {
    var traits = StageTraits()
    let isSet = choice.isEmpty || traits.set(choice)
    #expect(isSet)
    let controller = Scene.workbench.makeViewController()
    let stage = TouchStage(
      scene: controller,
      size: size,
      traits: traits,
      window: controller.makeWindow
    )
    stage.application.advance(to: .seconds(1))
    let board = try #require(controller.view.subviews.first)
    let card = try #require(board.subviews.last)
    #expect(card.frame.width == card.frame.height && card.frame.width > 40)
    #expect(board.bounds.contains(card.frame), "\(card.frame)")
    // The first view is the strip of the edge pan, which has no words.
    for view in board.subviews.dropFirst().dropLast() {
      #expect(!view.frame.intersects(card.frame), "\(view.frame) and \(card.frame)")
    }
  }
}
