import TouchCore

/// How synthetic fingers depart from the path that they are told.
///
/// The same seed gives the same frames on every platform.
public struct FingerNoise: Hashable, Sendable {
  /// Where the random numbers begin.
  public var seed: UInt64
  /// How far a finger trembles about its path, in points: slow, some nine times a second.
  public var tremor: Double
  /// The spread of each sample about the finger's place, in points: fast, the surface's own noise.
  public var jitter: Double
  /// How far the touched point rolls while a finger lands or lifts, in points.
  public var roll: Double
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
    grid: Double = 0,
    force: Double = 0
  ) {
    self.seed = seed
    self.tremor = tremor
    self.jitter = jitter
    self.roll = roll
    self.grid = grid
    self.force = force
  }

  /// Exact fingers.
  public static let none = FingerNoise()

  /// A hand on a phone with three pixels a point (our own choice of measures, as `SyntheticHand`'s).
  public static func human(seed: UInt64) -> FingerNoise {
    FingerNoise(seed: seed, tremor: 0.3, jitter: 0.1, roll: 0.8, grid: 1.0 / 3, force: 0.01)
  }

  /// How far before a screen's end its last coordinate is, in points: the end itself isn't on the screen.
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

  init(_ noise: FingerNoise, contact: Int) {
    self.noise = noise
    // Each contact has numbers of its own, so that a change of one finger leaves the others as they are.
    random = SeededRandom(seed: noise.seed &+ UInt64(truncatingIfNeeded: contact) &* 0x9E37_79B9)
    phases = (random.unit() * 2 * .pi, random.unit() * 2 * .pi)
    landing = Vector(dx: random.noise(noise.roll), dy: random.noise(noise.roll))
    lifting = Vector(dx: random.noise(noise.roll), dy: random.noise(noise.roll))
  }

  /// Where the surface measures a finger.
  ///
  /// - Parameters:
  ///   - point: Where the finger is told to be.
  ///   - age: How long it has been down, in seconds.
  ///   - isLifting: Whether it lifts now.
  /// - Returns: The place, in points of the screen.
  mutating func measured(_ point: Point, age: Double, isLifting: Bool) -> Point {
    var measured = point
    if noise.roll != 0 {
      measured = measured + landing * (1 - min(age / FingerNoise.rolling, 1))
      if isLifting { measured = measured + lifting * 0.5 }
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
    return measured
  }

  /// The force that the surface measures.
  mutating func measured(force: Double) -> Double {
    noise.force == 0 ? force : max(force + random.noise(noise.force), 0)
  }
}
