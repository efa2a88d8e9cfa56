#if !hasFeature(Embedded)
  import TouchGraphics

  /// A particle as it is seen at a moment.
  package struct Particle: Equatable {
    /// A random number that tells it from others.
    var key: UInt64
    /// How old it is, in seconds.
    var age: Double
    /// Where its middle is, in the layer's own coordinates.
    var position: CGPoint
    /// How far it is in front of the layer's plane, in points.
    var z: CGFloat
    /// How far it is turned, in radians.
    var angle: Double
    /// How large it is beside its picture.
    var scale: Double
    /// What the colours of its picture are multiplied with.
    var color: PaintColor
    /// Its picture.
    var picture: DisplayList
  }

  /// Where a particle is emitted, and which way it goes if its cell doesn't say otherwise.
  struct ParticleLaunch {
    /// Where it begins, in the layer's own coordinates.
    var position = CGPoint.zero
    /// How far in front of the layer's plane it begins, in points.
    var z: CGFloat = 0
    /// The direction in the layer's plane, in radians: 0 leads to the right, π / 2 downwards.
    var angle = 0.0
  }

  /// Random numbers that are the same for the same seed, on every platform (SplitMix64).
  struct ParticleRandom {
    private var state: UInt64

    /// Begins with a seed.
    init(seed: UInt64) { state = seed }

    /// The next number.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var number = state
      number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
      number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
      return number ^ (number >> 31)
    }

    /// The next number, from 0 to 1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// The next number about a mean, at most half a range away from it.
    mutating func number(about mean: Double, range: Double) -> Double {
      mean + (unit() - 0.5) * range
    }
  }
#endif
