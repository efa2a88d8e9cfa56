import TouchCore
import TouchStage

extension SyntheticSample {
  /// The gestures of a hand in the scene `scroll`.
  static let scroll = [
    SyntheticSample(
      "scroll-flick",
      on: "scroll",
      "two flicks up the page; a finger catches the page after the second one, then taps a button",
      seed: 8
    ) { hand in
      hand.flick(from: Point(x: 210, y: 700), to: Point(x: 202, y: 560), for: 0.15)
      hand.pause(0.45)
      hand.flick(from: Point(x: 215, y: 720), to: Point(x: 204, y: 560), for: 0.15)
      hand.pause(0.35)
      hand.press(at: Point(x: 190, y: 560), for: 0.25)
      hand.pause(0.5)
      hand.tap(at: Point(x: 312, y: 453))
    },
    SyntheticSample(
      "scroll-pager",
      on: "scroll",
      "two swipes to the next page of the pager, and a slow one that isn't enough: it falls back",
      seed: 8
    ) { hand in
      hand.flick(from: Point(x: 300, y: 210), to: Point(x: 160, y: 216), for: 0.18)
      hand.pause(0.7)
      hand.flick(from: Point(x: 310, y: 190), to: Point(x: 180, y: 200), for: 0.16)
      hand.pause(0.7)
      hand.drag(from: Point(x: 150, y: 210), to: Point(x: 260, y: 214), for: 0.5)
    },
    SyntheticSample(
      "scroll-pinch",
      on: "scroll",
      "two fingers make the picture larger, one moves it, two make it too small: it springs back",
      seed: 8
    ) { hand in
      hand.twoFingers(
        around: Point(x: 155, y: 455),
        distances: (70, 190),
        angles: (0.5, 0.6),
        for: 0.6
      )
      hand.pause(0.4)
      hand.drag(from: Point(x: 160, y: 420), to: Point(x: 250, y: 470), for: 0.5)
      hand.pause(0.4)
      hand.twoFingers(
        around: Point(x: 200, y: 430),
        distances: (210, 50),
        angles: (0.6, 0.5),
        for: 0.6
      )
    },
  ]
}
