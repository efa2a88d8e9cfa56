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
    /// The mean velocity since the sample before, in points per second.
    var velocity = Vector.zero

    /// Measures the interval and the velocity since an earlier sample.
    @inline(__always)
    mutating func measure(after earlier: Sample, _ constants: VelocityConstants) {
      let rest = 1 - earlier.interval.movement
      let step = location - earlier.location
      let duration = (time - earlier.time).seconds
      velocity = step * (1 / duration)
      interval = Interval()
      interval.displacement = step + earlier.interval.displacement * rest
      interval.duration = duration + earlier.interval.duration * rest
      let distance = interval.displacement.length
      if distance < constants.fullMovement {
        let ramp = constants.fullMovement - constants.stillness
        interval.movement = max((distance - constants.stillness) / ramp, 0)
      }
    }
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
  /// How many of the newest samples belong to one movement; kept where rests aren't merged.
  private var movementCount = 0
  /// The samples, in a ring that grows up to the capacity.
  private var ring: [Sample] = []

  /// The sample of an age: 0 is the newest, `count - 1` the oldest.
  subscript(age: Int) -> Sample {
    ring[Self.index(newest, age)]
  }

  /// The index in the ring of the sample of an age.
  @inline(__always)
  private static func index(_ newest: Int, _ age: Int) -> Int {
    age > newest ? newest &+ capacity &- age : newest &- age
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
    var sample = Sample(time: time, location: location, since: time)
    if count > 0 {
      let last = ring[newest]
      if time <= last.time || time - last.since < constants.shortestInterval {
        sample.since = last.since
        sample.time = max(last.time, time)
        if count > 1 {
          sample.measure(after: self[1], constants)
        } else {
          sample.interval = last.interval
        }
        ring[newest] = sample
        if !mergingRests { countMovement(isNew: false, constants) }
        return
      }
      if mergingRests, count > 1, last.interval.movement <= 0 {
        sample.measure(after: self[1], constants)
        ring[newest] = sample
        return
      }
      newest = newest + 1 == Self.capacity ? 0 : newest + 1
      sample.measure(after: last, constants)
    } else {
      newest = 0
    }
    count = min(count + 1, Self.capacity)
    if newest < ring.count {
      ring[newest] = sample
    } else {
      if ring.isEmpty { ring.reserveCapacity(Self.capacity) }
      ring.append(sample)
    }
    if !mergingRests { countMovement(isNew: true, constants) }
  }

  /// Counts the samples of the movement: a rest ends it, and as time goes on, samples only leave.
  private mutating func countMovement(isNew: Bool, _ constants: VelocityConstants) {
    guard count > 1 else {
      movementCount = 1
      return
    }
    var used = min(movementCount &+ (isNew ? 1 : 0), Self.capacity)
    ring.withUnsafeBufferPointer { samples in
      let now = samples[newest].time
      if now - samples[Self.index(newest, 1)].time > constants.stopGap { used = 1 }
      let earliest = now - constants.horizon
      while used > 1, samples[Self.index(newest, used &- 1)].time < earliest { used &-= 1 }
    }
    movementCount = used
  }

  /// Discards all samples.
  mutating func removeAll() { count = 0 }

  /// The newest samples that belong to one movement: none too old, no rest between.
  ///
  /// Only where rests aren't merged. For speed: one look at each, without a copy of the others.
  @inline(__always)
  func withMovement<Result>(_ body: (Movement) -> Result) -> Result {
    ring.withUnsafeBufferPointer {
      body(Movement(samples: $0, newest: newest, count: movementCount))
    }
  }

  /// Samples that belong to one movement.
  struct Movement {
    fileprivate let samples: UnsafeBufferPointer<Sample>
    fileprivate let newest: Int
    /// The number of samples.
    let count: Int

    // Of the sample of an age, less than the count: each alone, as a sample is ten numbers.

    @inline(__always)
    func time(_ age: Int) -> TouchTime { samples[SampleWindow.index(newest, age)].time }

    @inline(__always)
    func location(_ age: Int) -> SIMD2<Double> {
      let location = samples[SampleWindow.index(newest, age)].location
      return SIMD2(location.x, location.y)
    }

    @inline(__always)
    func velocity(_ age: Int) -> SIMD2<Double> {
      let velocity = samples[SampleWindow.index(newest, age)].velocity
      return SIMD2(velocity.dx, velocity.dy)
    }

    /// Hands out the samples of an age and of all lower ones, the oldest first.
    @inline(__always)
    func forEachFromOldest(_ age: Int, _ body: (borrowing Sample) -> Void) {
      guard age >= 0 else { return }
      var first = SampleWindow.index(newest, age)
      var end = first <= newest ? newest &+ 1 : SampleWindow.capacity
      while true {
        for index in first..<end { body(samples[index]) }
        if end == newest &+ 1 { return }
        first = 0
        end = newest &+ 1
      }
    }
  }
}
