import Scenes
import TouchCore
import TouchRecording
import TouchStage
import UIKit

/// What of which scene goes on a stage.
@MainActor
struct Staging {
  /// The scene.
  var scene: Scene
  /// The names of the recognizers that take part; nil for all.
  var gestures: [String]?
  /// Other values of their properties.
  var settings: [RecognizerSetting] = []

  /// A stage as large as a recording's screen, with the scene on it.
  func stage(for header: RecordingHeader) -> TouchStage {
    let controller = scene.makeViewController()
    let stage = TouchStage(
      scene: controller,
      for: header,
      gestures: gestures,
      window: controller.makeWindow
    )
    return connect(controller, stage)
  }

  /// A stage as large as a phone's screen, with the scene on it.
  func stage() -> TouchStage {
    let controller = scene.makeViewController()
    let stage = TouchStage(
      scene: controller,
      size: CGSize(width: 390, height: 844),
      gestures: gestures,
      window: controller.makeWindow
    )
    return connect(controller, stage)
  }

  private func connect(_ controller: SceneViewController, _ stage: TouchStage) -> TouchStage {
    controller.onEvent = { [weak stage] event in
      guard let stage else { return }
      stage.tell(GestureNote(event, at: stage.application.now))
    }
    SettingText.apply(settings, to: stage.recognizers)
    return stage
  }
}
