import TouchCore
import TouchStage

extension SyntheticSample {
  /// The gestures of a hand in the scene `force-grid`.
  static let forceGrid = [
    SyntheticSample(
      "force-grid-menu",
      on: "force-grid",
      "a cell pressed hard until its menu stays, and liked; another one at the edge, dismissed",
      seed: 21
    ) { hand in
      hand.pressHard(at: Point(x: 195, y: 420), to: 7, for: 0.9)
      hand.pause(0.5)
      hand.tap(at: Point(x: 158, y: 340))
      hand.pause(0.9)
      hand.pressHard(at: Point(x: 352, y: 640), to: 7, for: 0.8)
      hand.pause(0.5)
      hand.tap(at: Point(x: 110, y: 250))
      hand.pause(0.6)
    },
    SyntheticSample(
      "force-grid-scroll",
      on: "force-grid",
      "firm fingers scroll and tap the cells; none presses hard or long enough for a menu",
      seed: 22
    ) { hand in
      hand.force = 1.5
      hand.drag(from: Point(x: 210, y: 640), to: Point(x: 204, y: 430), for: 0.6)
      // The content rests by then: a touch that catches it is no tap (rule 8.14).
      hand.pause(2.2)
      hand.tap(at: Point(x: 75, y: 490), for: 0.14)
      hand.pause(0.4)
      hand.flick(from: Point(x: 215, y: 700), to: Point(x: 206, y: 560), for: 0.15)
      hand.pause(2.8)
      hand.tap(at: Point(x: 310, y: 400), for: 0.2)
      hand.pause(0.3)
    },
    SyntheticSample(
      "force-grid-hesitate",
      on: "force-grid",
      "a press that lifts before its menu stays: the menu goes by itself; then a tap",
      seed: 23
    ) { hand in
      hand.pressHard(at: Point(x: 195, y: 420), to: 2.7, for: 0.42)
      hand.pause(0.7)
      hand.tap(at: Point(x: 195, y: 420))
      hand.pause(0.3)
    },
    SyntheticSample(
      "force-grid-slide",
      on: "force-grid",
      "one press: hard until the menu stays, slid onto an icon, and lifted there",
      seed: 24
    ) { hand in
      let start = Point(x: 195, y: 420)
      let icon = Point(x: 233, y: 338)
      hand.touch(
        for: 1.2,
        pressing: { SyntheticHand.swelling(min($0 * 1.6, 0.9), to: 4.5) },
        along: { progress in
          [start + (icon - start) * SyntheticHand.ease(min(max(progress - 0.55, 0) / 0.3, 1))]
        }
      )
      hand.pause(0.6)
    },
  ]
}

extension SyntheticHand {
  /// Rests one finger with rising force, holds the force for a while, and lifts.
  mutating func pressHard(at place: Point, to hardest: Double, for duration: Double) {
    touch(
      for: duration,
      pressing: { SyntheticHand.swelling($0, to: hardest) },
      along: { _ in [place] }
    )
  }

  /// A force that rises to its maximum in the first half and drops at the end.
  static func swelling(_ progress: Double, to hardest: Double) -> Double {
    let risen = ease(min(progress * 2, 1))
    let left = min((1 - progress) * 20, 1)
    return (0.5 + (hardest - 0.5) * risen) * left
  }
}
