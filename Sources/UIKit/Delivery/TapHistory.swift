import TouchCore

/// Counts taps that come quickly at one location, for `UITouch.tapCount` (rule 1.9).
struct TapHistory {
  private struct Tap {
    var lifted: TouchTime
    var location: Point
    var count: Int
    var window: ObjectIdentifier
  }

  /// How many taps are kept; the oldest give way (our own choice: as many as inputs can be live).
  private static let capacity = InputMask.capacity

  private var recent: [Tap] = []

  /// The count of a touch that begins: one more than that of a tap shortly before, close by.
  mutating func count(
    at location: Point,
    _ time: TouchTime,
    in window: UIWindow,
    gap: TouchTime,
    distance: Double
  ) -> Int {
    recent.discard { time - $0.lifted > gap }
    let index = recent.index { tap in
      tap.window == ObjectIdentifier(window)
        && tap.location.distance(to: location) <= distance
    }
    guard let index else { return 1 }
    return recent.remove(at: index).count + 1
  }

  /// Notes the lift of a touch that is still a tap.
  mutating func lifted(
    at location: Point,
    _ time: TouchTime,
    in window: UIWindow,
    count: Int
  ) {
    if recent.count == Self.capacity { recent.removeFirst() }
    recent.append(
      Tap(lifted: time, location: location, count: count, window: ObjectIdentifier(window))
    )
  }
}
