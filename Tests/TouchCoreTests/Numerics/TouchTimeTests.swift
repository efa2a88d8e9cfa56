import Expectations
import Testing
import TouchCore

/// Times in whole nanoseconds.
struct TouchTimeTests {
  private let first = TouchTime(nanoseconds: .min)
  private let last = TouchTime(nanoseconds: .max)

  @Test(
    "seconds are rounded to the nearest nanosecond; NaN is no time, and what doesn't fit the ends"
  )
  func seconds() {
    expectEqual(TouchTime(seconds: 1.5).nanoseconds, 1_500_000_000)
    expectEqual(TouchTime(seconds: -1e-9).nanoseconds, -1)
    expectEqual(TouchTime(seconds: 1.4e-9).nanoseconds, 1)
    expectEqual(TouchTime(seconds: 1.6e-9).nanoseconds, 2)
    expectEqual(TouchTime(seconds: .nan), .zero)
    for seconds in [Double.infinity, 1e300, 9_223_372_037] {
      #expect(TouchTime(seconds: seconds) == last && TouchTime(seconds: -seconds) == first)
    }
    expectEqual(TouchTime(seconds: 9_223_372_036).nanoseconds, 9_223_372_036_000_000_000)
    expectEqual(TouchTime(nanoseconds: 250_000_000).seconds, 0.25)
  }

  @Test("sums, differences and milliseconds stop at the ends of the range")
  func ends() {
    #expect(last + .tick == last && first + TouchTime(nanoseconds: -1) == first)
    #expect(last - TouchTime(nanoseconds: -1) == last && first - .tick == first)
    #expect(last + TouchTime(nanoseconds: -1) < last && first + .tick > first)
    #expect(.tick - last > first && first - first == .zero)
    #expect(TouchTime.milliseconds(.max) == last && TouchTime.milliseconds(.min) == first)
    expectEqual(TouchTime.milliseconds(3), TouchTime(nanoseconds: 3_000_000))
    #expect(TouchTime.distantFuture == last && TouchTime.tick.nanoseconds == 1)
  }

  @Test("a clock shows moments from three years before its zero to 288 years after")
  func clock() {
    let clock = TouchTime.clock
    #expect(
      clock.lowerBound == .seconds(-100_000_000) && clock.upperBound == .seconds(9_100_000_000)
    )
    #expect(last.onClock == clock.upperBound && first.onClock == clock.lowerBound)
    expectEqual((clock.upperBound - .tick).onClock, clock.upperBound - .tick)
    expectEqual((clock.lowerBound + .tick).onClock, clock.lowerBound + .tick)
  }

  @Test("whole numbers take the nearer end of their range, and its lower bound for what is none")
  func withinRange() {
    let range: ClosedRange<Int64> = -5...7
    let cases: [(Double, Int64)] = [
      (.nan, -5), (-.infinity, -5), (-5.5, -5), (-4.5, -4), (6.9, 6), (7, 7), (7.5, 7),
      (.infinity, 7),
    ]
    for (value, whole) in cases {
      expectEqual(Int64(value, within: range), whole)
      expectEqual(Int(value, within: -5...7), Int(whole))
    }
    expectEqual(Int64(0x1p63, within: .min ... .max), .max)
  }
}
