public import TouchCore
import TouchStage

/// The sample that `touchstone demo` replays: a few seconds of everyday gestures.
///
/// The package ships it as a recording; a test generates it again and compares.
public enum DemoSample {
  /// The gestures: tap, double tap, long press, pan, pinch, rotation.
  public static var frames: [TouchFrame] {
    var hand = SyntheticHand(seed: 2026)
    hand.pause(0.2)
    hand.tap(at: Point(x: 120, y: 300))
    hand.pause(0.7)
    hand.tap(at: Point(x: 240, y: 420), for: 0.07)
    hand.pause(0.12)
    hand.tap(at: Point(x: 242, y: 417), for: 0.08)
    hand.pause(0.6)
    hand.press(at: Point(x: 90, y: 640), for: 0.8)
    hand.pause(0.5)
    hand.drag(from: Point(x: 80, y: 520), to: Point(x: 290, y: 470), for: 0.55)
    hand.pause(0.5)
    hand.twoFingers(
      around: Point(x: 195, y: 400),
      distances: (90, 230),
      angles: (0.6, 0.62),
      for: 0.6
    )
    hand.pause(0.5)
    hand.twoFingers(
      around: Point(x: 200, y: 430),
      distances: (170, 174),
      angles: (-0.3, 0.75),
      for: 0.7
    )
    return hand.frames
  }
}
