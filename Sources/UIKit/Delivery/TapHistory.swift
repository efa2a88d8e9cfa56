import TouchCore

/// Counts taps that come quickly in one place, for `UITouch.tapCount` (rule 1.9).
struct TapHistory {
  private struct Tap {
    var lifted: TouchTime
    var location: CGPoint
    var count: Int
    unowned(unsafe) var window: UIWindow
  }

  private var recent: [Tap] = []

  /// The count of a touch that begins: one more than that of a tap shortly before, close by.
  mutating func count(of touch: UITouch, constants: GestureConstants) -> Int {
    recent.removeAll { touch.current.time - $0.lifted > constants.tapCountInterval }
    for (place, tap) in recent.enumerated()
    where tap.window === touch.window
      && touch.isWithin(constants.tapCountDistance, of: tap.location)
    {
      recent.remove(at: place)
      return tap.count + 1
    }
    return 1
  }

  /// A touch moved or ended: after a large movement it is no tap; a lift makes it one to count from.
  mutating func follow(_ touch: UITouch, constants: GestureConstants) {
    if !touch.isWithin(constants.tapCountDistance, of: touch.original.location) {
      touch.tapCount = 0
    }
    if touch.phase == .ended, touch.tapCount > 0, let window = touch.window {
      recent.append(
        Tap(
          lifted: touch.current.time,
          location: touch.current.location,
          count: touch.tapCount,
          window: window
        )
      )
    }
  }
}

extension UITouch {
  fileprivate func isWithin(_ distance: Double, of place: CGPoint) -> Bool {
    Point(current.location).distance(to: Point(place)) <= distance
  }
}
