/// The newest samples of a moving point, each later than the one before it.
///
/// The window has a fixed slot for every sample, so that adding one allocates nothing.
struct SampleWindow: Sendable {
  /// Where the point was at one moment.
  struct Sample: Sendable {
    /// The moment.
    var time: TouchTime
    /// The location, in points.
    var location: Point
  }

  /// The number of samples that the window holds.
  static var capacity: Int { 20 }

  /// The number of samples so far, up to the capacity.
  private(set) var count = 0
  /// The index of the newest sample in the ring.
  private var newest = 0
  /// The samples, in a ring.
  private var ring = InlineArray<20, Sample>(repeating: Sample(time: .zero, location: .zero))

  /// The sample of an age: 0 is the newest, `count - 1` the oldest.
  subscript(age: Int) -> Sample {
    ring[(newest + Self.capacity - age) % Self.capacity]
  }

  /// Adds a sample; one that is no later than the newest corrects its location.
  mutating func add(_ location: Point, at time: TouchTime) {
    if count > 0, time <= ring[newest].time {
      ring[newest].location = location
      return
    }
    newest = (newest + 1) % Self.capacity
    ring[newest] = Sample(time: time, location: location)
    count = min(count + 1, Self.capacity)
  }

  /// Forgets all samples.
  mutating func removeAll() { count = 0 }

  /// The time between the sample of an age and the one before it.
  func duration(ofSegment age: Int) -> TouchTime { self[age].time - self[age + 1].time }

  /// The mean velocity between the sample of an age and the one before it, in points per second.
  func velocity(ofSegment age: Int) -> Vector {
    (self[age].location - self[age + 1].location) * (1 / duration(ofSegment: age).seconds)
  }

  /// The number of newest samples that belong to one movement: none too old, no rest between.
  func countOfMovement(_ constants: VelocityConstants) -> Int {
    guard count > 0 else { return 0 }
    var used = 1
    while used < count,
      duration(ofSegment: used - 1) <= constants.stopGap,
      self[0].time - self[used].time <= constants.horizon
    {
      used += 1
    }
    return used
  }
}
