/// The newest samples of a moving point, each later than the one before it by the shortest interval.
///
/// The window keeps its storage when it is emptied: it allocates once, and adding a sample to a window in
/// use allocates nothing. The storage lies outside of the value, so that a look at one sample copies no
/// other.
struct SampleWindow: Sendable {
  /// Where the point was at one moment.
  struct Sample: Sendable {
    /// The moment.
    var time: TouchTime
    /// The location, in points.
    var location: Point
    /// The moment of the first report that went into the sample.
    var since: TouchTime
    /// The interval that ends with the sample.
    var interval = Interval()
  }

  /// The time between two samples, with what earlier ones in which the point was still, or nearly so, have
  /// not counted: it makes no difference whether a slow movement comes in one sample or in several.
  struct Interval: Sendable {
    /// How far the point moved, in points.
    var displacement = Vector.zero
    /// How long it took, in seconds.
    var duration = 0.0
    /// The part that the interval counts with: 0 where the point was still, 1 where it moved.
    var movement = 1.0

    /// The mean velocity, in points per second.
    var velocity: Vector { displacement * (1 / duration) }
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

  /// Adds a sample; one that isn't later than the newest by the shortest interval corrects it.
  ///
  /// Where rests are merged, a sample takes the place of one that ends a rest, which counts for nothing: however
  /// long the rest, the window holds the movement before it.
  mutating func add(
    _ location: Point,
    at time: TouchTime,
    mergingRests: Bool,
    _ constants: VelocityConstants
  ) {
    if count > 0,
      time <= ring[newest].time
        || time - ring[newest].since < constants.shortestInterval
    {
      ring[newest].location = location
      ring[newest].time = max(ring[newest].time, time)
      return measureNewest(constants)
    }
    if !mergingRests || count < 2 || ring[newest].interval.movement > 0 {
      newest = count == 0 || newest + 1 == Self.capacity ? 0 : newest + 1
      count = min(count + 1, Self.capacity)
    }
    let sample = Sample(time: time, location: location, since: time)
    if newest < ring.count {
      ring[newest] = sample
    } else {
      if ring.isEmpty { ring.reserveCapacity(Self.capacity) }
      ring.append(sample)
    }
    measureNewest(constants)
  }

  /// Measures the interval that ends with the newest sample.
  private mutating func measureNewest(_ constants: VelocityConstants) {
    guard count > 1 else { return }
    let earlier = self[1]
    let rest = 1 - earlier.interval.movement
    var interval = Interval()
    interval.displacement =
      ring[newest].location - earlier.location + earlier.interval.displacement * rest
    interval.duration =
      (ring[newest].time - earlier.time).seconds + earlier.interval.duration * rest
    let distance = interval.displacement.length
    if distance < constants.fullMovement {
      let ramp = constants.fullMovement - constants.stillness
      interval.movement = max((distance - constants.stillness) / ramp, 0)
    }
    ring[newest].interval = interval
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
