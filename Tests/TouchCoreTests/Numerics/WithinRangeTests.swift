import Expectations
import Testing

@testable import TouchCore

/// Whole numbers within a range.
struct WithinRangeTests {
  @Test(
    "a number is cut to its whole part and moved into the range; NaN is the lower bound",
    arguments: [
      (2.9, 2), (-2.9, -2), (10, 10), (10.5, 10), (1e300, 10), (.infinity, 10), (-5, -5),
      (-5.5, -5),
      (-1e300, -5), (-.infinity, -5), (.nan, -5), (0, 0),
    ] as [(Double, Int)]
  )
  func small(value: Double, whole: Int) {
    expectEqual(Int(value, within: -5...10), whole)
  }

  @Test("the ends of 64 bits, which no Double has, don't trap")
  func wide() {
    for value in [0x1p63, 0x1p64, 9.3e18] {
      expectEqual(Int64(value, within: .min ... .max), .max)
      expectEqual(Int64(-value, within: .min ... .max), .min)
    }
    expectEqual(Int64(0x1p62, within: .min ... .max), 1 << 62)
    expectEqual(UInt8(-3.0, within: 0...255), 0)
  }

  @Test("milliseconds saturate instead of trapping")
  func milliseconds() {
    expectEqual(TouchTime.milliseconds(.max).nanoseconds, .max)
    expectEqual(TouchTime.milliseconds(.min).nanoseconds, .min)
    expectEqual(TouchTime.milliseconds(-2).nanoseconds, -2_000_000)
  }
}
