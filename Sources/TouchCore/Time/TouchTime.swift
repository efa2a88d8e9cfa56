/// A moment, or a span between two moments, in whole nanoseconds.
///
/// Moments count from a zero that the host chooses (a recording's start, the machine's boot).
/// Whole numbers keep thresholds exact: 0.5 s is on one side of a limit on every platform.
public struct TouchTime: Hashable, Comparable, Sendable, AdditiveArithmetic {
  /// The number of nanoseconds.
  public var nanoseconds: Int64

  /// Creates a time from whole nanoseconds.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Creates a time from seconds, rounded to the nearest nanosecond.
  ///
  /// Values beyond what 64 bits of nanoseconds hold (292 years) are clamped; NaN becomes zero.
  public init(seconds: Double) {
    let scaled = (seconds * 1e9).rounded(.toNearestOrEven)
    if scaled.isNaN {
      nanoseconds = 0
    } else if scaled >= 0x1p63 {
      nanoseconds = .max
    } else if scaled < -0x1p63 {
      nanoseconds = .min
    } else {
      nanoseconds = Int64(scaled, within: .min ... .max)
    }
  }

  /// The time in seconds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// No time at all; also the host's zero moment.
  public static let zero = TouchTime(nanoseconds: 0)

  /// The smallest span there is.
  ///
  /// A limit that is still met at its exact value ends one tick later.
  public static let tick = TouchTime(nanoseconds: 1)

  /// A time later than every other.
  public static let distantFuture = TouchTime(nanoseconds: .max)

  /// The moments that an application's clock can show: from three years before its zero to 288 years after.
  ///
  /// Times beyond are moved to the nearer end. What follows from a moment (a deadline, the number of a
  /// screen's frame) then still fits into 64 bits.
  public static var clock: ClosedRange<TouchTime> {
    TouchTime(
      nanoseconds: -100_000_000 * 1_000_000_000
    )...TouchTime(
      nanoseconds: 9_100_000_000 * 1_000_000_000
    )
  }

  /// The time, or the nearest one that a clock can show.
  package var onClock: TouchTime { min(max(self, Self.clock.lowerBound), Self.clock.upperBound) }

  /// Creates a time from seconds, rounded to the nearest nanosecond.
  public static func seconds(_ seconds: Double) -> TouchTime { TouchTime(seconds: seconds) }

  /// Creates a time from whole milliseconds; saturates at the ends of the range instead of trapping.
  public static func milliseconds(_ milliseconds: Int64) -> TouchTime {
    let (nanoseconds, overflow) = milliseconds.multipliedReportingOverflow(by: 1_000_000)
    return TouchTime(nanoseconds: overflow ? (milliseconds < 0 ? .min : .max) : nanoseconds)
  }

  /// Whether one time is earlier, or one span shorter, than the other.
  public static func < (lhs: TouchTime, rhs: TouchTime) -> Bool {
    lhs.nanoseconds < rhs.nanoseconds
  }

  /// The sum of two times; saturates at the ends of the range instead of trapping.
  public static func + (lhs: TouchTime, rhs: TouchTime) -> TouchTime {
    let (sum, overflow) = lhs.nanoseconds.addingReportingOverflow(rhs.nanoseconds)
    return TouchTime(nanoseconds: overflow ? (rhs.nanoseconds < 0 ? .min : .max) : sum)
  }

  /// The span between two times; saturates at the ends of the range instead of trapping.
  public static func - (lhs: TouchTime, rhs: TouchTime) -> TouchTime {
    let (difference, overflow) = lhs.nanoseconds.subtractingReportingOverflow(rhs.nanoseconds)
    return TouchTime(nanoseconds: overflow ? (rhs.nanoseconds < 0 ? .max : .min) : difference)
  }
}
