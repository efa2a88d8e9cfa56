import DeliberateTouch
public import TouchStage
import UIKit

extension RecognizerProperty {
  /// What can be set of the deliberate gestures.
  public static var deliberate: [RecognizerProperty] {
    recognizers + presses + confirming + swiping + drawers
  }

  private static var recognizers: [RecognizerProperty] {
    [
      length(
        "threshold",
        .force,
        0...1,
        "at which part of the largest force it starts",
        get: { (object: ForceTouchGestureRecognizer) in object.threshold },
        set: { $0.threshold = $1 }
      ),
      RecognizerProperty(
        "holdDuration",
        .seconds,
        times,
        "how long a finger rests where there is no force",
        get: { (object: ForceTouchGestureRecognizer) in object.holdDuration },
        set: { $0.holdDuration = $1 }
      ),
      length(
        "allowableMovement",
        .points,
        lengths,
        "how far a finger may move while it rests",
        get: { (object: ForceTouchGestureRecognizer) in object.allowableMovement },
        set: { $0.allowableMovement = $1 }
      ),
      RecognizerProperty(
        "minimumDelay",
        .seconds,
        times,
        "how long from the trigger to the first tap",
        get: { (object: TriggeredTapGestureRecognizer) in object.minimumDelay },
        set: { $0.minimumDelay = $1 }
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
      RecognizerProperty(
        "allowableTriggerMovement",
        .points,
        lengths,
        "how far the trigger may move"
      ) {
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
        get: { (object: TouchDelayGestureRecognizer) in object.delay },
        set: { $0.delay = $1 }
      ),
    ]
  }

  private static var presses: [RecognizerProperty] {
    [
      RecognizerProperty("fullForce", .number, forces, "how hard a press is fixed, 1 being a touch")
      {
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
        get: { (object: ForceTouchGestureRecognizer) in object.simulatedForce },
        set: { $0.simulatedForce = $1 }
      ),
      length(
        "simulatedStep",
        .force,
        0...1,
        "by how much it rises at a time",
        get: { (object: ForceTouchGestureRecognizer) in object.simulatedStep },
        set: { $0.simulatedStep = $1 }
      ),
      RecognizerProperty(
        "simulatedInterval",
        .seconds,
        times,
        "how long between two such steps",
        get: { (object: ForceTouchGestureRecognizer) in object.simulatedInterval },
        set: { $0.simulatedInterval = $1 }
      ),
      RecognizerProperty("requiredCount", .count, 1...100, "how many taps make one gesture") {
        (tap: TriggeredTapGestureRecognizer) in
        Double(tap.requiredCount)
      } set: {
        $0.requiredCount = Int($1)
      },
      RecognizerProperty("countsAtTouchDown", .flag, 0...1, "whether a tap counts before it lifts")
      {
        (tap: TriggeredTapGestureRecognizer) in
        tap.countsAtTouchDown ? 1 : 0
      } set: {
        $0.countsAtTouchDown = $1 != 0
      },
    ]
  }

  private static var confirming: [RecognizerProperty] {
    [
      length(
        "fullForce",
        .number,
        forces,
        "how hard is full intention, 1 being a touch",
        get: { (object: ConfirmActionButton) in object.fullForce },
        set: { $0.fullForce = $1 }
      ),
      RecognizerProperty(
        "fullTime",
        .seconds,
        times,
        "how long is full intention where there is no force",
        get: { (object: ConfirmActionButton) in object.fullTime },
        set: { $0.fullTime = $1 }
      ),
      RecognizerProperty(
        "timeStep",
        .seconds,
        times,
        "the steps in which it rises",
        get: { (object: ConfirmActionButton) in object.timeStep },
        set: { $0.timeStep = $1 }
      ),
      length(
        "selectionThreshold",
        .force,
        0...1,
        "the intention beyond which it is selected",
        get: { (object: ConfirmActionButton) in object.selectionThreshold },
        set: { $0.selectionThreshold = $1 }
      ),
      RecognizerProperty(
        "activationTime",
        .seconds,
        times,
        "how long a second activation is waited for",
        get: { (object: ConfirmActionButton) in object.activationTime },
        set: { $0.activationTime = $1 }
      ),
      length("circleRadius", .points, lengths, "the ring's radius") {
        (button: ConfirmActionButton) in
        button.circleRadius ?? button.bounds.height / 2
      } set: {
        $0.circleRadius = $1
      },
    ]
  }

  private static var swiping: [RecognizerProperty] {
    [
      length(
        "travel",
        .points,
        lengths,
        "how far a swipe goes beyond",
        get: { (object: SwipeWindow) in object.travel },
        set: { $0.travel = $1 }
      ),
      length(
        "stray",
        .points,
        lengths,
        "how far it may stray from its line",
        get: { (object: SwipeWindow) in object.stray },
        set: { $0.stray = $1 }
      ),
      length(
        "minimumSpeed",
        .pointsPerSecond,
        0...100_000,
        "how fast it is at least",
        get: { (object: SwipeWindow) in object.minimumSpeed },
        set: { $0.minimumSpeed = $1 }
      ),
      length(
        "minimumAcceleration",
        .number,
        0...1_000_000,
        "points a second gained each second",
        get: { (object: SwipeWindow) in object.minimumAcceleration },
        set: { $0.minimumAcceleration = $1 }
      ),
      RecognizerProperty(
        "seenByWindow",
        .flag,
        0...1,
        "whether the distance is measured in the window"
      ) {
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
        get: { (object: SwipeWindow) in object.drawingDelay },
        set: { $0.drawingDelay = $1 }
      ),
      RecognizerProperty(
        "minimumScore",
        .number,
        0...1,
        "how like a template a drawing is",
        get: { (object: SwipeWindow) in object.minimumScore },
        set: { $0.minimumScore = $1 }
      ),
      length(
        "minimumShapeSize",
        .points,
        lengths,
        "how large a drawing is at least",
        get: { (object: SwipeWindow) in object.minimumShapeSize },
        set: { $0.minimumShapeSize = $1 }
      ),
    ]
  }

  private static var drawers: [RecognizerProperty] {
    [
      length(
        "drawerHeight",
        .points,
        lengths,
        "how high the drawer is",
        get: { (object: DrawerController) in object.drawerHeight },
        set: { $0.drawerHeight = $1 }
      ),
      length(
        "carriedScale",
        .number,
        0...100,
        "how large a carried view is",
        get: { (object: ViewCarrier) in object.carriedScale },
        set: { $0.carriedScale = $1 }
      ),
      length(
        "carriedAlpha",
        .number,
        0...1,
        "how opaque a carried view is",
        get: { (object: ViewCarrier) in object.carriedAlpha },
        set: { $0.carriedAlpha = $1 }
      ),
      length("minimumSize", .points, lengths, "how wide and high the area is that answers at least")
      {
        (target: TouchTarget) in
        min(target.minimumSize.width, target.minimumSize.height)
      } set: {
        $0.minimumSize = CGSize(width: $1, height: $1)
      },
    ]
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
