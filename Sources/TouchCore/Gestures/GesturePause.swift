/// What a machine waits for while nothing comes, and how long at most.
package struct GesturePause: Hashable, Sendable {
  /// What it waits for.
  package enum Awaited: Hashable, Sendable {
    /// The next of several taps.
    case tap(after: Int, of: Int)
    /// The press that follows taps.
    case press(after: Int)
    /// That its fingers stay until the time is over.
    case hold
  }

  /// What it waits for.
  package var awaited: Awaited
  /// Since when.
  package var since: TouchTime
  /// The longest time that it may take, or for a hold the shortest.
  package var limit: TouchTime
}

extension TapMachine {
  /// What the next tap has to keep; nil while none is waited for.
  package var pause: GesturePause? {
    lastTap.map {
      GesturePause(
        awaited: .tap(after: $0.taps, of: max(configuration.numberOfTapsRequired, 1)),
        since: $0.time,
        limit: thresholds.tapGap
      )
    }
  }
}

extension LongPressMachine {
  /// What the next tap, the press after taps, or the press itself has to keep; nil while none is waited for.
  package var pause: GesturePause? {
    switch wait {
    case .taps(let taps): taps.pause
    case .press(let since):
      GesturePause(
        awaited: .press(after: configuration.numberOfTapsRequired),
        since: since,
        limit: thresholds.tapGap
      )
    case .hold(let since):
      GesturePause(awaited: .hold, since: since, limit: configuration.minimumPressDuration)
    case nil: nil
    }
  }
}
