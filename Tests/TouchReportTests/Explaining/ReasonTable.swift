import DeliberateTouch
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Each limit, provoked in each gesture that can fail by it: the value and the limit.
@MainActor
enum ReasonTable {
  /// A gesture, its fingers, and its reason of failure.
  struct Case {
    var name: String
    var make: @MainActor () -> UIGestureRecognizer
    var play: @MainActor (Play) -> Void
    var kind: String
    var value: Double
    var limit: Double
    var sentence: String
  }

  static func tap(_ taps: Int = 1, _ fingers: Int = 1) -> UIGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    return tap
  }

  static func press(_ taps: Int = 0, _ fingers: Int = 1) -> UIGestureRecognizer {
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = taps
    press.numberOfTouchesRequired = fingers
    return press
  }

  static func pan(_ least: Int = 1, _ most: Int = .max) -> UIGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = least
    pan.maximumNumberOfTouches = most
    return pan
  }

  static func edgePan() -> UIGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    return pan
  }

  static func swipe(_ fingers: Int = 1) -> UIGestureRecognizer {
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = fingers
    return swipe
  }

  /// Two fingers, the second a tenth of a second later.
  private static func two(_ play: Play) {
    play.touch(0, .began, 100, 100, finger: 1)
    play.touch(0.1, .began, 200, 100, finger: 2)
  }

  /// Two fingers at once, of which the second moves.
  private static func two(_ play: Play, by way: (Double, Double)) {
    play.touch(0, .began, 100, 100, finger: 1)
    play.touch(0, .began, 200, 100, finger: 2)
    play.touch(0.1, .moved, 200 + way.0, 100 + way.1, finger: 2)
    play.touch(0.2, .ended, 200 + way.0, 100 + way.1, finger: 2)
    play.touch(0.3, .ended, 100, 100, finger: 1)
  }

  static let cases: [Case] = [
    Case(
      name: "a tap with a finger too many",
      make: { tap() },
      play: { two($0) },
      kind: "tooManyTouches",
      value: 2,
      limit: 1,
      sentence: "had 2 fingers, limit 1: 1 too many"
    ),
    Case(
      name: "a tap with a finger too few",
      make: { tap(1, 2) },
      play: { $0.finger(0, 0.1) },
      kind: "tooFewTouches",
      value: 1,
      limit: 2,
      sentence: "had 1 finger, needs 2: 1 too few"
    ),
    Case(
      name: "a tap that moved",
      make: { tap() },
      play: { $0.finger(0, 0.2, by: (46, 0)) },
      kind: "moved",
      value: 46,
      limit: 45,
      sentence: "moved 46 pt, limit 45: 1 pt too far"
    ),
    Case(
      name: "a tap that lasted",
      make: { tap() },
      play: { $0.finger(0, 1) },
      kind: "tooSlow",
      value: 1,
      limit: 0.75,
      sentence: "took 1 s, limit 0.75: 0.25 s too long"
    ),
    Case(
      name: "a second tap that was late",
      make: { tap(2) },
      play: {
        $0.finger(0, 0.1)
        $0.finger(0.5, 0.6)
      },
      kind: "gap",
      value: 0.4,
      limit: 0.35,
      sentence: "waited for the next tap for 0.4 s, limit 0.35: 0.05 s too late"
    ),
    Case(
      name: "a second tap elsewhere",
      make: { tap(2) },
      play: {
        $0.finger(0, 0.1, at: (100, 100))
        $0.finger(0.2, 0.3, at: (146, 100))
      },
      kind: "apart",
      value: 46,
      limit: 45,
      sentence: "was away from the tap before by 46 pt, limit 45: 1 pt too far"
    ),
    Case(
      name: "a press that was short",
      make: { press() },
      play: { $0.finger(0, 0.4) },
      kind: "held",
      value: 0.4,
      limit: 0.5,
      sentence: "was held 0.4 s, needs 0.5: 0.1 s too short"
    ),
    Case(
      name: "a press that moved",
      make: { press() },
      play: { $0.finger(0, 0.4, by: (11, 0)) },
      kind: "moved",
      value: 11,
      limit: 10,
      sentence: "moved 11 pt, limit 10: 1 pt too far"
    ),
    Case(
      name: "a press with a finger too many",
      make: { press() },
      play: { two($0) },
      kind: "tooManyTouches",
      value: 2,
      limit: 1,
      sentence: "had 2 fingers, limit 1: 1 too many"
    ),
    Case(
      name: "a press with a finger too few",
      make: { press(0, 2) },
      play: { $0.finger(0, 1) },
      kind: "tooFewTouches",
      value: 1,
      limit: 2,
      sentence: "had 1 finger, needs 2: 1 too few"
    ),
    Case(
      name: "a press whose tap was slow",
      make: { press(1) },
      play: { $0.finger(0, 1) },
      kind: "tooSlow",
      value: 0,
      limit: 1,
      sentence:
        "needs a tap before the press, but a touch took 1 s, limit 0.75: 0.25 s too long"
    ),
    Case(
      name: "a press away from its tap",
      make: { press(1) },
      play: {
        $0.finger(0, 0.1, at: (100, 100))
        $0.finger(0.2, 1, at: (146, 100))
      },
      kind: "apart",
      value: 46,
      limit: 45,
      sentence: "was away from the tap before by 46 pt, limit 45: 1 pt too far"
    ),
    Case(
      name: "a press long after its tap",
      make: { press(1) },
      play: {
        $0.finger(0, 0.1)
        $0.finger(0.5, 1.5)
      },
      kind: "gap",
      value: 0.4,
      limit: 0.35,
      sentence: "waited for the press for 0.4 s, limit 0.35: 0.05 s too late"
    ),
    Case(
      name: "a pan that was short",
      make: { pan() },
      play: { $0.finger(0, 0.2, by: (9, 0)) },
      kind: "travelled",
      value: 9,
      limit: 10,
      sentence: "travelled 9 pt, needs 10: 1 pt too little"
    ),
    Case(
      name: "a pan with a finger too few",
      make: { pan(2) },
      play: { $0.finger(0, 0.2, by: (90, 0)) },
      kind: "tooFewTouches",
      value: 1,
      limit: 2,
      sentence: "had 1 finger, needs 2: 1 too few"
    ),
    Case(
      name: "a pan with a finger too many",
      make: { pan(1, 1) },
      play: { two($0) },
      kind: "tooManyTouches",
      value: 2,
      limit: 1,
      sentence: "had 2 fingers, limit 1: 1 too many"
    ),
    Case(
      name: "an edge pan away from the edge",
      make: { edgePan() },
      play: { $0.finger(0, 0.2, at: (21, 400), by: (90, 0)) },
      kind: "awayFromEdge",
      value: 21,
      limit: 20,
      sentence: "began away from the edge by 21 pt, limit 20: 1 pt too far"
    ),
    Case(
      name: "an edge pan along the edge",
      make: { edgePan() },
      play: { $0.finger(0, 0.2, at: (5, 400), by: (9, 12)) },
      kind: "inwards",
      value: 9,
      limit: 12,
      sentence: "went 9 pt inwards and 12 pt along the edge: 3 pt too little inwards"
    ),
    Case(
      name: "an edge pan that was short",
      make: { edgePan() },
      play: { $0.finger(0, 0.2, at: (5, 400), by: (9, 0)) },
      kind: "travelled",
      value: 9,
      limit: 10,
      sentence: "travelled 9 pt, needs 10: 1 pt too little"
    ),
    Case(
      name: "a pinch with one finger",
      make: { UIPinchGestureRecognizer() },
      play: { $0.finger(0, 0.2, by: (90, 0)) },
      kind: "tooFewTouches",
      value: 1,
      limit: 2,
      sentence: "had 1 finger, needs 2: 1 too few"
    ),
    Case(
      name: "a pinch that was small",
      make: { UIPinchGestureRecognizer() },
      play: { two($0, by: (8, 0)) },
      kind: "spread",
      value: 8,
      limit: 10,
      sentence: "changed the distance of its fingers by 8 pt, needs 10: 2 pt too little"
    ),
    Case(
      name: "a rotation with one finger",
      make: { UIRotationGestureRecognizer() },
      play: { $0.finger(0, 0.2, by: (90, 0)) },
      kind: "tooFewTouches",
      value: 1,
      limit: 2,
      sentence: "had 1 finger, needs 2: 1 too few"
    ),
    Case(
      name: "a rotation that was small",
      make: { UIRotationGestureRecognizer() },
      // The tangent of 9° is 0.158384.
      play: { two($0, by: (0, 15.8384)) },
      kind: "turned",
      value: 9 * .pi / 180,
      limit: 10 * .pi / 180,
      sentence: "turned 9°, needs 10: 1° too little"
    ),
    Case(
      name: "a swipe that went back",
      make: { swipe() },
      play: { $0.finger(0, 0.2, by: (-3, 0)) },
      kind: "backwards",
      value: 3,
      limit: 0,
      sentence: "went behind its start by 3 pt, limit 0: 3 pt too far"
    ),
    Case(
      name: "a swipe that took long",
      make: { swipe() },
      play: { $0.finger(0, 0.6, by: (25, 0)) },
      kind: "tooSlow",
      value: 0.6,
      limit: 0.5,
      sentence: "took 0.6 s to travel far enough, limit 0.5: 0.1 s too long"
    ),
    Case(
      name: "a swipe with a finger too many",
      make: { swipe() },
      play: { two($0) },
      kind: "tooManyTouches",
      value: 2,
      limit: 1,
      sentence: "had 2 fingers, limit 1: 1 too many"
    ),
    Case(
      name: "a swipe with a finger too few",
      make: { swipe(2) },
      play: { $0.finger(0, 0.2, by: (90, 0)) },
      kind: "tooFewTouches",
      value: 1,
      limit: 2,
      sentence: "had 1 finger, needs 2: 1 too few"
    ),
    Case(
      name: "a press without force that was short",
      make: { ForceTouchGestureRecognizer(type: .longPress) },
      play: { $0.finger(0, 0.25) },
      kind: "held",
      value: 0.25,
      limit: 0.3,
      sentence: "was held 0.25 s, needs 0.3: 0.05 s too short"
    ),
    Case(
      name: "a press without force that moved",
      make: { ForceTouchGestureRecognizer(type: .longPress) },
      play: { $0.finger(0, 0.25, by: (12, 0)) },
      kind: "moved",
      value: 12,
      limit: 10,
      sentence: "moved 12 pt, limit 10: 2 pt too far"
    ),
    Case(
      name: "a press that was soft",
      make: { ForceTouchGestureRecognizer(type: .forceTouch) },
      play: {
        $0.touch(0, .began, 200, 400, force: 0.4)
        $0.touch(0.25, .ended, 200, 400, force: 0.4)
      },
      kind: "pressed",
      value: 0.1,
      limit: 0.25,
      sentence: "pressed with 10 %, needs 25: 15 % too little"
    ),
  ]
}
