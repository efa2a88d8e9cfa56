/// A pseudorandom generator that depends only on the seed and the stream (SplitMix64).
struct Dice {
  private var state: UInt64

  /// Creates a generator; streams of one seed are independent of each other.
  init(_ seed: UInt64, stream: UInt64) {
    state = Dice.mixed(seed ^ Dice.mixed(stream &+ 0x9e37_79b9_7f4a_7c15))
  }

  /// The next number.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return Dice.mixed(state)
  }

  /// A number from zero to one less than the count.
  mutating func below(_ count: Int) -> Int { Int(next() >> 33) % max(count, 1) }

  /// True in one of so many cases.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// True in so many of a thousand cases.
  mutating func happens(permille: Int) -> Bool { below(1000) < permille }

  /// One of the elements; the array isn't empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// A number in a range, in steps of an eighth.
  mutating func real(_ low: Int, _ high: Int) -> Double {
    Double(low) + Double(below((high - low) * 8 + 1)) / 8
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
