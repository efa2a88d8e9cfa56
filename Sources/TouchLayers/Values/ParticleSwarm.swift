#if !hasFeature(Embedded)
  import TouchCore
  import TouchGraphics

  /// The particles that are seen at a moment, worked out from when they were emitted.
  struct ParticleSwarm {
    /// The most particles that a layer shows (our own choice: a report keeps every picture of them).
    static var most: Int { 100 }
    /// The most particles that are worked out.
    private static var mostInAll: Int { 20_000 }
    /// The most births that are looked at, of a cell in a stretch of time.
    private static var mostBirths: Double { 20_000 }

    /// What a layer multiplies the numbers of its own cells with.
    struct Factors {
      var birthRate = 1.0
      var lifetime = 1.0
      var velocity = 1.0
      var scale = 1.0
      var spin = 1.0
    }

    /// A stretch of the time of what emits, and its present moment, in seconds.
    struct Window {
      /// Where it begins.
      var start: Double
      /// Where it ends; births at that moment come later.
      var end: Double
      /// The present moment.
      var now: Double
    }

    /// The particles so far.
    private(set) var particles: [Particle] = []

    /// Adds what a layer emitted in a stretch of its time.
    mutating func add(_ emission: LayerEmission, in window: Window) {
      let factors = Factors(
        birthRate: Double(emission.birthRate),
        lifetime: Double(emission.lifetime),
        velocity: Double(emission.velocity),
        scale: Double(emission.scale),
        spin: Double(emission.spin)
      )
      for (index, cell) in emission.cells.enumerated() {
        add(cell, factors, in: window, key: Self.key(index, in: UInt64(emission.seed))) {
          emission.launch(&$1)
        }
      }
    }

    private static func key(_ index: Int, in outer: UInt64) -> UInt64 {
      var random = ParticleRandom(seed: outer ^ UInt64(index &+ 1) &* 0xD6E8_FEB8_6659_FD93)
      return random.next()
    }

    /// Adds what a cell emitted in a stretch of the time of what emits it.
    ///
    /// The birth that is numbered n is at n divided by the rate, in the cell's time.
    private mutating func add(
      _ cell: EmitterCellValues,
      _ factors: Factors,
      in window: Window,
      key: UInt64,
      from launch: (_ time: Double, _ random: inout ParticleRandom) -> ParticleLaunch
    ) {
      let rate = cell[.birthRate] * factors.birthRate
      guard cell.isEnabled, cell[.speed] > 0, rate > 0, rate < .infinity else { return }
      let now = cell.time(at: window.now)
      let reach = cell.reach(times: factors.lifetime)
      let end = min(cell.time(at: window.end), cell.activeDuration)
      let start = max(cell.time(at: window.start), 0, now - reach)
      guard reach > 0, start < end else { return }
      let last = (end * rate).rounded(.up)
      let first = max((start * rate).rounded(.up), last - Self.mostBirths)
      guard first >= 0, last < 0x1p53 else { return }
      var number = last - 1
      while number >= first, particles.count < Self.mostInAll {
        let birth = number / rate
        number -= 1
        var random = ParticleRandom(seed: key ^ birth.bitPattern)
        let place = launch(cell.outerTime(of: birth), &random)
        let path = ParticlePath(cell, factors, from: place, &random)
        add(path, of: cell, at: now - birth, key: random.next())
      }
    }

    /// Adds a particle at an age, and what it emitted itself.
    private mutating func add(
      _ path: ParticlePath,
      of cell: EmitterCellValues,
      at age: Double,
      key: UInt64
    ) {
      if age < path.lifetime, let picture = cell.picture,
        let particle = path.particle(age, picture, key: key)
      {
        particles.append(particle)
      }
      let window = Window(start: 0, end: min(age, path.lifetime), now: age)
      for (index, inner) in cell.cells.enumerated() {
        add(inner, Factors(), in: window, key: Self.key(index, in: key)) { time, _ in
          path.launch(at: time)
        }
      }
    }

    /// The particles in the order in which they are painted.
    ///
    /// Of too many, those with the least keys are shown: some of every age, and the same at the next moment.
    func sorted(by mode: CAEmitterLayerRenderMode) -> [Particle] {
      let shown =
        particles.count > Self.most
        ? Array(particles.sorted { $0.key < $1.key }.prefix(Self.most)) : particles
      return switch mode {
      case .oldestLast: shown.sorted { $0.age < $1.age }
      case .backToFront: shown.sorted { $0.z < $1.z }
      default: shown.sorted { $0.age > $1.age }
      }
    }
  }

  /// What a particle was emitted with.
  private struct ParticlePath {
    /// How long it is seen, in seconds.
    let lifetime: Double
    private let start: ParticleLaunch
    private let angle: Double
    /// The velocity in points a second, along x, y and z.
    private let velocity: (x: Double, y: Double, z: Double)
    private let acceleration: (x: Double, y: Double, z: Double)
    private let scale: (start: Double, speed: Double)
    private let spin: Double
    private let color: PaintColor
    private let colorSpeed: PaintColor

    /// Draws the numbers of a particle.
    init(
      _ cell: EmitterCellValues,
      _ factors: ParticleSwarm.Factors,
      from start: ParticleLaunch,
      _ random: inout ParticleRandom
    ) {
      func number(_ mean: EmitterCellProperty, _ range: EmitterCellProperty) -> Double {
        random.number(about: cell[mean], range: cell[range])
      }
      self.start = start
      lifetime = number(.lifetime, .lifetimeRange) * factors.lifetime
      let pace = number(.velocity, .velocityRange) * factors.velocity
      angle =
        start.angle + random.number(about: cell[.emissionLongitude], range: cell[.emissionRange])
      let latitude = cell[.emissionLatitude]
      let flat = pace * ElementaryFunctions.cos(latitude)
      velocity = (
        flat * ElementaryFunctions.cos(angle), flat * ElementaryFunctions.sin(angle),
        pace * ElementaryFunctions.sin(latitude)
      )
      acceleration = (cell[.xAcceleration], cell[.yAcceleration], cell[.zAcceleration])
      scale = (
        number(.scale, .scaleRange) * factors.scale, cell[.scaleSpeed] * factors.scale
      )
      spin = number(.spin, .spinRange) * factors.spin
      let mean = PaintColor(cell.color ?? .white)
      color = PaintColor(
        red: random.number(about: mean.red, range: cell[.redRange]),
        green: random.number(about: mean.green, range: cell[.greenRange]),
        blue: random.number(about: mean.blue, range: cell[.blueRange]),
        alpha: random.number(about: mean.alpha, range: cell[.alphaRange])
      )
      colorSpeed = PaintColor(
        red: cell[.redSpeed],
        green: cell[.greenSpeed],
        blue: cell[.blueSpeed],
        alpha: cell[.alphaSpeed]
      )
    }

    private func position(at age: Double) -> (x: Double, y: Double, z: Double) {
      let half = age * age / 2
      return (
        Double(start.position.x) + velocity.x * age + acceleration.x * half,
        Double(start.position.y) + velocity.y * age + acceleration.y * half,
        Double(start.z) + velocity.z * age + acceleration.z * half
      )
    }

    /// The particle at an age; nil where nothing is seen of it.
    func particle(_ age: Double, _ picture: DisplayList, key: UInt64) -> Particle? {
      func part(_ start: Double, _ speed: Double) -> Double { min(max(start + speed * age, 0), 1) }
      let scale = scale.start + self.scale.speed * age
      let alpha = part(color.alpha, colorSpeed.alpha)
      let (x, y, z) = position(at: age)
      guard scale > 0, alpha > 0, (x + y + z + scale).isFinite else { return nil }
      return Particle(
        key: key,
        age: age,
        position: CGPoint(x: CGFloat(x), y: CGFloat(y)),
        z: CGFloat(z),
        angle: spin * age,
        scale: scale,
        color: PaintColor(
          red: part(color.red, colorSpeed.red),
          green: part(color.green, colorSpeed.green),
          blue: part(color.blue, colorSpeed.blue),
          alpha: alpha
        ),
        picture: picture
      )
    }

    /// Where the particle itself emits at an age: from where it is, the way that it goes.
    func launch(at age: Double) -> ParticleLaunch {
      let (x, y, z) = position(at: age)
      let across = velocity.x + acceleration.x * age
      let down = velocity.y + acceleration.y * age
      return ParticleLaunch(
        position: CGPoint(x: CGFloat(x), y: CGFloat(y)),
        z: CGFloat(z),
        angle: across == 0 && down == 0 ? angle : ElementaryFunctions.atan2(down, across)
      )
    }
  }

  extension EmitterCellValues {
    /// What a particle shows, in points; nil for nothing.
    fileprivate var picture: DisplayList? {
      guard let contents, self[.contentsScale] > 0 else { return nil }
      let scale = CGFloat(self[.contentsScale])
      let size = CGSize(
        width: CGFloat(contents.width) / scale,
        height: CGFloat(contents.height) / scale
      )
      let list = contents.list.scaled(to: size).part(contentsRect)
      return list.width > 0 && list.height > 0 ? list : nil
    }
  }
#endif
