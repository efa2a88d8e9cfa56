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
  }

  /// Forgets all samples.
  mutating func removeAll() { count = 0 }

  /// The newest samples that belong to one movement, the newest first: none too old, no rest between.
  ///
  /// For speed: one look at each, without a copy of the others.
  @inline(__always)
  func withMovement<Result>(
    _ constants: VelocityConstants,
    _ body: (Movement) -> Result
  ) -> Result {
    ring.withUnsafeBufferPointer { samples in
      var used = min(count, 1)
      var place = newest
      while used < count {
        let sample = samples[place]
        place = place == 0 ? Self.capacity - 1 : place - 1
        let earlier = samples[place].time
        guard sample.time - earlier <= constants.stopGap,
          samples[newest].time - earlier <= constants.horizon
        else { break }
        used += 1
      }
      return body(Movement(samples: samples, newest: newest, count: used))
    }
  }

  /// Samples that belong to one movement.
  struct Movement {
    fileprivate let samples: UnsafeBufferPointer<Sample>
    fileprivate let newest: Int
    /// The number of samples.
    let count: Int

    /// The sample of an age, less than the count.
    @inline(__always)
    subscript(age: Int) -> Sample {
      samples[age > newest ? newest + SampleWindow.capacity - age : newest - age]
    }
  }
}
