/// Random numbers that are the same for the same seed, on every platform (SplitMix64).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to, not including, 1.
  public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number around 0 with the given spread, bell shaped: the sum of twelve even ones.
  public mutating func noise(_ spread: Double) -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += unit() }
    return sum * spread
  }
}
