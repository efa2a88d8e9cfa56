import Expectations
import Testing
import TouchCore

/// The table of measured reasons; what they say in words is `ReasonTableTests`' business.
struct MeasureKindTests {
  /// The rows of UIKit's gestures, with the name in JSON, the unit and the bound.
  static let rows: [(MeasureKind, String, GestureMeasure.Unit, GestureMeasure.Bound)] = [
    (.tooFewTouches, "tooFewTouches", .count, .atLeast),
    (.tooManyTouches, "tooManyTouches", .count, .atMost),
    (.taps, "taps", .count, .atLeast),
    (.moved, "moved", .points, .atMost),
    (.travelled, "travelled", .points, .atLeast),
    (.tapDistance, "apart", .points, .atMost),
    (.spread, "spread", .points, .atLeast),
    (.strayed, "strayed", .points, .atMost),
    (.backwards, "backwards", .points, .atMost),
    (.awayFromEdge, "awayFromEdge", .points, .atMost),
    (.inwards, "inwards", .points, .moreThan),
    (.turned, "turned", .radians, .atLeast),
    (.tooSlow, "tooSlow", .seconds, .atMost),
    (.pressDuration, "held", .seconds, .atLeast),
    (.gap, "gap", .seconds, .atMost),
  ]

  @Test("a reason has the unit and the bound of its row")
  func measures() {
    for (kind, name, unit, bound) in Self.rows {
      expectEqual("\(kind.name)", name)
      let reason = GestureReason.measured(kind, 3.5, limit: 2)
      expectEqual(reason.measure, GestureMeasure(3.5, bound, 2, unit))
      expectEqual(Self.rows.count { $0.0 == kind }, 1)
    }
  }

  @Test("numbers and times are kept as numbers, times in seconds")
  func conversions() {
    expectEqual(
      GestureReason.measured(.taps, 1, limit: 2),
      .measured(.taps, 1.0, limit: 2.0)
    )
    expectEqual(
      GestureReason.measured(.gap, .milliseconds(351), limit: .milliseconds(350)),
      .measured(.gap, 0.351, limit: 0.35)
    )
  }

  @Test("another module's row is a kind of its own")
  func foreign() {
    let depth = MeasureKind("depth", .points, .atMost, "went down by", .far)
    #expect(GestureReason.measured(depth, 4, limit: 3) != .measured(.moved, 4, limit: 3))
    expectEqual(GestureReason.measured(depth, 4, limit: 3).measure?.slack, -1)
  }
}
