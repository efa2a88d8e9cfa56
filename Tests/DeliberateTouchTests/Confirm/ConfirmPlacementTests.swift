import Expectations
import Testing
import TouchCore

@testable import DeliberateTouch

struct ConfirmPlacementTests {
  /// The ring's centre for a finger on a screen of 400 by 800 points, 44 points from the finger.
  private func center(_ x: Double, _ y: Double, reach: Double = 28.6) -> Point {
    ConfirmPlacement(
      finger: Point(x: x, y: y),
      rise: 44,
      reach: reach,
      area: Rect(x: 0, y: 20, width: 400, height: 780)
    ).center
  }

  @Test("Deliberate gestures 4 the ring stands one height above the finger")
  func above() { expectEqual(center(200, 400), Point(x: 200, y: 356)) }

  @Test("Deliberate gestures 4 without room above, the ring stands one height below the finger")
  func below() {
    // The upper edge of the area, the reach and the rise: 20 + 28.6 + 44.
    #expect(center(200, 92.6).y < 49)
    expectEqual(center(200, 92.5).y, 136.5)
    expectEqual(center(200, 20).y, 64)
  }

  @Test("Deliberate gestures 4 near a side the ring moves inwards as far as it has to")
  func sides() {
    expectEqual(center(28.6, 400).x, 28.6)
    expectEqual(center(28.5, 400).x, 28.6)
    expectEqual(center(0, 400).x, 28.6)
    expectEqual(center(371.4, 400).x, 371.4)
    expectEqual(center(400, 400).x, 371.4)
  }

  @Test("Deliberate gestures 4 where neither side has room, the roomier one counts")
  func narrow() {
    func small(_ y: Double) -> Double {
      ConfirmPlacement(
        finger: Point(x: 50, y: y),
        rise: 44,
        reach: 28.6,
        area: Rect(x: 0, y: 0, width: 100, height: 100)
      ).center.y
    }
    expectEqual(small(51), 28.6)
    expectEqual(small(49), 71.4)
    let tiny = ConfirmPlacement(
      finger: .zero,
      rise: 44,
      reach: 28.6,
      area: Rect(x: 0, y: 0, width: 20, height: 20)
    )
    expectEqual(tiny.center, Point(x: 10, y: 10))
  }
}
