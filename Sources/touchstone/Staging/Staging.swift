import Scenes
import TouchCore
import TouchRecording
import TouchStage
import UIKit

/// A scene, and what of it goes on a stage.
@MainActor
struct Staging {
  /// The scene.
  var scene: Scene
  /// The names of the recognizers that take part; nil for all.
  var gestures: [String]?
  /// Other values of their properties.
  var settings: [RecognizerSetting] = []
  /// What the reader chose in the device's settings.
  var traits = StageTraits()

  /// Every property that can be set.
  static let properties = RecognizerProperty.builtIn + RecognizerProperty.deliberate

  /// A stage as large as a recording's screen, as one that is named, or as a phone's, with the scene on it.
  func stage(for header: RecordingHeader? = nil, screen: ScreenSize? = nil) -> TouchStage {
    let controller = scene.makeViewController()
    let stage =
      if let header {
        TouchStage(
          scene: controller,
          for: header,
          gestures: gestures,
          traits: traits,
          window: controller.makeWindow
        )
      } else {
        TouchStage(
          scene: controller,
          size: CGSize(width: screen?.width ?? 390, height: screen?.height ?? 844),
          gestures: gestures,
          traits: traits,
          window: controller.makeWindow
        )
      }
    controller.onEvent = { [weak stage] event in
      guard let stage else { return }
      stage.tell(GestureNote(event, at: stage.application.now))
    }
    for setting in settings {
      // The recognizers of a scene are the same each time: what was checked on one stage holds.
      try? setting.apply(to: Self.adjustables(on: stage), Self.properties)
    }
    return stage
  }

  /// What can be set on a stage, by name: the recognizers, then the scene's controls and windows.
  static func adjustables(on stage: TouchStage) -> [(name: String, object: AnyObject)] {
    var named: [(name: String, object: AnyObject)] = []
    for recognizer in stage.recognizers {
      if let name = recognizer.name { named.append((name, recognizer)) }
    }
    let scene = stage.window.rootViewController as? SceneViewController
    return named + (scene?.adjustables ?? [])
  }
}

extension Scene {
  /// The names of the scene's recognizers, in the order in which they were added.
  @MainActor
  var recognizerNames: [String] {
    Staging(scene: self).stage().recognizers.compactMap(\.name)
  }
}
