#if !hasFeature(Embedded)
  import TouchCore

  /// What an animation shows at each time of its layer's; it keeps neither the layer nor a client's objects alive.
  @MainActor
  struct AnimationTrace {
    private let animation: CAAnimation
    private let cycle: TimingCycle
    private let begin: Double
    /// How long after its beginning it stands, where a transition holds its time.
    private let held: Double?

    /// Creates the trace of an animation that began at a time of its layer's, in seconds.
    init(_ animation: CAAnimation, _ cycle: TimingCycle, begin: Double, held: Double?) {
      self.animation = animation.withoutClients()
      (self.cycle, self.begin, self.held) = (cycle, begin, held)
    }

    /// Puts what it shows at a time of its layer's into a state.
    func apply(to state: inout LayerState, at time: Double) {
      let passed = held ?? time - begin
      guard let time = cycle.cycleTime(at: passed) else { return }
      animation.apply(to: &state, at: time, of: cycle, after: cycle.wholeCycles(at: passed))
    }
  }

  extension CAAnimation {
    /// A copy without a delegate and a client's values.
    fileprivate func withoutClients() -> CAAnimation {
      let copy = copied()
      (copy.delegate, copy.namedValues) = (nil, nil)
      if let group = copy as? CAAnimationGroup {
        group.animations = group.animations?.map { $0.withoutClients() }
      }
      return copy
    }

    /// Whether it changes what a state's particles are emitted with.
    func changesEmission(of state: LayerState) -> Bool {
      if let group = self as? CAAnimationGroup {
        return group.animations?.contains { $0.changesEmission(of: state) } ?? false
      }
      return switch (self as? CAPropertyAnimation)?.property {
      case .layer(let property): property.value(ofEmissionIn: state) != nil
      case .cell: true
      case nil: false
      }
    }
  }
#endif
