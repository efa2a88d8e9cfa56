import UIKit

// Words for Apple's enumerations.

/// A recognizer's state.
func word(_ state: UIGestureRecognizer.State) -> String {
  switch state {
  case .possible: "possible"
  case .began: "began"
  case .changed: "changed"
  case .ended: "ended"
  case .cancelled: "cancelled"
  case .failed: "failed"
  }
}

/// A touch's phase.
func word(_ phase: UITouch.Phase) -> String {
  let words = ["began", "moved", "stationary", "ended", "cancelled", "entered", "over", "exited"]
  return words.indices.contains(phase.rawValue) ? words[phase.rawValue] : "phase\(phase.rawValue)"
}

/// A press's phase.
func word(_ phase: UIPress.Phase) -> String { "phase\(phase.rawValue)" }

/// A control's single event.
func word(_ event: UIControl.Event) -> String {
  let words = [
    "down", "downRepeat", "dragInside", "dragOutside", "dragEnter", "dragExit", "upInside",
    "upOutside", "cancel", "9", "10", "11", "valueChanged", "primaryAction",
  ]
  let bit = event.rawValue.trailingZeroBitCount
  return bit < words.count ? words[bit] : "event\(bit)"
}

/// A haptic feedback.
func words(for feedback: Feedback) -> String {
  switch feedback {
  case .prepare(.impact(let style)): "prepare impact \(style.rawValue)"
  case .prepare(.notification): "prepare notification"
  case .prepare(.selection): "prepare selection"
  case .impact(let style, let intensity): "impact \(style.rawValue) \(text(intensity))"
  case .notification(let type): "notification \(type.rawValue)"
  case .selection: "selection"
  case .sound(let number): "sound \(number)"
  }
}
