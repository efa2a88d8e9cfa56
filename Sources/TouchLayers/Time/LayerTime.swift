import TouchCore

/// How a layer's time runs beside the clock: its rate, and what it shows when the clock shows 0.
///
/// The clock's own time is exact; another one is rounded to the nanosecond.
struct LayerTime: Equatable {
  /// How many seconds of it pass in a second of the clock; 0 stands still.
  var rate = 1.0
  /// What it shows when the clock shows 0, in seconds.
  var start = 0.0

  /// The time at a moment of the clock.
  func time(at moment: TouchTime) -> TouchTime {
    self == LayerTime() ? moment : TouchTime(seconds: moment.seconds * rate + start)
  }

  /// The first moment of the clock, from a given one on, at which it shows a time or more; nil for never.
  func moment(of time: TouchTime, from now: TouchTime) -> TouchTime? {
    if self.time(at: now) >= time { return now }
    guard rate > 0 else { return nil }
    if self == LayerTime() { return time }
    return max(TouchTime(seconds: (time.seconds - start) / rate), now)
  }
}

/// A layer's own time: what it makes of its superlayer's.
struct LayerTiming {
  /// The moment of the superlayer's time at which the layer's shows `timeOffset`, in seconds.
  var beginTime = 0.0
  /// What the layer's time shows at `beginTime`, in seconds.
  var timeOffset = 0.0
  /// How much faster the layer's time runs than the superlayer's.
  var speed = 1.0

  /// The layer's time in a superlayer with another.
  func within(_ outer: LayerTime) -> LayerTime {
    LayerTime(rate: outer.rate * speed, start: (outer.start - beginTime) * speed + timeOffset)
  }
}
