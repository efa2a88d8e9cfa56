import TouchCore
import TouchStage

extension SyntheticSample {
  /// The location of the press on the scene's button, and the circle's centre above it.
  private static let finger = Point(x: 215, y: 758)
  private static let circle = Point(x: 215, y: 690)

  /// The gestures of a hand in the scene `confirm-button`.
  static let confirmButton = [
    SyntheticSample(
      "confirm-button-delete",
      on: "confirm-button",
      "the button pressed until its circle is full, the finger moved into it and lifted: deleted",
      seed: 31
    ) { hand in
      hand.confirm(along: [(0, finger), (0.72, finger), (0.88, circle), (1, circle)], for: 3.1)
      hand.pause(1)
    },
    SyntheticSample(
      "confirm-button-brush",
      on: "confirm-button",
      "what happens to a button by accident: a firm tap, a swipe across it, a palm's edge",
      seed: 32
    ) { hand in
      hand.force = 2.4
      hand.tap(at: finger, for: 0.16)
      hand.pause(0.6)
      hand.drag(from: Point(x: 70, y: 772), to: Point(x: 330, y: 735), for: 0.4)
      hand.pause(0.6)
      hand.force = 2.7
      hand.drag(from: Point(x: 90, y: 740), to: Point(x: 112, y: 775), for: 0.9)
      hand.pause(0.4)
    },
    SyntheticSample(
      "confirm-button-second-thoughts",
      on: "confirm-button",
      "the circle full, the finger moved in, and out again, and lifted there: nothing is deleted",
      seed: 33
    ) { hand in
      hand.confirm(
        along: [
          (0, finger), (0.6, finger), (0.7, circle), (0.8, circle), (0.92, finger), (1, finger),
        ],
        for: 3.6
      )
      hand.pause(0.6)
    },
  ]
}

extension SyntheticHand {
  /// Presses a confirming button with a force and a duration, and moves from location to location.
  fileprivate mutating func confirm(
    along stops: [(progress: Double, place: Point)],
    for duration: Double
  ) {
    touch(
      for: duration,
      pressing: { progress in
        // Hard after about a second, until shortly before the lift.
        3.6 * SyntheticHand.ease(min(progress * duration, 1))
          * min((1 - progress) * duration * 25, 1)
      },
      along: { progress in
        let next = stops.firstIndex { $0.progress >= progress } ?? stops.count - 1
        guard next > 0 else { return [stops[0].place] }
        let (start, end) = (stops[next - 1], stops[next])
        let part = (progress - start.progress) / (end.progress - start.progress)
        return [start.place + (end.place - start.place) * SyntheticHand.ease(part)]
      }
    )
  }
}
