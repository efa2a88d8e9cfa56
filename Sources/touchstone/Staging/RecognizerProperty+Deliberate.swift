import DeliberateTouch
import TouchStage
import UIKit

extension RecognizerProperty {
  /// What can be set of the deliberate gestures.
  static let deliberate = recognizers + presses + confirming + swiping + drawers

  private static let recognizers = [
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

  private static let presses = [
    RecognizerProperty("fullForce", .number, forces, "how hard a press is fixed, 1 being a touch") {
      (press: ForceTouchGestureRecognizer) in
      press.fullForce.map { Double($0) } ?? unlimited
    } set: {
      $0.fullForce = CGFloat($1)
    },
    length("simulatedForce", 0...1, .force, "the first force where there is none") {
      (press: ForceTouchGestureRecognizer) in
      press.simulatedForce
    } set: {
      $0.simulatedForce = $1
    },
    length("simulatedStep", 0...1, .force, "by how much it rises at a time") {
      (press: ForceTouchGestureRecognizer) in
      press.simulatedStep
    } set: {
      $0.simulatedStep = $1
    },
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
    length("fullForce", forces, .number, "how hard is full intention, 1 being a touch") {
      (button: ConfirmActionButton) in
      button.fullForce
    } set: {
      $0.fullForce = $1
    },
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
    length("selectionThreshold", 0...1, .force, "the intention beyond which it is selected") {
      (button: ConfirmActionButton) in
      button.selectionThreshold
    } set: {
      $0.selectionThreshold = $1
    },
    RecognizerProperty(
      "activationTime",
      .seconds,
      times,
      "how long a second activation is waited for",
      \ConfirmActionButton.activationTime
    ),
    length("circleRadius", lengths, .points, "the ring's radius") {
      (button: ConfirmActionButton) in
      button.circleRadius ?? button.bounds.height / 2
    } set: {
      $0.circleRadius = $1
    },
  ]

  private static let swiping = [
    length("travel", lengths, .points, "how far a swipe goes beyond") {
      (window: SwipeWindow) in
      window.travel
    } set: {
      $0.travel = $1
    },
    length("stray", lengths, .points, "how far it may stray from its line") {
      (window: SwipeWindow) in
      window.stray
    } set: {
      $0.stray = $1
    },
    length("minimumSpeed", 0...100_000, .pointsPerSecond, "how fast it is at least") {
      (window: SwipeWindow) in
      window.minimumSpeed
    } set: {
      $0.minimumSpeed = $1
    },
    length("minimumAcceleration", 0...1_000_000, .number, "points a second gained each second") {
      (window: SwipeWindow) in
      window.minimumAcceleration
    } set: {
      $0.minimumAcceleration = $1
    },
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
    length("minimumShapeSize", lengths, .points, "how large a drawing is at least") {
      (window: SwipeWindow) in
      window.minimumShapeSize
    } set: {
      $0.minimumShapeSize = $1
    },
  ]

  private static let drawers = [
    length("drawerHeight", lengths, .points, "how high the drawer is") {
      (drawer: DrawerController) in
      drawer.drawerHeight
    } set: {
      $0.drawerHeight = $1
    },
    length("carriedScale", 0...100, .number, "how large a carried view is") {
      (carrier: ViewCarrier) in
      carrier.carriedScale
    } set: {
      $0.carriedScale = $1
    },
    length("carriedAlpha", 0...1, .number, "how opaque a carried view is") {
      (carrier: ViewCarrier) in
      carrier.carriedAlpha
    } set: {
      $0.carriedAlpha = $1
    },
    length("minimumSize", lengths, .points, "how wide and high the area is that answers at least") {
      (target: TouchTarget) in
      min(target.minimumSize.width, target.minimumSize.height)
    } set: {
      $0.minimumSize = CGSize(width: $1, height: $1)
    },
  ]

  private static func length<Object: AnyObject>(
    _ name: String,
    _ range: ClosedRange<Double>,
    _ unit: Unit,
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
