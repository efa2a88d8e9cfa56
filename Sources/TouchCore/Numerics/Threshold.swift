/// Comparisons of a measured value with its limit that forgive the rounding of coordinates.
///
/// A finger that goes from 100.1 to 110.1 measures 9.999999999999986 points. It travelled 10, and
/// rule 6.5 says that exactly 10 begins. A billionth of a point is far below what any surface
/// measures and far above what rounding adds.
package enum Threshold {
  /// The difference that counts as none: points, or radians.
  package static var slack: Double { 1e-9 }

  /// Whether a value comes up to a limit; the limit itself does.
  package static func reaches(_ value: Double, _ limit: Double) -> Bool { value >= limit - slack }

  /// Whether a value goes beyond a limit; the limit itself does not.
  package static func exceeds(_ value: Double, _ limit: Double) -> Bool { value > limit + slack }
}
