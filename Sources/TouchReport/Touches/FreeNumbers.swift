/// Numbers from 1 on, of which the lowest free one is taken each time.
struct FreeNumbers {
  /// Whether each number is taken; the first is 1.
  private var areTaken: [Bool] = []
  /// No lower number is free.
  private var lowest = 1

  /// The lowest number that is free, which is taken from then on.
  mutating func take() -> Int {
    while lowest <= areTaken.count, areTaken[lowest - 1] { lowest += 1 }
    if lowest > areTaken.count { areTaken.append(true) } else { areTaken[lowest - 1] = true }
    return lowest
  }

  /// Frees a number that was taken.
  mutating func give(back number: Int) {
    areTaken[number - 1] = false
    lowest = min(lowest, number)
  }
}
