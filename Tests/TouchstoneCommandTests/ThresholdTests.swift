import DeliberateTouch
import SceneStage
import Scenes
import Testing
import TouchStage
import UIKit

@testable import touchstone

/// The thresholds of the deliberate gestures.
@MainActor
struct ThresholdTests {
  /// What can be set, by the class of what has it.
  private static let expected: [String: Set<String>] = [
    "ForceTouchGestureRecognizer": [
      "threshold", "fullForce", "holdDuration", "allowableMovement", "simulatedForce",
      "simulatedStep", "simulatedInterval",
    ],
    "TriggeredTapGestureRecognizer": [
      "minimumDelay", "maximumTapDuration", "allowableTapMovement", "allowableTriggerMovement",
      "minimumDistance", "requiredCount", "countsAtTouchDown",
    ],
    "TouchDelayGestureRecognizer": ["delay"],
    "SwipeWindow": [
      "travel", "stray", "minimumSpeed", "minimumAcceleration", "seenByWindow", "drawingDelay",
      "minimumScore", "minimumShapeSize",
    ],
    "ConfirmActionButton": [
      "fullForce", "fullTime", "timeStep", "selectionThreshold", "circleRadius",
      "activationTime",
    ],
    "DrawerController": ["drawerHeight"],
    "ViewCarrier": ["carriedScale", "carriedAlpha"],
    "DotView": ["minimumSize"],
  ]

  /// Another value of a property than the present one, as it is typed.
  private func other(_ property: RecognizerProperty, than value: Double) -> String {
    switch property.unit {
    case .flag: value == 0 ? "true" : "false"
    case .count: "\(Int(value) + 1)"
    default:
      value > property.range.upperBound || value == 0
        ? "\(min(property.range.upperBound, 1) / 4)" : "\(value / 2)"
    }
  }

  @Test("Deliberate gestures 6 each can be set by --set, and then is what was set")
  func settable() throws {
    var found: [String: Set<String>] = [:]
    for scene in Scene.allCases {
      let stage = Staging(scene: scene).stage()
      for adjustable in Staging.adjustables(on: stage) {
        for property in RecognizerProperty.deliberate {
          guard let before = property.value(of: adjustable.object) else { continue }
          let text = other(property, than: before)
          let setting = RecognizerSetting(
            recognizer: adjustable.name,
            property: property.name,
            value: text
          )
          try setting.apply(to: Staging.adjustables(on: stage), Staging.properties)
          let after = try #require(property.value(of: adjustable.object))
          let meant = Double(text) ?? (text == "true" ? 1 : 0)
          #expect(abs(after - meant) < 1e-6, "\(scene.name), \(setting.text)")
          #expect(after != before, "\(scene.name), \(setting.text)")
          found["\(type(of: adjustable.object))", default: []].insert(property.name)
        }
      }
    }
    #expect(found == Self.expected)
  }
}
