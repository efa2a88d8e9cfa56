#if !hasFeature(Embedded)
  import TouchCore
  import TouchGraphics

  /// What an emitter's layer was set to, and what animated it, as long as particles of that time are seen.
  ///
  /// A particle keeps what it was emitted with. So the particles of a moment are a function of what the layer was set to
  /// until then and of its time, and nothing steps or waits.
  @MainActor
  final class EmissionRecord {
    /// How long the stretches are in which an animated value counts as even, in seconds.
    private static var slot: Double { 1.0 / 60 }
    /// The most stretches with animated values.
    private static var mostSlots: Double { 1_200 }
    /// The most settings that are kept.
    private static var mostSettings: Int { 1_000 }

    /// The layer's cells; nil unless set.
    var cells: [CAEmitterCell]?
    /// What the layer was set to before, each until a time of the layer's; in their order.
    private var past: [(until: Double, emission: LayerEmission)] = []
    /// What animated the layer and is over, each since a time of the layer's.
    private var ended: [(until: Double, trace: AnimationTrace)] = []
    /// The moment of the last change.
    private var changed = AnimationEnvironment.current.now
    /// A moment at which the layer's time became another, and what it showed then.
    private var retimed: (moment: TouchTime, time: Double)?

    /// Creates the record of a layer that is set up at this moment, as if it had always been so.
    init() {}

    /// Notes what a layer is set to before that changes.
    func willChange(_ layer: AnimationTarget) {
      let now = AnimationEnvironment.current.now
      let time = time(of: layer)
      guard now != changed else { return }
      changed = now
      guard let emission = layer.state.emission else { return }
      past.append((time, emission))
      forget(before: time - reach(of: layer))
    }

    /// Notes what a layer's time shows before that changes.
    func willRetime(_ layer: AnimationTarget) {
      let now = AnimationEnvironment.current.now
      if retimed?.moment != now { retimed = (now, layer.ownTime.time(at: now).seconds) }
    }

    /// Keeps an animation that ends.
    func animationEnded(_ animation: RunningAnimation, on layer: AnimationTarget) {
      guard animation.animation.changesEmission(of: layer.state), animation.heldTime == nil
      else { return }
      let time = time(of: layer)
      ended.append((time, animation.trace))
      forget(before: time - reach(of: layer))
    }

    private func forget(before time: Double) {
      past.removeAll { $0.until < time }
      ended.removeAll { $0.until < time }
      if past.count > Self.mostSettings { past.removeFirst(past.count - Self.mostSettings) }
      if ended.count > Self.mostSettings { ended.removeFirst(ended.count - Self.mostSettings) }
    }

    /// How long something is seen of a particle, in seconds of the layer's time.
    private func reach(of layer: AnimationTarget) -> Double {
      max(layer.state.emission?.reach ?? 0, past.map(\.emission.reach).max() ?? 0)
    }

    /// What the layer's time shows; where it was set back, emission begins anew.
    private func time(of layer: AnimationTarget) -> Double {
      let own = layer.ownTime
      let time = own.time(at: AnimationEnvironment.current.now).seconds
      let isBack = retimed.map { own.time(at: $0.moment).seconds < $0.time - 1e-9 } ?? false
      let latest = max(past.last?.until ?? 0, ended.last?.until ?? 0)
      if isBack || latest > time + 1e-9 { (past, ended) = ([], []) }
      retimed = nil
      return time
    }

    // MARK: Cells

    /// Gives a layer cells, as they are at this moment.
    func setCells(_ cells: [CAEmitterCell]?, of layer: AnimationTarget) {
      self.cells = cells
      takeCells(of: layer)
    }

    /// Has a layer emit by its cells as they are at this moment.
    func takeCells(of layer: AnimationTarget) {
      let values = (cells ?? []).map(\.snapshot)
      guard let emission = layer.state.emission, emission.cells != values else { return }
      willChange(layer)
      layer.state.changeEmission { $0.cells = values }
    }

    /// The value of a key of a cell that animations don't change, or the cells; nil where there is none.
    func value(forKeyPath keyPath: String) -> Any? {
      if keyPath == "emitterCells" { return cells }
      return EmitterCellPath(keyPath).flatMap { cell(of: $0)?.value(forKey: $0.key) }
    }

    /// Sets the value of a key of a cell, or the cells.
    ///
    /// - Returns: Whether the key path leads to cells.
    func set(_ value: Any?, forKeyPath keyPath: String, of layer: AnimationTarget) -> Bool {
      if keyPath == "emitterCells" {
        setCells(value as? [CAEmitterCell], of: layer)
        return true
      }
      guard let path = EmitterCellPath(keyPath) else { return false }
      cell(of: path)?.setValue(value, forKey: path.key)
      takeCells(of: layer)
      return true
    }

    private func cell(of path: EmitterCellPath) -> CAEmitterCell? {
      var (cell, cells) = (nil as CAEmitterCell?, cells)
      for name in path.names {
        cell = cells?.first { $0.name == name }
        cells = cell?.emitterCells
      }
      return cell
    }

    // MARK: Seeing

    /// The particles that are seen at this moment, in the order in which they are painted.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - isLagging: Whether a later copy of the layer is painted, which is behind its own time.
    /// - Returns: The particles.
    /// - Complexity: O(*n*) in the number of particles, and of settings and animated stretches while they were emitted.
    func particles(of layer: AnimationTarget, isLagging: Bool) -> [Particle] {
      let moment = AnimationEnvironment.current.now
      let now = isLagging ? layer.ownTime.time(at: moment).seconds : time(of: layer)
      guard let present = layer.state.emission else { return [] }
      let start = max(0, now - reach(of: layer))
      if present.isEmitting { AnimationEnvironment.current.isEmitting = true }
      var swarm = ParticleSwarm()
      guard start < now else { return [] }
      let traces = traces(on: layer)
      var end = now
      for cut in cuts(from: start, to: now, isAnimated: !traces.isEmpty).reversed() {
        let middle = (cut + end) / 2
        let model = past.first { $0.until > middle }?.emission ?? present
        let emission = traces.isEmpty ? model : animated(model, at: middle, by: traces)
        swarm.add(emission, in: ParticleSwarm.Window(start: cut, end: end, now: now))
        end = cut
      }
      if !swarm.particles.isEmpty { AnimationEnvironment.current.isEmitting = true }
      return swarm.sorted(by: present.renderMode)
    }

    /// What animated the layer, and what does, each until a time of the layer's.
    private func traces(on layer: AnimationTarget) -> [(until: Double, trace: AnimationTrace)] {
      ended
        + layer.animations
        .filter { $0.animation.changesEmission(of: layer.state) }
        .map { (.infinity, $0.trace) }
    }

    /// Where stretches begin in which the layer's values are even; in their order.
    private func cuts(from start: Double, to end: Double, isAnimated: Bool) -> [Double] {
      var cuts = [start] + past.map(\.until).filter { $0 > start && $0 < end }
      if isAnimated {
        let last = (end / Self.slot).rounded(.up) - 1
        var number = max((start / Self.slot).rounded(.up), last - Self.mostSlots)
        while number <= last {
          cuts.append(number * Self.slot)
          number += 1
        }
      }
      return cuts.sorted()
    }

    /// What the layer emitted with at one of its times.
    private func animated(
      _ model: LayerEmission,
      at time: Double,
      by traces: [(until: Double, trace: AnimationTrace)]
    ) -> LayerEmission {
      var state = LayerState(frame: .zero)
      state.content = .emission(model)
      for (until, trace) in traces where time < until { trace.apply(to: &state, at: time) }
      return state.emission ?? model
    }
  }
#endif
