import DeliberateTouch
import UIKit

/// The properties of new objects, written as in the documentation's tables.
@MainActor
enum Defaults {
  /// The defaults of a type, by property; nil if none are listed here.
  static func of(_ type: String) -> [String: String]? {
    switch type {
    case "ConfirmActionButton": confirmActionButton()
    case "ForceActionMenu": forceActionMenu()
    case "ForceAction": forceAction()
    case "ForceTouchGestureRecognizer": forceTouchGestureRecognizer()
    case "HighlightView": highlightView()
    case "PointCloudMatcher":
      ["templates": PointCloudMatcher().templates.isEmpty ? "none" : "some"]
    case "PointCloudTemplate": ["name": "as created", "cloud": "as created"]
    case "DrawerController": drawerController()
    case "SwipeWindow": swipeWindow()
    case "TouchDelayGestureRecognizer":
      ["delay": text(TouchDelayGestureRecognizer().delay)]
    case "TouchTarget": touchTarget()
    case "TriggeredTapGestureRecognizer": triggeredTapGestureRecognizer()
    case "ViewCarrier": viewCarrier()
    default: nil
    }
  }

  private static func confirmActionButton() -> [String: String] {
    let button = ConfirmActionButton(frame: .zero)
    return [
      "onChange": text(button.onChange),
      "onMiss": text(button.onMiss),
      "title": text(button.title),
      "selectedTitle": text(button.selectedTitle),
      "confirmedTitle": text(button.confirmedTitle),
      "circleRadius": text(button.circleRadius),
      "fullForce": text(button.fullForce),
      "fullTime": text(button.fullTime),
      "timeStep": text(button.timeStep),
      "selectionThreshold": text(button.selectionThreshold),
      "activationTime": text(button.activationTime),
      "activationPrompt": text(button.activationPrompt),
      "activationHint": text(button.activationHint),
      "hasHaptics": "\(button.hasHaptics)",
      "titleFont": button.titleFont == .boldSystemFont(ofSize: 17) ? "bold, 17 points" : "other",
      "titleColor": button.titleColor == .systemRed ? "the system's red" : "other",
      "ringColor": button.ringColor == .white ? "white" : "other",
      "selectedColor": button.selectedColor == .systemRed ? "the system's red" : "other",
      "confirmedColor": button.confirmedColor == .systemGreen ? "the system's green" : "other",
      "backdropColor": button.backdropColor == UIColor(white: 0, alpha: 0.55)
        ? "translucent black" : "other",
    ]
  }

  private static func forceActionMenu() -> [String: String] {
    let menu = ForceActionMenu(actions: [])
    return [
      "onEvent": text(menu.onEvent),
      "dimming": text(menu.dimming),
      "animationDuration": text(menu.animationDuration),
      "titleFont": menu.titleFont == .systemFont(ofSize: 14, weight: .semibold)
        ? "semibold, 14 points" : "other",
      "iconRadius": text(menu.iconRadius),
      "iconDistance": text(menu.iconDistance),
      "iconSpread": text(menu.iconSpread),
      "edgeMargin": text(menu.edgeMargin),
    ]
  }

  private static func forceTouchGestureRecognizer() -> [String: String] {
    let press = ForceTouchGestureRecognizer(type: .longPress)
    return [
      "onEvent": text(press.onEvent),
      "onMiss": text(press.onMiss),
      "hasHaptics": "\(press.hasHaptics)",
      "fullForce": text(press.fullForce),
      "threshold": text(press.threshold),
      "holdDuration": text(press.holdDuration),
      "allowableMovement": text(press.allowableMovement),
      "simulatedForce": text(press.simulatedForce),
      "simulatedStep": text(press.simulatedStep),
      "simulatedInterval": text(press.simulatedInterval),
    ]
  }

  // MARK: Formatting

  /// A number in its shortest form.
  static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// A number in its shortest form.
  static func text(_ number: CGFloat) -> String { text(Double(number)) }

  /// A word, or "none".
  static func text(_ word: String) -> String { word.isEmpty ? "empty" : "\"\(word)\"" }

  /// Yes or no.
  static func text(_ flag: Bool) -> String { flag ? "true" : "false" }

  /// Nil, or the value.
  static func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }
}
