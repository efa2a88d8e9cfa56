import DeliberateTouch
import TouchStage
import UIKit

extension RecognizerProperty {
  /// What can be set of the deliberate gestures' recognizers.
  static let deliberate = [
    number("threshold", .force, "at which part of the largest force it starts", 0...1) {
      (press: ForceTouchGestureRecognizer) in
      Double(press.threshold)
    } set: {
      $0.threshold = CGFloat($1)
    },
    property(
      "holdDuration",
      .seconds,
      times,
      "how long a finger rests where there is no force",
      \ForceTouchGestureRecognizer.holdDuration
    ),
    number("allowableMovement", .points, "how far a finger may move while it rests", lengths) {
      (press: ForceTouchGestureRecognizer) in
      Double(press.allowableMovement)
    } set: {
      $0.allowableMovement = CGFloat($1)
    },
    property(
      "minimumDelay",
      .seconds,
      times,
      "how long from the trigger to the first tap",
      \TriggeredTapGestureRecognizer.minimumDelay
    ),
    number("maximumTapDuration", .seconds, "how long a tap may last", times) {
      (tap: TriggeredTapGestureRecognizer) in
      tap.maximumTapDuration ?? unlimited
    } set: {
      $0.maximumTapDuration = $1
    },
    number("allowableTapMovement", .points, "how far a tapping finger may move", lengths) {
      (tap: TriggeredTapGestureRecognizer) in
      tap.allowableTapMovement.map { Double($0) } ?? unlimited
    } set: {
      $0.allowableTapMovement = CGFloat($1)
    },
    number("allowableTriggerMovement", .points, "how far the trigger may move", lengths) {
      (tap: TriggeredTapGestureRecognizer) in
      tap.allowableTriggerMovement.map { Double($0) } ?? unlimited
    } set: {
      $0.allowableTriggerMovement = CGFloat($1)
    },
    number("minimumDistance", .points, "how far a tap is from its trigger at least", lengths) {
      (tap: TriggeredTapGestureRecognizer) in
      tap.minimumDistance.map { Double($0) } ?? 0
    } set: {
      $0.minimumDistance = CGFloat($1)
    },
    property(
      "delay",
      .seconds,
      times,
      "how long touches are held back",
      \TouchDelayGestureRecognizer.delay
    ),
  ]

  /// The widest range of lengths that makes sense, in points (our own choice).
  private static let lengths = 0.0...10_000.0
  /// The widest range of times that makes sense, in seconds (our own choice).
  private static let times = 0.0...60.0
  /// What stands for no limit.
  private static let unlimited = 1e6

  private static func number<Recognizer: UIGestureRecognizer>(
    _ name: String,
    _ unit: Unit,
    _ summary: String,
    _ range: ClosedRange<Double>,
    get: @escaping (Recognizer) -> Double,
    set: @escaping (Recognizer, Double) -> Void
  ) -> RecognizerProperty {
    RecognizerProperty(
      name,
      unit,
      range,
      summary,
      get: { ($0 as? Recognizer).map(get) },
      set: { recognizer, value in
        if let recognizer = recognizer as? Recognizer { set(recognizer, value) }
      }
    )
  }
}
