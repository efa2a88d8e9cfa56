import DeliberateTouch
import TouchStage
import UIKit

extension RecognizerProperty {
  /// What can be set of the deliberate gestures' recognizers.
  static let deliberate = [
    RecognizerProperty("threshold", .force, 0...1, "at which part of the largest force it starts") {
      (press: ForceTouchGestureRecognizer) in
      Double(press.threshold)
    } set: {
      $0.threshold = CGFloat($1)
    },
    RecognizerProperty(
      "holdDuration",
      .seconds,
      times,
      "how long a finger rests where there is no force",
      \ForceTouchGestureRecognizer.holdDuration
    ),
    RecognizerProperty(
      "allowableMovement",
      .points,
      lengths,
      "how far a finger may move while it rests"
    ) {
      (press: ForceTouchGestureRecognizer) in
      Double(press.allowableMovement)
    } set: {
      $0.allowableMovement = CGFloat($1)
    },
    RecognizerProperty(
      "minimumDelay",
      .seconds,
      times,
      "how long from the trigger to the first tap",
      \TriggeredTapGestureRecognizer.minimumDelay
    ),
    RecognizerProperty("maximumTapDuration", .seconds, times, "how long a tap may last") {
      (tap: TriggeredTapGestureRecognizer) in
      tap.maximumTapDuration ?? unlimited
    } set: {
      $0.maximumTapDuration = $1
    },
    RecognizerProperty(
      "allowableTapMovement",
      .points,
      lengths,
      "how far a tapping finger may move"
    ) {
      (tap: TriggeredTapGestureRecognizer) in
      tap.allowableTapMovement.map { Double($0) } ?? unlimited
    } set: {
      $0.allowableTapMovement = CGFloat($1)
    },
    RecognizerProperty("allowableTriggerMovement", .points, lengths, "how far the trigger may move")
    {
      (tap: TriggeredTapGestureRecognizer) in
      tap.allowableTriggerMovement.map { Double($0) } ?? unlimited
    } set: {
      $0.allowableTriggerMovement = CGFloat($1)
    },
    RecognizerProperty(
      "minimumDistance",
      .points,
      lengths,
      "how far a tap is from its trigger at least"
    ) {
      (tap: TriggeredTapGestureRecognizer) in
      tap.minimumDistance.map { Double($0) } ?? 0
    } set: {
      $0.minimumDistance = CGFloat($1)
    },
    RecognizerProperty(
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
}
