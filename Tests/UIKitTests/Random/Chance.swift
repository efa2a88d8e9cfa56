/// Pseudorandom numbers that depend only on a seed and on a question.
///
/// Omitting a part of a run doesn't change the numbers of the rest, which makes shrinking work.
struct Chance {
  let seed: UInt64

  /// The number for a question; up to four numbers identify the question.
  func roll(_ first: Int, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0) -> UInt64 {
    var mixed = Chance.mix(seed ^ UInt64(truncatingIfNeeded: first))
    mixed = Chance.mix(mixed ^ UInt64(truncatingIfNeeded: second &<< 16 ^ third &<< 32 ^ fourth))
    return mixed
  }

  /// Whether an event with a probability in thousandths happens.
  func happens(
    _ permille: Int,
    _ first: Int,
    _ second: Int = 0,
    _ third: Int = 0,
    _ fourth: Int = 0
  ) -> Bool {
    Int(roll(first, second, third, fourth) % 1000) < permille
  }

  private static func mix(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
