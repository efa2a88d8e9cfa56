import DeliberateTouch
import TouchStage
import UIKit

extension RecognizerProperty {
  /// What can be set of the deliberate gestures.
  static let deliberate = recognizers + presses + confirming + swiping + drawers

  private static let recognizers = [
    length(
      "threshold",
      .force,
      0...1,
      "at which part of the largest force it starts",
      \ForceTouchGestureRecognizer.threshold
    ),
    RecognizerProperty(
      "holdDuration",
      .seconds,
      times,
      "how long a finger rests where there is no force",
      \ForceTouchGestureRecognizer.holdDuration
    ),
    length(
      "allowableMovement",
      .points,
      lengths,
      "how far a finger may move while it rests",
      \ForceTouchGestureRecognizer.allowableMovement
    ),
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

  private static let presses = [
    RecognizerProperty("fullForce", .number, forces, "how hard a press is fixed, 1 being a touch") {
      (press: ForceTouchGestureRecognizer) in
      press.fullForce.map { Double($0) } ?? unlimited
    } set: {
      $0.fullForce = CGFloat($1)
    },
    length(
      "simulatedForce",
      .force,
      0...1,
      "the first force where there is none",
      \ForceTouchGestureRecognizer.simulatedForce
    ),
    length(
      "simulatedStep",
      .force,
      0...1,
      "by how much it rises at a time",
      \ForceTouchGestureRecognizer.simulatedStep
    ),
    RecognizerProperty(
      "simulatedInterval",
      .seconds,
      times,
      "how long between two such steps",
      \ForceTouchGestureRecognizer.simulatedInterval
    ),
    RecognizerProperty("requiredCount", .count, 1...100, "how many taps make one gesture") {
      (tap: TriggeredTapGestureRecognizer) in
      Double(tap.requiredCount)
    } set: {
      $0.requiredCount = Int($1)
    },
    RecognizerProperty("countsAtTouchDown", .flag, 0...1, "whether a tap counts before it lifts") {
      (tap: TriggeredTapGestureRecognizer) in
      tap.countsAtTouchDown ? 1 : 0
    } set: {
      $0.countsAtTouchDown = $1 != 0
    },
  ]

  private static let confirming = [
    length(
      "fullForce",
      .number,
      forces,
      "how hard is full intention, 1 being a touch",
      \ConfirmActionButton.fullForce
    ),
    RecognizerProperty(
      "fullTime",
      .seconds,
      times,
      "how long is full intention where there is no force",
      \ConfirmActionButton.fullTime
    ),
    RecognizerProperty(
      "timeStep",
      .seconds,
      times,
      "the steps in which it rises",
      \ConfirmActionButton.timeStep
    ),
    length(
      "selectionThreshold",
      .force,
      0...1,
      "the intention beyond which it is selected",
      \ConfirmActionButton.selectionThreshold
    ),
    RecognizerProperty(
      "activationTime",
      .seconds,
      times,
      "how long a second activation is waited for",
      \ConfirmActionButton.activationTime
    ),
    length("circleRadius", .points, lengths, "the ring's radius") {
      (button: ConfirmActionButton) in
      button.circleRadius ?? button.bounds.height / 2
    } set: {
      $0.circleRadius = $1
    },
  ]

  private static let swiping = [
    length("travel", .points, lengths, "how far a swipe goes beyond", \SwipeWindow.travel),
    length("stray", .points, lengths, "how far it may stray from its line", \SwipeWindow.stray),
    length(
      "minimumSpeed",
      .pointsPerSecond,
      0...100_000,
      "how fast it is at least",
      \SwipeWindow.minimumSpeed
    ),
    length(
      "minimumAcceleration",
      .number,
      0...1_000_000,
      "points a second gained each second",
      \SwipeWindow.minimumAcceleration
    ),
    RecognizerProperty("seenByWindow", .flag, 0...1, "whether the way is measured in the window") {
      (window: SwipeWindow) in
      window.space == .window ? 1 : 0
    } set: {
      $0.space = $1 != 0 ? .window : .touchedView
    },
    RecognizerProperty(
      "drawingDelay",
      .seconds,
      times,
      "how long a finger rests before it draws",
      \SwipeWindow.drawingDelay
    ),
    RecognizerProperty(
      "minimumScore",
      .number,
      0...1,
      "how like a template a drawing is",
      \SwipeWindow.minimumScore
    ),
    length(
      "minimumShapeSize",
      .points,
      lengths,
      "how large a drawing is at least",
      \SwipeWindow.minimumShapeSize
    ),
  ]

  private static let drawers = [
    length(
      "drawerHeight",
      .points,
      lengths,
      "how high the drawer is",
      \DrawerController.drawerHeight
    ),
    length(
      "carriedScale",
      .number,
      0...100,
      "how large a carried view is",
      \ViewCarrier.carriedScale
    ),
    length(
      "carriedAlpha",
      .number,
      0...1,
      "how opaque a carried view is",
      \ViewCarrier.carriedAlpha
    ),
    length("minimumSize", .points, lengths, "how wide and high the area is that answers at least") {
      (target: TouchTarget) in
      min(target.minimumSize.width, target.minimumSize.height)
    } set: {
      $0.minimumSize = CGSize(width: $1, height: $1)
    },
  ]

  private static func length<Object: AnyObject>(
    _ name: String,
    _ unit: Unit,
    _ range: ClosedRange<Double>,
    _ summary: String,
    _ path: ReferenceWritableKeyPath<Object, CGFloat>
  ) -> RecognizerProperty {
    length(name, unit, range, summary) { (object: Object) in
      object[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  private static func length<Object: AnyObject>(
    _ name: String,
    _ unit: Unit,
    _ range: ClosedRange<Double>,
    _ summary: String,
    get: @escaping (Object) -> CGFloat,
    set: @escaping (Object, CGFloat) -> Void
  ) -> RecognizerProperty {
    RecognizerProperty(name, unit, range, summary) { (object: Object) in
      Double(get(object))
    } set: {
      set($0, CGFloat($1))
    }
  }

  /// The widest range of forces that makes sense, in the hardware's unit (our own choice).
  private static let forces = 0.0...20.0
  /// The widest range of lengths that makes sense, in points (our own choice).
  private static let lengths = 0.0...10_000.0
  /// The widest range of times that makes sense, in seconds (our own choice).
  private static let times = 0.0...60.0
  /// What stands for no limit.
  private static let unlimited = 1e6
}
