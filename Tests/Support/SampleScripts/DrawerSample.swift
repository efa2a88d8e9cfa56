import TouchCore
import TouchStage

extension SyntheticSample {
  /// The gestures of two hands in the scene `drawer`.
  static let drawer = [
    SyntheticSample(
      "drawer-carry",
      on: "drawer",
      "one finger opens the drawer and carries a dot onto the canvas; another one closes it meanwhile",
      frames: carryingFrames
    ),
    SyntheticSample(
      "drawer-drop",
      on: "drawer",
      "two small dots are carried at once into the open drawer, touched beside their middles",
      frames: droppingFrames
    ),
    SyntheticSample(
      "drawer-passing",
      on: "drawer",
      "fingers only pass over dots, and pull too little: nothing lights up, is picked up or opens",
      seed: 33
    ) { hand in
      // Over the red dot, to the blue one and beyond.
      hand.drag(from: Point(x: 25, y: 370), to: Point(x: 350, y: 530), for: 0.4)
      hand.pause(0.4)
      // From the red dot downwards at once, a short distance.
      hand.drag(from: Point(x: 112, y: 392), to: Point(x: 118, y: 462), for: 0.2)
      hand.pause(0.9)
      // From the blue dot upwards at once.
      hand.flick(from: Point(x: 270, y: 512), to: Point(x: 262, y: 400), for: 0.14)
      hand.pause(0.9)
      // From a small dot downwards at once.
      hand.drag(from: Point(x: 122, y: 620), to: Point(x: 126, y: 706), for: 0.22)
    },
  ]

  private static var carryingFrames: [TouchFrame] {
    var carrying = SyntheticHand(seed: 31)
    carrying.pause(0.2)
    carrying.drag(from: Point(x: 200, y: 330), to: Point(x: 206, y: 590), for: 0.5)
    carrying.pause(0.9)
    carrying.touch(for: 2.8, along: carry(from: Point(x: 125, y: 133), to: Point(x: 195, y: 700)))

    var scrolling = SyntheticHand(seed: 32)
    scrolling.pause(0.2 + 0.5 + 0.9 + 1)
    scrolling.drag(from: Point(x: 340, y: 790), to: Point(x: 336, y: 560), for: 0.6)
    return carrying.together(with: scrolling)
  }

  private static var droppingFrames: [TouchFrame] {
    var first = SyntheticHand(seed: 34)
    first.pause(0.2)
    first.drag(from: Point(x: 200, y: 330), to: Point(x: 196, y: 590), for: 0.5)
    first.pause(0.9)
    first.touch(for: 2.4, along: carry(from: Point(x: 131, y: 635), to: Point(x: 215, y: 110)))

    var second = SyntheticHand(seed: 35)
    second.pause(0.2 + 0.5 + 0.9 + 0.25)
    second.touch(for: 2.4, along: carry(from: Point(x: 268, y: 681), to: Point(x: 330, y: 150)))
    return first.together(with: second)
  }

  /// Rests for a third of the time, moves, and rests again before the lift.
  private static func carry(from start: Point, to end: Point) -> (Double) -> [Point] {
    { progress in
      let part = SyntheticHand.ease(min(max((progress - 0.33) / 0.45, 0), 1))
      return [start + (end - start) * part]
    }
  }
}
