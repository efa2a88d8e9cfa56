// Both axes at once, by the bits of their signs: for speed, as a comparison of each would branch.
extension SIMD2<Double> {
  /// Both numbers without their signs.
  @inline(__always)
  var magnitudes: SIMD2<Double> { Self(bits: bits & ~Self.signs) }

  /// Both numbers, which aren't negative, with the signs of two others.
  @inline(__always)
  func withSigns(of other: SIMD2<Double>) -> SIMD2<Double> {
    Self(bits: bits | other.bits & Self.signs)
  }

  /// Both numbers, each negated where that of two others is negative.
  @inline(__always)
  func alongSigns(of other: SIMD2<Double>) -> SIMD2<Double> {
    Self(bits: bits ^ other.bits & Self.signs)
  }

  @inline(__always)
  private var bits: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }

  @inline(__always)
  private init(bits: SIMD2<UInt64>) { self = unsafeBitCast(bits, to: Self.self) }

  @inline(__always)
  private static var signs: SIMD2<UInt64> { SIMD2<UInt64>(repeating: 1 << 63) }
}
