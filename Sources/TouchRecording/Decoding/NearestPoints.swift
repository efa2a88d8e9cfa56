import TouchCore

/// Finds out which of the old points each new point is, by distance.
enum NearestPoints {
  /// Pairs new points with old ones: for each new point the index of its old one, or nil.
  ///
  /// The closest pairs come first; then two pairs exchange their points for as long as that shortens
  /// the sum of their squared distances. Points farther apart than the limit are never paired. Equal
  /// distances go to the lower indices, so that the outcome doesn't depend on the order of sorting.
  static func match(old: [Point], new: [Point], limit: Double) -> [Int?] {
    var candidates: [(distance: Double, old: Int, new: Int)] = []
    for (newIndex, point) in new.enumerated() {
      for (oldIndex, oldPoint) in old.enumerated() {
        let distance = oldPoint.distance(to: point)
        if distance <= limit { candidates.append((distance, oldIndex, newIndex)) }
      }
    }
    candidates.sort { ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new) }
    var partners = [Int?](repeating: nil, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    for pair in candidates where partners[pair.new] == nil && !isTaken[pair.old] {
      partners[pair.new] = pair.old
      isTaken[pair.old] = true
    }
    exchange(&partners, old, new, limit)
    return partners
  }

  private static func exchange(
    _ partners: inout [Int?],
    _ old: [Point],
    _ new: [Point],
    _ limit: Double
  ) {
    var rounds = new.count
    var hasChanged = true
    while hasChanged, rounds > 0 {
      hasChanged = false
      rounds -= 1
      for first in new.indices {
        for second in new.indices where second > first {
          guard let one = partners[first], let other = partners[second] else { continue }
          let straight = square(old[one], new[first]) + square(old[other], new[second])
          let crossed = square(old[other], new[first]) + square(old[one], new[second])
          guard crossed < straight,
            old[other].distance(to: new[first]) <= limit,
            old[one].distance(to: new[second]) <= limit
          else { continue }
          partners[first] = other
          partners[second] = one
          hasChanged = true
        }
      }
    }
  }

  private static func square(_ one: Point, _ other: Point) -> Double {
    let displacement = one - other
    return displacement.dx * displacement.dx + displacement.dy * displacement.dy
  }
}
