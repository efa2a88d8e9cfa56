/// The newest samples of a moving point, each later than the one before it.
///
/// The window keeps its storage when it is emptied: it allocates once, and adding a sample to a window in
/// use allocates nothing. The storage lies outside of the value, so that whoever looks at one sample copies no
/// other.
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
  /// The samples, in a ring that grows up to the capacity.
  private var ring: [Sample] = []

  /// The sample of an age: 0 is the newest, `count - 1` the oldest.
  subscript(age: Int) -> Sample {
    ring[age > newest ? newest + Self.capacity - age : newest - age]
  }

  /// Adds a sample; one that is no later than the newest corrects its location.
  mutating func add(_ location: Point, at time: TouchTime) {
    if count > 0, time <= ring[newest].time {
      ring[newest].location = location
      return
    }
    newest = count == 0 || newest + 1 == Self.capacity ? 0 : newest + 1
    let sample = Sample(time: time, location: location)
    if newest < ring.count {
      ring[newest] = sample
    } else {
      if ring.isEmpty { ring.reserveCapacity(Self.capacity) }
      ring.append(sample)
    }
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
