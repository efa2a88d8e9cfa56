import DeliberateTouch
import TouchCore
import UIKit

extension World {
  /// Logs a recognizer's action with all of the recognizer's measures.
  func heard(_ recognizer: UIGestureRecognizer) {
    var line = "action \(names.name(of: recognizer)) \(word(recognizer.state))"
    line += " at \(text(recognizer.location(in: recognizer.view)))"
    line += " \(text(recognizer.location(in: nil))) n \(recognizer.numberOfTouches)"
    for index in 0..<recognizer.numberOfTouches {
      line += " \(text(recognizer.location(ofTouch: index, in: recognizer.view)))"
    }
    say(line + values(of: recognizer))
    occur()
  }

  private func values(of recognizer: UIGestureRecognizer) -> String {
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      return " by \(text(pan.translation(in: pan.view))) \(text(pan.translation(in: nil)))"
        + " v \(text(pan.velocity(in: pan.view)))"
    case let pinch as UIPinchGestureRecognizer:
      return " scale \(text(pinch.scale)) v \(text(pinch.velocity))"
    case let rotation as UIRotationGestureRecognizer:
      return " rotation \(text(rotation.rotation)) v \(text(rotation.velocity))"
    case let press as ForceTouchGestureRecognizer: return " force \(text(press.force))"
    case let tap as TriggeredTapGestureRecognizer:
      return " count \(tap.count) trigger \(tap.trigger.map { names.name(of: $0) } ?? "-")"
    default: return ""
    }
  }

  /// Logs a control's action with its event.
  func touchedUp(_ control: UIControl, _ event: UIEvent?) {
    say("target \(names.name(of: control)) \(event == nil ? "-" : "event")")
    occur()
  }

  /// Logs a display link's call; the link is invalidated after a few.
  func ticked(_ link: CADisplayLink) {
    say("tick \(text(link.timestamp)) \(text(link.targetTimestamp))")
    animationCount += 1
    if animationCount % 6 == 0 { link.invalidate() }
  }
}
