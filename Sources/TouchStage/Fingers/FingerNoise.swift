import TouchCore

/// How synthetic fingers depart from the path that they are told.
///
/// The same seed gives the same frames on every platform.
public struct FingerNoise: Hashable, Sendable {
  /// Where the random numbers begin.
  public var seed: UInt64
  /// How far a finger trembles about its path, in points: slow, some nine times a second.
  public var tremor: Double
  /// The spread of each sample about the finger's location, in points: fast, the surface's own noise.
  public var jitter: Double
  /// How far the touched point rolls while a finger lifts, in points: the spread; less while it lands.
  public var roll: Double
  /// How far a finger has to be from where it landed before the surface reports that it moved, in points.
  ///
  /// Until then the surface says that it is where it landed, as phones do.
  public var hold: Double
  /// The steps that the surface measures in, in points; 0 where it measures finely.
  public var grid: Double
  /// The spread of the force, in UIKit's units.
  public var force: Double

  /// Creates a noise; without arguments there is none.
  public init(
    seed: UInt64 = 0,
    tremor: Double = 0,
    jitter: Double = 0,
    roll: Double = 0,
    hold: Double = 0,
    grid: Double = 0,
    force: Double = 0
  ) {
    self.seed = seed
    self.tremor = tremor
    self.jitter = jitter
    self.roll = roll
    self.hold = hold
    self.grid = grid
    self.force = force
  }

  /// A measure that is no finite number, or below 0; nil where there is none.
  var impossibleMeasure: (name: String, value: Double)? {
    let measures = [
      ("tremor", tremor), ("jitter", jitter), ("roll", roll), ("hold", hold), ("grid", grid),
      ("force", force),
    ]
    return measures.first { !($0.1 >= 0 && $0.1.isFinite) }
  }

  /// Exact fingers.
  public static let none = FingerNoise()

  /// A hand on a phone with three pixels a point, by what hands on phones show: `Hand`.
  public static func human(seed: UInt64) -> FingerNoise {
    FingerNoise(
      seed: seed,
      tremor: Hand.tremor,
      jitter: Hand.jitter,
      roll: Hand.roll,
      hold: Hand.hold,
      grid: 1.0 / 3,
      force: Hand.force
    )
  }

  /// What hands show in public recordings of three Android phones, in points of a screen that is 390 wide: one
  /// person's apps at 122 Hz with 1,218 contacts at rest, 16 of them longer than 0.15 s, and 17 fast strokes; the 31
  /// flings of the velocity tests of Android and Flutter.
  private enum Hand {
    /// The 16 long contacts spread by 0.20 about a straight line in a tenth of a second: a sine of 0.29.
    static let tremor = 0.3
    /// Samples of moving fingers spread by 0.10 about a curve through their neighbours, along the path and across.
    static let jitter = 0.1
    /// Their last 20 ms lead 0.62 away in the median, to which the tremor and the jitter contribute.
    static let roll = 0.45
    /// The 17 strokes were reported to move 0.27 to 1.10 from where they landed, and 25 to 60 ms later.
    ///
    /// In the first 40 ms 95 of 100 contacts move by less than 0.56, and most not at all. None of the 48 strokes begins
    /// backwards.
    static let hold = 1.1
    /// Our own choice.
    static let force = 0.01
  }

  /// How much less than at its lift a finger rolls while it lands: 0.23 points of a hand, which lead 0.56 away in one
  /// of twenty.
  static let landingShare = 0.5

  /// How far before a screen's end its last coordinate is, in points: a finger may be put on the end itself, which is
  /// none of the surface's coordinates.
  static let edge = 0.01
  /// How long a finger rolls while it lands, in seconds (our own choice).
  static let rolling = 0.04
  /// How often a hand at rest trembles, in hertz: physiological tremor is between 8 and 12.
  static let tremorRate = 9.0
}

/// The noise of one contact, from its landing to its lift.
struct ContactNoise {
  private let noise: FingerNoise
  private var random: SeededRandom
  private let phases: (Double, Double)
  private let landing: Vector
  private let lifting: Vector
  /// Where the surface said that the finger landed; nil before that, and once the finger moved.
  private var landed: Point?
  private var hasLanded = false
  /// Where the finger was told to be, and was measured, last.
  private var last: (told: Point, measured: Point)?
  private var isSettled = false

  init(_ noise: FingerNoise, contact: Int) {
    self.noise = noise
    // Each contact has numbers of its own, so that a change of one finger leaves the others as they are.
    random = SeededRandom(seed: noise.seed &+ UInt64(truncatingIfNeeded: contact) &* 0x9E37_79B9)
    phases = (random.unit() * 2 * .pi, random.unit() * 2 * .pi)
    let roll = noise.roll * FingerNoise.landingShare
    landing = Vector(dx: random.noise(roll), dy: random.noise(roll))
    lifting = Vector(dx: random.noise(noise.roll), dy: random.noise(noise.roll))
  }

  /// Where the surface measures a finger.
  ///
  /// - Parameters:
  ///   - point: Where the finger is told to be.
  ///   - age: How long it has been down, in seconds.
  ///   - isLifting: Whether it lifts now.
  /// - Returns: The location, in points of the screen.
  mutating func measured(_ point: Point, age: Double, isLifting: Bool) -> Point {
    if isSettled, let last { return last.measured + (point - last.told) }
    let measured = noisy(point, age: age, isLifting: isLifting)
    last = (point, measured)
    return measured
  }

  /// Ends the noise: from here on the finger moves as it is told, from where it was measured last.
  mutating func settle() { isSettled = true }

  private mutating func noisy(_ point: Point, age: Double, isLifting: Bool) -> Point {
    var measured = point
    if noise.roll != 0 {
      measured = measured + landing * (1 - min(age / FingerNoise.rolling, 1))
      if isLifting { measured = measured + lifting }
    }
    if noise.tremor != 0 {
      let turn = (2 * Double.pi * FingerNoise.tremorRate * age)
        .truncatingRemainder(dividingBy: 2 * .pi)
      measured =
        measured
        + Vector(
          dx: noise.tremor * ElementaryFunctions.sin(turn + phases.0),
          dy: noise.tremor * ElementaryFunctions.sin(turn + phases.1)
        )
    }
    if noise.jitter != 0 {
      measured =
        measured
        + Vector(dx: random.noise(noise.jitter), dy: random.noise(noise.jitter))
    }
    if noise.grid > 0 {
      measured.x = (measured.x / noise.grid).rounded(.toNearestOrEven) * noise.grid
      measured.y = (measured.y / noise.grid).rounded(.toNearestOrEven) * noise.grid
    }
    return isLifting ? measured : clamped(measured)
  }

  /// Where the surface says that a finger is which it measures at a location.
  private mutating func clamped(_ measured: Point) -> Point {
    if !hasLanded {
      hasLanded = true
      landed = measured
    }
    guard let landed, landed.distance(to: measured) < noise.hold else {
      self.landed = nil
      return measured
    }
    return landed
  }

  /// The force that the surface measures.
  mutating func measured(force: Double) -> Double {
    noise.force == 0 ? force : max(force + random.noise(noise.force), 0)
  }
}
