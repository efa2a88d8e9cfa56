public import TouchCore

/// A hand that touches as people do, for samples and tests where no recording is at hand.
///
/// Fingers speed up and slow down smoothly, tremble a little, land and lift with a small roll, and press
/// harder in the middle of a touch than at its ends. The same seed makes the same frames.
///
/// ```swift
/// var hand = SyntheticHand(seed: 1)
/// hand.tap(at: Point(x: 100, y: 200))
/// hand.pause(0.5)
/// hand.drag(from: Point(x: 100, y: 200), to: Point(x: 250, y: 220), for: 0.4)
/// let frames = hand.frames
/// ```
public struct SyntheticHand: Sendable {
  /// What the hand has done so far.
  public private(set) var frames: [TouchFrame] = []

  /// Frames a second.
  public let rate: Double
  /// How far a finger trembles about its path, in points.
  public var tremor = 0.25
  /// How far the touched point wanders while a finger lands or lifts, in points.
  public var roll = 0.8
  /// How hard the hand presses in the middle of a touch; nil for hardware without force.
  public var force: Double? = 1

  private var random: SeededRandom
  private var now = 0.0
  private var lastID = 0

  /// Creates a hand that has done nothing yet.
  ///
  /// - Parameters:
  ///   - seed: Where the random numbers begin.
  ///   - rate: Frames a second, from 1 to 1,000.
  public init(seed: UInt64, rate: Double = 120) {
    precondition(
      (1...1000).contains(rate),
      "A surface reports 1 to 1,000 frames a second, not \(rate): give SyntheticHand such a rate"
    )
    random = SeededRandom(seed: seed)
    self.rate = rate
  }

  // MARK: Choreography

  /// Does nothing for a while, in seconds, which is finite and not negative.
  public mutating func pause(_ duration: Double) {
    Self.check(duration)
    now += duration
  }

  /// Taps with one finger.
  public mutating func tap(at location: Point, for duration: Double = 0.09) {
    touch(for: duration) { _ in [location] }
  }

  /// Rests one finger.
  public mutating func press(at location: Point, for duration: Double) {
    touch(for: duration) { _ in [location] }
  }

  /// Drags one finger along a line.
  public mutating func drag(from start: Point, to end: Point, for duration: Double) {
    touch(for: duration) { [start + (end - start) * SyntheticHand.ease($0)] }
  }

  /// Moves two fingers apart, together, or around each other.
  ///
  /// - Parameters:
  ///   - center: The point between the fingers.
  ///   - distances: Their distance in points at the beginning and at the end.
  ///   - angles: The direction from the first to the second in radians, at the beginning and at the end.
  ///   - duration: How long it takes, in seconds.
  public mutating func twoFingers(
    around center: Point,
    distances: (from: Double, to: Double),
    angles: (from: Double, to: Double) = (0, 0),
    for duration: Double
  ) {
    touch(for: duration) { progress in
      let part = SyntheticHand.ease(progress)
      let half = (distances.from + (distances.to - distances.from) * part) / 2
      let angle = angles.from + (angles.to - angles.from) * part
      let offset = Vector(
        dx: half * ElementaryFunctions.cos(angle),
        dy: half * ElementaryFunctions.sin(angle)
      )
      return [center + offset * -1, center + offset]
    }
  }

  /// Drags one finger along a line, faster and faster, and lifts it at full speed.
  public mutating func flick(from start: Point, to end: Point, for duration: Double) {
    let displacement = end - start
    touch(for: duration) { progress in
      let part = progress * (0.4 + 0.6 * progress)
      return [start + displacement * part]
    }
  }

  // MARK: Two hands

  /// What this hand and another one do at the same time, each with its own pauses.
  public func together(with other: SyntheticHand) -> [TouchFrame] {
    var merged = frames
    for var frame in other.frames {
      for index in frame.contacts.indices {
        frame.contacts[index].id = Contact.ID(frame.contacts[index].id.rawValue + lastID)
      }
      let index = merged.firstIndex { $0.time >= frame.time } ?? merged.endIndex
      if index < merged.endIndex, merged[index].time == frame.time {
        merged[index].contacts += frame.contacts
      } else {
        merged.insert(frame, at: index)
      }
    }
    return merged
  }

  // MARK: One touch

  /// Moves fingers along paths from the moment that they land until they lift.
  ///
  /// - Parameters:
  ///   - duration: How long they stay, in seconds, finite and not negative; at least until the next frame.
  ///   - pressure: How hard they press, for a progress from 0 to 1; as hard as the hand does unless given.
  ///   - path: Where the fingers are, in finite numbers, for a progress from 0 to 1; always as many.
  public mutating func touch(
    for duration: Double,
    pressing pressure: ((Double) -> Double)? = nil,
    along path: (Double) -> [Point]
  ) {
    Self.check(duration)
    let steps = Int((duration * rate).rounded(.toNearestOrEven), within: 1...Int(Int32.max))
    let ids = path(0).indices.map { Contact.ID(lastID + 1 + $0) }
    lastID += ids.count
    let rolls = ids.map { _ in (random.noise(roll), random.noise(roll)) }
    for step in 0...steps {
      let progress = Double(step) / Double(steps)
      let phase: Contact.Phase = step == 0 ? .began : step == steps ? .ended : .moved
      let locations = path(progress)
      precondition(
        locations.count == ids.count && locations.allSatisfy { $0.x.isFinite && $0.y.isFinite },
        "A touch of \(ids.count) fingers is at \(locations) as it moves: give SyntheticHand a finite place for each"
      )
      let contacts = locations.enumerated().map { index, location in
        contact(
          ids[index],
          phase,
          at: location,
          rolled: rolls[index],
          pressing: pressure.map { $0(progress) },
          progress: progress
        )
      }
      frames.append(TouchFrame(time: moment(step), contacts: contacts))
    }
    now += Double(steps) / rate
  }

  private static func check(_ duration: Double) {
    precondition(
      duration.isFinite && duration >= 0,
      "Nothing takes \(duration) seconds: give SyntheticHand a finite time that isn't negative"
    )
  }

  private func moment(_ step: Int) -> TouchTime {
    // Whole microseconds, as recordings have them.
    let micros = ((now + Double(step) / rate) * 1e6).rounded(.toNearestOrEven)
    return TouchTime(nanoseconds: Int64(micros, within: 0...Int64.max / 1000) * 1000)
  }

  private mutating func contact(
    _ id: Contact.ID,
    _ phase: Contact.Phase,
    at location: Point,
    rolled: (Double, Double),
    pressing pressure: Double?,
    progress: Double
  ) -> Contact {
    // The fingertip flattens as it lands and rolls off as it lifts: full pressure in between.
    let pressed = min(min(progress, 1 - progress) * 6, 1)
    let roll = (progress - 0.5) * (1 - pressed)
    let wobble = phase == .ended ? 0 : tremor
    let x = location.x + rolled.0 * roll + random.noise(wobble)
    let y = location.y + rolled.1 * roll + random.noise(wobble)
    // A hand without force has none to show, however hard it is told to press.
    let strength = force.map { pressure ?? $0 * (0.3 + 0.7 * pressed) }
    return Contact(
      id: id,
      phase: phase,
      position: Point(x: rounded(x, 100), y: rounded(y, 100)),
      force: strength.map { rounded(max($0 + random.noise(0.01), 0), 1000) },
      radius: rounded(7 + 2 * pressed + random.noise(0.1), 100)
    )
  }

  private func rounded(_ value: Double, _ unit: Double) -> Double {
    (value * unit).rounded(.toNearestOrEven) / unit
  }

  /// Slow, fast, slow: the smoothest progress from 0 to 1 (minimum jerk).
  public static func ease(_ progress: Double) -> Double {
    progress * progress * progress * (10 + progress * (6 * progress - 15))
  }
}
