import TouchCore
import TouchStage

extension SyntheticSample {
  /// The gestures of two hands in the scene `triggered-tap`.
  static let triggeredTap = [
    SyntheticSample(
      "triggered-tap-count",
      on: "triggered-tap",
      "one finger rests while another taps four times, and lifts: the count stands at 4",
      frames: countingFrames
    ),
    SyntheticSample(
      "triggered-tap-together",
      on: "triggered-tap",
      "two fingers that land together, a palm beside which one taps, a finger that only brushes",
      frames: accidentFrames
    ),
  ]

  private static var countingFrames: [TouchFrame] {
    var resting = SyntheticHand(seed: 11)
    resting.pause(0.2)
    resting.press(at: Point(x: 105, y: 660), for: 2.6)
    var tapping = SyntheticHand(seed: 12)
    tapping.pause(0.9)
    for place in [Point(x: 285, y: 600), Point(x: 289, y: 606), Point(x: 281, y: 603)] {
      tapping.tap(at: place)
      tapping.pause(0.31)
    }
    tapping.tap(at: Point(x: 287, y: 598), for: 0.11)
    return resting.together(with: tapping)
  }

  private static var accidentFrames: [TouchFrame] {
    var first = SyntheticHand(seed: 13)
    first.pause(0.2)
    // Two fingers at once: a tap, and a longer rest.
    let pair = [Point(x: 150, y: 600), Point(x: 240, y: 585)]
    first.touch(for: 0.12) { _ in pair }
    first.pause(0.4)
    first.touch(for: 0.5) { _ in pair }
    first.pause(0.4)
    // A palm's two contacts rest on the screen for 1.2 s.
    first.touch(for: 1.2) { _ in [Point(x: 80, y: 690), Point(x: 118, y: 722)] }
    first.pause(0.5)
    // One contact of a palm, and a finger that brushes past it.
    first.press(at: Point(x: 90, y: 700), for: 1.4)

    var second = SyntheticHand(seed: 14)
    second.pause(0.2 + 0.12 + 0.4 + 0.5 + 0.4 + 0.4)
    second.tap(at: Point(x: 290, y: 520))
    second.pause(0.25)
    second.tap(at: Point(x: 286, y: 524))
    second.pause(1.2 - 0.4 - 0.18 - 0.25 + 0.5 + 0.4)
    second.flick(from: Point(x: 320, y: 500), to: Point(x: 205, y: 540), for: 0.16)
    second.pause(0.25)
    second.flick(from: Point(x: 315, y: 520), to: Point(x: 220, y: 500), for: 0.14)
    return first.together(with: second)
  }
}
