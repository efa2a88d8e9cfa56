import TouchCore
import UIKit

/// A sweep that one replay answers: each decision's measured value says how it comes out at every other value.
///
/// The replay is one with the largest value. That is exact for a recognizer that is alone, as others that wait for it
/// or are prevented by it would decide otherwise, and for recordings in which one finger touches at a time. Then an
/// attempt begins and ends with its finger, whatever the limit.
enum ExactSweep {
  /// How far a tap's finger may move.
  case tapMovement
  /// How long a tap may last.
  case tapDuration
  /// How long before a press begins.
  case pressDuration

  /// The sweep of a property of a recognizer; nil where replays have to say what comes of each value.
  @MainActor
  init?(_ variable: SweepVariable, of recognizer: UIGestureRecognizer) {
    switch (recognizer, variable.property) {
    case (let tap as UITapGestureRecognizer, let property)
    where tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1:
      switch property {
      case "allowableMovement": self = .tapMovement
      case "maximumDuration": self = .tapDuration
      default: return nil
      }
    case (let press as UILongPressGestureRecognizer, let property)
    where press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1:
      // How far a finger moved before the press began isn't known: it goes on moving.
      guard property == "minimumPressDuration" else { return nil }
      self = .pressDuration
    default: return nil
    }
  }

  /// The same touches at another value.
  ///
  /// - Parameters:
  ///   - replay: The touches at the largest value.
  ///   - value: The value.
  /// - Returns: The touches with what is recognized at that value.
  func replay(_ replay: ReplayedTouches, at value: Double) -> ReplayedTouches {
    var changed = replay
    changed.recognitions = replay.decisions.compactMap { decision in
      let saved = decision.saved
      guard let time = recognized(saved, at: value) else { return nil }
      return ReplayedTouches.Recognition(
        recognizer: saved.recognizer,
        time: time,
        decided: time,
        contacts: decision.contacts
      )
    }
    return changed
  }

  /// When a decision becomes its gesture at a value; nil where it doesn't.
  private func recognized(_ saved: SavedDecision, at value: Double) -> TouchTime? {
    let isRecognized = saved.verdict == .recognized || saved.verdict == .cancelled
    switch self {
    case .tapMovement:
      guard isRecognized, let moved = saved.value("moved") else { return nil }
      return Threshold.exceeds(moved, value) ? nil : saved.time
    case .tapDuration:
      guard isRecognized, let lasted = saved.value("tooSlow") else { return nil }
      return TouchTime.seconds(lasted) <= TouchTime.seconds(value) ? saved.time : nil
    case .pressDuration:
      // Until it failed, it was held; timers run before touches (rule 10.3).
      let due = saved.began + TouchTime.seconds(value)
      return isRecognized || due <= saved.time ? due : nil
    }
  }

  /// Whether each contact is alone and has one decision, which was made.
  static func isPlain(_ replay: ReplayedTouches) -> Bool {
    var end = TouchTime(nanoseconds: .min)
    for contact in replay.contacts {
      guard contact.began > end else { return false }
      end = contact.ended
    }
    guard replay.decisions.count == replay.contacts.count else { return false }
    for (place, decision) in replay.decisions.enumerated() {
      guard decision.contacts == [place], decision.saved.verdict != .undecided else { return false }
    }
    return true
  }
}

extension SavedDecision {
  /// The value of a kind that was measured, as the touches came to in the end; nil where it wasn't.
  fileprivate func value(_ kind: String) -> Double? {
    measures.first { $0.kind == kind }?.final
  }
}
