import Scenes
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

  /// What can be set of a recognizer, with the values that it has, a line each.
  static func lines(of recognizer: UIGestureRecognizer) -> [String] {
    let name = recognizer.name ?? ""
    let rows = properties.compactMap { property -> (String, String)? in
      guard let value = property.value(of: recognizer) else { return nil }
      let unit = [.count, .flag].contains(property.unit) ? "" : " (\(property.unit.rawValue))"
      return ("\(name).\(property.name)=\(property.text(value))", property.summary + unit)
    }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
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
