#if !hasFeature(Embedded)
  import TouchGraphics

  /// What an emitter's layer is set to.
  package struct LayerEmission: Equatable {
    /// The cells, as they were when the layer got them.
    var cells: [EmitterCellValues] = []
    /// What the cells' birth rates are multiplied with.
    var birthRate: CGFloat = 1
    /// What the cells' lifetimes are multiplied with.
    var lifetime: CGFloat = 1
    /// What the cells' velocities are multiplied with.
    var velocity: CGFloat = 1
    /// What the cells' scales are multiplied with.
    var scale: CGFloat = 1
    /// What the cells' spins are multiplied with.
    var spin: CGFloat = 1
    /// The centre of the shape, in the layer's own coordinates.
    var position = CGPoint.zero
    /// The centre of the shape in front of the layer's plane, in points.
    var zPosition: CGFloat = 0
    /// The size of the shape, in points.
    var size = CGSize.zero
    /// How deep the shape is, in points.
    var depth: CGFloat = 0
    /// The shape that particles are emitted from.
    var shape = CAEmitterLayerEmitterShape.point
    /// Which part of the shape they are emitted from.
    var mode = CAEmitterLayerEmitterMode.volume
    /// The order in which they are painted.
    var renderMode = CAEmitterLayerRenderMode.unordered
    /// What the random numbers depend on.
    var seed: UInt32 = 0
    /// The particles of a layer that stands still; nil for those of the layer's time.
    var still: [Particle]?

    /// Whether particles are emitted, now or later.
    var isEmitting: Bool {
      birthRate > 0 && lifetime > 0
        && cells.contains { $0.isEnabled && $0[.birthRate] > 0 && $0.reach() > 0 }
    }

    /// How long something is seen of a particle after its birth, in seconds of the layer's time.
    var reach: Double { cells.map { $0.outerReach(times: Double(lifetime)) }.max() ?? 0 }
  }

  extension LayerState {
    /// What an emitter's layer is set to; nil where the layer is none.
    var emission: LayerEmission? {
      if case .emission(let emission) = content { emission } else { nil }
    }

    /// Changes what an emitter's layer is set to; does nothing where the layer is none.
    mutating func changeEmission(_ change: (inout LayerEmission) -> Void) {
      guard case .emission(var emission) = content else { return }
      change(&emission)
      content = .emission(emission)
    }
  }

  extension LayerProperty {
    /// What an emitter's property is in a state; nil where its layer is no emitter.
    func value(ofEmissionIn state: LayerState) -> LayerValue? {
      guard let emission = state.emission else { return nil }
      return switch self {
      case .birthRate: .number(emission.birthRate)
      case .lifetime: .number(emission.lifetime)
      case .velocity: .number(emission.velocity)
      case .emitterScale: .number(emission.scale)
      case .spin: .number(emission.spin)
      case .emitterPosition: .point(emission.position)
      case .emitterPositionX: .number(emission.position.x)
      case .emitterPositionY: .number(emission.position.y)
      case .emitterZPosition: .number(emission.zPosition)
      case .emitterSize: .size(emission.size)
      case .emitterWidth: .number(emission.size.width)
      case .emitterHeight: .number(emission.size.height)
      case .emitterDepth: .number(emission.depth)
      default: nil
      }
    }

    /// Sets an emitter's number.
    func set(_ number: CGFloat, in emission: inout LayerEmission) {
      switch self {
      case .birthRate: emission.birthRate = number
      case .lifetime: emission.lifetime = number
      case .velocity: emission.velocity = number
      case .emitterScale: emission.scale = number
      case .spin: emission.spin = number
      case .emitterPositionX: emission.position.x = number
      case .emitterPositionY: emission.position.y = number
      case .emitterZPosition: emission.zPosition = number
      case .emitterWidth: emission.size.width = number
      case .emitterHeight: emission.size.height = number
      case .emitterDepth: emission.depth = number
      default: break
      }
    }
  }
#endif
