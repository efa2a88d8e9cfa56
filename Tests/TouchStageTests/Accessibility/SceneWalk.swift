import Scenes
import Testing
import TouchStage
import UIKit

/// A scene on a stage, and what it told of its gestures.
@MainActor struct SceneWalk {
  /// The kinds of what a scene told, in order.
  final class Events { var kinds: [String] = [] }

  let stage: TouchStage
  let events = Events()

  init(
    _ scene: Scene,
    _ traits: StageTraits = StageTraits(),
    size: CGSize = CGSize(width: 390, height: 844)
  ) {
    let controller = scene.makeViewController()
    stage = TouchStage(scene: controller, size: size, traits: traits, window: controller.makeWindow)
    controller.onEvent = { [events] in events.kinds.append("\($0.gesture) \($0.kind)") }
  }

  /// The element of assistive code with a label; throws where none has it.
  func element(_ label: String) throws -> UIResponder {
    try #require(stage.accessibilityElements.first { $0.accessibilityLabel == label })
  }
}
