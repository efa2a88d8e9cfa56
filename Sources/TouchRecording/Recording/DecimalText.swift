import TouchCore

/// A number as `.touches` files write it: rounded to some decimals, as short as possible.
///
/// Whole numbers have no `.0`. Numbers that aren't finite become 0, as JSON has no such numbers.
func decimalText(_ value: Double, places: Int) -> String {
  let rounded = rounded(value, places: places)
  if rounded == rounded.rounded(), rounded.magnitude < 1e15 {
    return String(Int64(rounded, within: .min ... .max))
  }
  return rounded.description
}

/// The nearest whole number to one below 2⁵², halves away from zero; a negative zero may come out positive.
///
/// For speed: where the processor has no instruction for it, `rounded()` is a call.
@inline(__always)
private func nearestWhole(_ value: Double) -> Double {
  let whole = Double(Int64(value))
  let rest = value - whole
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
}

/// Rounds to some decimals; numbers that aren't finite become 0.
func rounded(_ value: Double, places: Int) -> Double {
  guard value.isFinite else { return 0 }
  let factor: Double = places == 3 ? 1e3 : 1e4
  guard value.magnitude < 1e11 else { return value }
  let rounded = nearestWhole(value * factor) / factor
  // There is no negative zero in a file.
  return rounded == 0 ? 0 : rounded
}
