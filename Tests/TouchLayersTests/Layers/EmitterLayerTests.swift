import Expectations
import Testing
import TouchCore
import TouchGraphics

@testable import TouchLayers

/// Layers that emit particles.
@MainActor
struct EmitterLayerTests {
  private let clock = EngineClock()

  /// A picture of 10 by 6 points.
  private var picture: CGImage {
    var list = DisplayList(width: 10, height: 6)
    list.fill(Path(list.bounds), .white)
    return CGImage(list, scale: 1)
  }

  /// A cell named spark that emits 10 particles a second, each for 2 seconds, at 100 points a second.
  private func cell() -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = "spark"
    cell.contents = picture
    (cell.birthRate, cell.lifetime, cell.velocity) = (10, 2, 100)
    return cell
  }

  private func emitter(_ cell: CAEmitterCell) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.emitterCells = [cell]
    return layer
  }

  private func particles(_ layer: CALayer) -> [Particle] {
    layer.particles ?? []
  }

  @Test(
    "an emitter has Apple's values until it is told others, copies have them, and key paths lead to all"
  )
  func values() throws {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    #expect(
      layer.emitterCells == nil && layer.emitterShape == .point && layer.emitterMode == .volume
    )
    #expect(layer.renderMode == .unordered && layer.seed == 0 && !layer.preservesDepth)
    expectEqual(
      [layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin],
      [1, 1, 1, 1, 1]
    )
    #expect(cell.isEnabled && cell.birthRate == 0 && cell.lifetime == 0 && cell.contents == nil)
    #expect(cell.scale == 1 && cell.contentsScale == 1 && cell.speed == 1 && cell.color == .white)
    #expect(cell.magnificationFilter == "linear" && cell.contentsRect == .unit)
    #expect(CAEmitterCell.defaultValue(forKey: "scale") as? CGFloat == 1)
    let inner = CAEmitterCell()
    (cell.name, inner.name, cell.emitterCells) = ("spark", "trail", [inner])
    layer.emitterCells = [cell]
    layer.setValue(40, forKeyPath: "emitterCells.spark.birthRate")
    layer.setValue(0.5 as Float, forKeyPath: "emitterCells.spark.emitterCells.trail.scale")
    layer.setValue(false, forKeyPath: "emitterCells.spark.enabled")
    layer.setValue(CGSize(width: 3, height: 4), forKey: "emitterSize")
    layer.setValue(2, forKeyPath: "scale")
    #expect(cell.birthRate == 40 && inner.scale == 0.5 && !cell.isEnabled && layer.scale == 2)
    let copy = CAEmitterLayer(layer: layer)
    expectEqual(copy.value(forKeyPath: "emitterCells.spark.birthRate") as? CGFloat, 40)
    expectEqual(copy.value(forKeyPath: "emitterCells.spark.name") as? String, "spark")
    #expect(copy.emitterSize == CGSize(width: 3, height: 4) && copy.emitterCells == [cell])
    // Another kind of layer keeps such a name for its client.
    let plain = CALayer()
    plain.setValue(2, forKey: "scale")
    expectEqual(plain.value(forKey: "scale") as? Int, 2)
  }

  @Test("particles are born evenly from the begin time on, move, fade, and are the same each time")
  func movement() {
    clock.inEnvironment { _ in
      clock.run(to: 5)
      let cell = cell()
      (cell.yAcceleration, cell.spin, cell.scaleSpeed, cell.alphaSpeed) = (20, 1, -0.25, -0.5)
      let layer = emitter(cell)
      layer.emitterPosition = CGPoint(x: 7, y: 8)
      // Without a begin time it has always emitted.
      expectEqual(particles(layer).count, 19)
      layer.beginTime = 5
      expectEqual(particles(layer), [])
      clock.run(to: 5.25)
      let seen = particles(layer)
      expectEqual(seen.map { ($0.age * 100).rounded() }, [25, 15, 5])
      let oldest = seen[0]
      #expect(abs(oldest.position.x - 32) < 1e-9 && abs(oldest.position.y - 8.625) < 1e-9)
      #expect(abs(oldest.angle - 0.25) < 1e-9 && abs(oldest.scale - 0.9375) < 1e-9)
      #expect(abs(oldest.color.alpha - 0.875) < 1e-9)
      cell.velocityRange = 50
      layer.emitterCells = [cell]
      layer.seed = 3
      clock.run(to: 9)
      let later = particles(layer)
      #expect(later.count == 19 && later == particles(layer))
      #expect(Set(later.map { ($0.position.x - 7) / CGFloat($0.age) }).count > 15)
      #expect(later.allSatisfy { abs(($0.position.x - 7) / CGFloat($0.age) - 100) <= 25.001 })
      // Of too many, some of every age are shown, and the same a moment later.
      let dense = emitter(cell)
      dense.birthRate = 100
      let (many, before) = (particles(dense), clock.now)
      #expect(many.count == 100 && many[10].age > 1.5 && many[90].age < 0.5)
      clock.run(to: 9.01)
      let kept = Set(many.map(\.key)).intersection(particles(dense).map(\.key))
      #expect(kept.count > 95)
      clock.now = before
      layer.renderMode = .oldestLast
      expectEqual(particles(layer), later.reversed())
      let frozen = layer.frozen()
      clock.run(to: 20)
      expectEqual(frozen.state.emission?.still, later.reversed())
    }
  }

  @Test("particles outlast what ends their emission, and a begin time that is set anew begins anew")
  func history() {
    clock.inEnvironment { _ in
      let layer = emitter(cell())
      layer.birthRate = 0
      clock.run(to: 1)
      layer.birthRate = 1
      clock.run(to: 1.5)
      layer.birthRate = 0
      layer.velocity = 0
      let counts = [1.6, 2.9, 3.15, 4].map { time in
        clock.run(to: time)
        return particles(layer).count
      }
      expectEqual(counts, [5, 5, 3, 0])
      clock.run(to: 5)
      (layer.birthRate, layer.velocity, layer.beginTime) = (1, 1, 5)
      clock.run(to: 5.05)
      expectEqual(particles(layer).map { $0.position.x.rounded() }, [5])
    }
  }

  @Test(
    "animations of an emitter's and a cell's key paths are seen, and so is what they emitted when they are over"
  )
  func animations() {
    clock.inEnvironment { _ in
      let layer = emitter(cell())
      let rate = CABasicAnimation(keyPath: "emitterCells.spark.birthRate")
      (rate.fromValue, rate.toValue, rate.duration) = (60, 0, 1)
      layer.add(rate, forKey: "rate")
      layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
      let place = CABasicAnimation(keyPath: "emitterPosition.x")
      (place.fromValue, place.toValue, place.duration) = (0, 600, 1)
      layer.add(place, forKey: nil)
      clock.run(to: 0.5)
      let shown = layer.presentation()
      expectEqual(shown?.value(forKeyPath: "emitterCells.spark.birthRate") as? CGFloat, 30)
      expectEqual(shown?.emitterPosition.x, 300)
      clock.run(to: 1.5)
      expectNil(layer.animationKeys())
      let seen = particles(layer)
      #expect((24...36).contains(seen.count), "\(seen.count)")
      // Each began where the emitter was at its birth, within a sixtieth of a second.
      for particle in seen {
        let start = Double(particle.position.x) - 100 * particle.age
        #expect(abs(start - 600 * (1.5 - particle.age)) < 10)
      }
    }
  }

  @Test("a particle begins in its layer's shape, and particles emit others")
  func shapes() {
    clock.inEnvironment { _ in
      let cell = cell()
      cell.velocity = 0
      let layer = emitter(cell)
      layer.emitterSize = CGSize(width: 30, height: 10)
      clock.run(to: 3)
      @MainActor func points(
        _ shape: CAEmitterLayerEmitterShape,
        _ mode: CAEmitterLayerEmitterMode
      ) -> [CGPoint] {
        (layer.emitterShape, layer.emitterMode) = (shape, mode)
        layer.beginTime = 3
        layer.timeOffset = 5
        return particles(layer).map(\.position)
      }
      func radius(_ point: CGPoint) -> CGFloat {
        (point.x * point.x + point.y * point.y).squareRoot()
      }
      #expect(points(.circle, .outline).allSatisfy { abs(radius($0) - 30) < 1e-9 })
      let disc = points(.circle, .volume).map(radius)
      #expect(disc.allSatisfy { $0 < 30 } && disc.contains { $0 < 25 })
      #expect(points(.line, .volume).allSatisfy { $0.y == 0 && abs($0.x) <= 15 })
      #expect(points(.rectangle, .points).allSatisfy { abs($0.x) == 15 && abs($0.y) == 5 })
      #expect(points(.rectangle, .outline).allSatisfy { abs($0.x) == 15 || abs($0.y) == 5 })
      #expect(points(.sphere, .surface).allSatisfy { radius($0) <= 30 })
      layer.emitterShape = .line
      cell.velocity = 100
      let inner = self.cell()
      (inner.birthRate, inner.lifetime, inner.velocity, inner.beginTime) = (20, 0.5, 0, 1)
      (cell.contents, cell.emitterCells, cell.birthRate) = (nil, [inner], 1)
      layer.emitterCells = [cell]
      // Parents of 1 to 2 seconds emit: upwards from the line, from where they are.
      let seen = particles(layer)
      #expect(!seen.isEmpty && seen.allSatisfy { $0.position.y < -99 && $0.age < 0.5 })
    }
  }

  @Test(
    "particles are painted in front of the border, their picture's middle on them, and clipped with it"
  )
  func painting() {
    clock.inEnvironment { _ in
      let cell = cell()
      (cell.birthRate, cell.color) = (1, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      let layer = emitter(cell)
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
      layer.borderWidth = 2
      clock.run(to: 0.5)
      @MainActor func commands() -> [PaintCommand] {
        var painter = LayerPainter(size: CGSize(width: 200, height: 200))
        painter.paint(layer, at: .zero, visible: Rect(x: 0, y: 0, width: 200, height: 200))
        return painter.list.commands
      }
      AnimationEnvironment.current.willPaint()
      let list = commands()
      #expect(AnimationEnvironment.current.isEmitting)
      guard list.count == 4, case .stroke = list[0], case .begin(let group) = list[1],
        case .list(let shown) = list[2], case .fill(_, let color, _) = shown.commands.first
      else {
        Issue.record("\(list)")
        return
      }
      // Born at 0 in the origin, 50 points to the right by now; the picture's corner is 5 and 3 points before it.
      expectEqual(group.transform, .translation(x: 55, y: 17))
      #expect(group.opacity == 0.5 && color == PaintColor(red: 1, green: 0, blue: 0))
      layer.masksToBounds = true
      guard case .begin(let outer) = commands()[1] else { return }
      #expect(outer.clip != nil)
    }
  }

  @Test("each copy of a replicated emitter shows what it emitted as much earlier as the copies lag")
  func copies() {
    clock.inEnvironment { _ in
      let (replicator, cell) = (CAReplicatorLayer(), cell())
      cell.birthRate = 1
      let layer = emitter(cell)
      replicator.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      replicator.addSublayer(layer)
      layer.emitterPosition = CGPoint(x: 0, y: 50)
      layer.beginTime = 10
      clock.run(to: 10.75)
      // Copies, how much later each is, how far each is moved down, and where the particles are: at 100 points a second.
      let cases: [(Int, Double, CGFloat, [CGPoint])] = [
        (1, 0.25, 100, [CGPoint(x: 75, y: 50)]),
        (2, 0, 100, [CGPoint(x: 75, y: 50), CGPoint(x: 75, y: 150)]),
        (
          3, 0.25, 100,
          [CGPoint(x: 75, y: 50), CGPoint(x: 50, y: 150), CGPoint(x: 25, y: 250)]
        ),
        // The third copy is from before the first particle.
        (3, 0.5, 0, [CGPoint(x: 75, y: 50), CGPoint(x: 25, y: 50)]),
        (0, 0, 0, []),
      ]
      for (count, delay, distance, expected) in cases {
        replicator.instanceCount = count
        replicator.instanceDelay = delay
        replicator.instanceTransform = CATransform3DMakeTranslation(0, distance, 0)
        expectEqual(pictures(of: replicator), expected, "\(count) \(delay)")
        expectEqual(pictures(of: replicator.frozen()), expected, "frozen \(count) \(delay)")
      }
    }
  }

  /// The middles of the pictures that a layer paints, in points.
  private func pictures(of layer: CALayer) -> [CGPoint] {
    var painter = LayerPainter(size: CGSize(width: 400, height: 400))
    AnimationEnvironment.current.willPaint()
    painter.paint(layer, at: .zero, visible: Rect(x: 0, y: 0, width: 400, height: 400))
    var groups: [PaintGroup] = []
    var found: [CGPoint] = []
    for command in painter.list.commands {
      switch command {
      case .begin(let group): groups.append(group)
      case .end: groups.removeLast()
      case .list:
        var middle = Point(x: 5, y: 3)
        for group in groups.reversed() { middle = group.transform.apply(to: middle) }
        found.append(CGPoint(x: middle.x.rounded(), y: middle.y.rounded()))
      default: break
      }
    }
    return found
  }
}
