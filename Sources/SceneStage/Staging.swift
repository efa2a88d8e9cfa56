public import Scenes
import TouchCore
public import TouchRecording
public import TouchStage
import UIKit

/// A scene, and what of it goes on a stage.
#if !hasFeature(Embedded)
  @MainActor
#endif
public struct Staging {
  /// The scene.
  public var scene: Scene
  /// The names of the recognizers that take part; nil for all.
  public var gestures: [String]?
  /// Other values of their properties.
  public var settings: [RecognizerSetting]
  /// What the reader chose in the device's settings.
  public var traits: StageTraits
  /// The system's own gestures beside the scene's.
  public var system: SystemGestures

  /// Chooses what goes on a stage.
  public init(
    scene: Scene,
    gestures: [String]? = nil,
    settings: [RecognizerSetting] = [],
    traits: StageTraits = StageTraits(),
    system: SystemGestures = []
  ) {
    self.scene = scene
    self.gestures = gestures
    self.settings = settings
    self.traits = traits
    self.system = system
  }

  /// The screen of a stage that no recording and no option gives one: a phone's.
  public static var phone: ScreenSize { ScreenSize(width: 390, height: 844) }

  /// Every property that can be set.
  public static var properties: [RecognizerProperty] {
    RecognizerProperty.builtIn + RecognizerProperty.deliberate
  }

  /// A stage as large as a recording's screen, as one that is named, or as a phone's, with the scene on it.
  ///
  /// - Parameters:
  ///   - header: What is known of the recording that will be played; nil for none.
  ///   - screen: The screen where there is no recording; nil for a phone's.
  ///   - maximumForce: The largest force of that screen's touches; nil where it measures none.
  /// - Returns: The stage.
  public func stage(
    for header: RecordingHeader? = nil,
    screen: ScreenSize? = nil,
    maximumForce: Double? = nil
  ) -> TouchStage {
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
          size: CGSize(
            width: (screen ?? Self.phone).width,
            height: (screen ?? Self.phone).height
          ),
          maximumForce: maximumForce,
          gestures: gestures,
          traits: traits,
          window: controller.makeWindow
        )
      }
    stage.system = system
    let reference = Weak(stage)
    controller.onEvent = { event in
      guard let stage = reference.object else { return }
      stage.tell(GestureNote(event, at: stage.application.now))
    }
    for setting in settings {
      // The recognizers of a scene are the same each time: what was checked on one stage holds.
      try? setting.apply(to: Self.adjustables(on: stage), Self.properties)
    }
    return stage
  }

  /// What can be set on a stage, by name: the recognizers, then the scene's controls and windows.
  public static func adjustables(on stage: TouchStage) -> [(name: String, object: AnyObject)] {
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
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  public var recognizerNames: [String] {
    Staging(scene: self).stage().recognizers.compactMap { $0.name }
  }
}
