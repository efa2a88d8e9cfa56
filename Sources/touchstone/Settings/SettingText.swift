import Scenes
import TouchReport
import TouchStage
import UIKit

/// What can be set of recognizers, and the setting of it.
@MainActor
enum SettingText {
  /// Every property that there is.
  static let properties = RecognizerProperty.builtIn + RecognizerProperty.deliberate

  /// Sets what was checked before.
  static func apply(_ settings: [RecognizerSetting], to recognizers: [UIGestureRecognizer]) {
    for setting in settings {
      // The recognizers of a scene are the same each time: what was checked on one stage holds.
      try? setting.apply(to: recognizers, properties)
    }
  }
}

extension Arguments {
  /// All settings that the user gave, checked against the recognizers that will be there.
  @MainActor
  func settings(of scene: Scene, _ gestures: [String]?) throws(UsageError) -> [RecognizerSetting] {
    var settings: [RecognizerSetting] = []
    for text in all(.setting) { settings += try self.settings(text, of: scene, gestures) }
    return settings
  }

  /// Settings, checked against the recognizers that will be there.
  @MainActor
  func settings(
    _ text: String,
    of scene: Scene,
    _ gestures: [String]?
  ) throws(UsageError) -> [RecognizerSetting] {
    do throws(RecognizerSetting.Problem) {
      let settings = try RecognizerSetting.list(text)
      let stage = Staging(scene: scene, gestures: gestures).stage()
      for setting in settings {
        try setting.apply(to: stage.recognizers, SettingText.properties)
      }
      return settings
    } catch {
      throw UsageError(problem: error.problem, remedy: error.remedy)
    }
  }
}
