extension FixedWidthInteger {
  /// The whole part of a number, moved into a range; NaN becomes the range's lower bound.
  ///
  /// Every number that may be large, infinite or NaN becomes a whole one here: a plain conversion
  /// traps on what doesn't fit.
  ///
  /// For speed, other modules see its body: unspecialized it costs 3,000 instructions a number.
  @inlinable
  package init(_ value: Double, within range: ClosedRange<Self>) {
    // Bounds that no `Double` can be are rounded away from the range: hence "or equal".
    if value >= Double(range.upperBound) {
      self = range.upperBound
    } else if value > Double(range.lowerBound) {
      self = Self(value)
    } else {
      self = range.lowerBound
    }
  }
}

extension Int64 {
  /// The same for the type of times: a debug build specializes nothing, and converts many times.
  @inlinable
  package init(_ value: Double, within range: ClosedRange<Int64>) {
    if value >= Double(range.upperBound) {
      self = range.upperBound
    } else if value > Double(range.lowerBound) {
      self = Int64(value)
    } else {
      self = range.lowerBound
    }
  }
}
