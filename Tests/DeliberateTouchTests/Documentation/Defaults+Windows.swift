import DeliberateTouch
import Foundation
import TouchCore
import UIKit

// Taps, swipes, drawers and targets.
extension Defaults {
  static func drawerController() -> [String: String] {
    let controller = DrawerController(main: UIView(), drawer: UIView(), height: 100)
    return [
      "onChange": text(controller.onChange),
      "onProgress": text(controller.onProgress),
      "drawerHeight": controller.drawerHeight == 100 ? "as created" : "other",
      "showsHandle": text(controller.showsHandle),
      "handleLabel": text(controller.handleLabel),
      "openTitle": text(controller.openTitle),
      "closeTitle": text(controller.closeTitle),
    ]
  }

  static func forceAction() -> [String: String] {
    let action = ForceAction(title: "Like")
    return [
      "title": action.title == "Like" ? "as created" : "other",
      "image": action.image == nil ? "nil" : "some",
      "color": action.color == .systemBlue ? "the system's blue" : "other",
      "symbol": action.symbol == nil ? "nil" : "some",
      "handler": "does nothing",
    ]
  }

  static func highlightView() -> [String: String] {
    let view = HighlightView(frame: .zero)
    return [
      "onHighlight": text(view.onHighlight), "highlightedAlpha": text(view.highlightedAlpha),
    ]
  }

  static func swipeWindow() -> [String: String] {
    let window = SwipeWindow(frame: .zero)
    return [
      "onGesture": text(window.onGesture),
      "onMiss": text(window.onMiss),
      "space": "\(window.space)",
      "shapes": window.shapes.templates.isEmpty ? "none" : "some",
      "minimumScore": text(window.minimumScore),
      "minimumShapeSize": text(window.minimumShapeSize),
      "travel": text(window.travel),
      "stray": text(window.stray),
      "minimumSpeed": text(window.minimumSpeed),
      "minimumAcceleration": text(window.minimumAcceleration),
      "drawingDelay": text(window.drawingDelay),
      "notificationCenter": window.notificationCenter === NotificationCenter.default
        ? "the default one" : "other",
      "actionTitle": text(window.actionTitle(.swipe(.left))),
      "swipeKeyModifiers": window.swipeKeyModifiers == .alternate ? "Option" : "other",
    ]
  }

  static func touchTarget() -> [String: String] {
    let size = TouchTarget(frame: .zero).minimumSize
    return ["minimumSize": "\(text(size.width)) x \(text(size.height))"]
  }

  static func triggeredTapGestureRecognizer() -> [String: String] {
    let tap = TriggeredTapGestureRecognizer()
    return [
      "onCount": text(tap.onCount),
      "onMiss": text(tap.onMiss),
      "requiredCount": "\(tap.requiredCount)",
      "countsAtTouchDown": text(tap.countsAtTouchDown),
      "minimumDelay": text(tap.minimumDelay),
      "maximumTapDuration": text(tap.maximumTapDuration),
      "allowableTapMovement": text(tap.allowableTapMovement),
      "allowableTriggerMovement": text(tap.allowableTriggerMovement),
      "minimumDistance": text(tap.minimumDistance),
    ]
  }

  static func viewCarrier() -> [String: String] {
    let carrier = ViewCarrier(stage: UIView())
    return [
      "onEvent": text(carrier.onEvent),
      "delegate": carrier.delegate == nil ? "nil" : "some",
      "containers": carrier.containers.isEmpty ? "none" : "some",
      "carriedScale": text(carrier.carriedScale),
      "carriedAlpha": text(carrier.carriedAlpha),
      "pressDuration": text(carrier.pressDuration),
      "animationDuration": text(carrier.animationDuration),
      "pickUpTitle": text(carrier.pickUpTitle),
      "putBackTitle": text(carrier.putBackTitle),
      "dropTitle": text(carrier.dropTitle(UIView(), 1)),
    ]
  }
}
