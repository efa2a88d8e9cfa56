import DeliberateTouch
import Expectations
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
    expectEqual(found, Self.expected)
  }

  @Test("what can be set has these units and ranges")
  func ranges() {
    let found = RecognizerProperty.deliberate.map { property in
      "\(property.name) \(property.unit) \(property.range.lowerBound)...\(property.range.upperBound)"
    }
    expectEqual(
      found,
      [
        "threshold force 0.0...1.0", "holdDuration seconds 0.0...60.0",
        "allowableMovement points 0.0...10000.0", "minimumDelay seconds 0.0...60.0",
        "maximumTapDuration seconds 0.0...60.0", "allowableTapMovement points 0.0...10000.0",
        "allowableTriggerMovement points 0.0...10000.0", "minimumDistance points 0.0...10000.0",
        "delay seconds 0.0...60.0", "fullForce number 0.0...20.0",
        "simulatedForce force 0.0...1.0", "simulatedStep force 0.0...1.0",
        "simulatedInterval seconds 0.0...60.0", "requiredCount count 1.0...100.0",
        "countsAtTouchDown flag 0.0...1.0", "fullForce number 0.0...20.0",
        "fullTime seconds 0.0...60.0", "timeStep seconds 0.0...60.0",
        "selectionThreshold force 0.0...1.0", "activationTime seconds 0.0...60.0",
        "circleRadius points 0.0...10000.0", "travel points 0.0...10000.0",
        "stray points 0.0...10000.0", "minimumSpeed pointsPerSecond 0.0...100000.0",
        "minimumAcceleration number 0.0...1000000.0", "seenByWindow flag 0.0...1.0",
        "drawingDelay seconds 0.0...60.0", "minimumScore number 0.0...1.0",
        "minimumShapeSize points 0.0...10000.0", "drawerHeight points 0.0...10000.0",
        "carriedScale number 0.0...100.0", "carriedAlpha number 0.0...1.0",
        "minimumSize points 0.0...10000.0",
      ]
    )
  }

  @Test("what has no limit has a million, and no least distance is 0")
  func unlimited() {
    let (tap, press) = (
      TriggeredTapGestureRecognizer(), ForceTouchGestureRecognizer(type: .forceTouch)
    )
    tap.maximumTapDuration = nil
    tap.allowableTapMovement = nil
    tap.allowableTriggerMovement = nil
    tap.minimumDistance = nil
    press.fullForce = nil
    func value(_ name: String, of object: AnyObject) -> [Double] {
      RecognizerProperty.deliberate.filter { $0.name == name }.compactMap { $0.value(of: object) }
    }
    for name in ["maximumTapDuration", "allowableTapMovement", "allowableTriggerMovement"] {
      expectEqual(value(name, of: tap), [1_000_000])
    }
    expectEqual(value("minimumDistance", of: tap), [0])
    expectEqual(value("fullForce", of: press), [1_000_000])
  }
}
