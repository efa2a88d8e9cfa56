#if !hasFeature(Embedded)
  public import TouchGraphics

  /// A layer that emits particles, which its cells describe, in front of its background and its border.
  ///
  /// The particles are worked out when a picture is made, from the layer's time, its `seed` and what it was set to: the
  /// same each time. Emission begins at 0 of the layer's time, which is its `beginTime`. A particle keeps what the layer
  /// and its cell were set to at its birth. Touches are found as if there were no particles.
  ///
  /// Deviation: particles are painted in the layer's plane; 100 at most, some of every age.
  open class CAEmitterLayer: CALayer {
    /// Creates a layer without cells.
    public required init() {
      super.init()
      becomeEmitter()
    }

    /// Creates a layer without cells: there are no archives.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      becomeEmitter()
    }

    /// Creates a copy of a layer, without its sublayers and animations.
    public required init(layer: Any) {
      super.init(layer: layer)
      becomeEmitter()
      guard let layer = layer as? CAEmitterLayer else { return }
      record.cells = layer.record.cells
      preservesDepth = layer.preservesDepth
    }

    private func becomeEmitter() {
      if state.emission == nil { state.content = .emission(LayerEmission()) }
      ownExtras.emission = EmissionRecord()
    }

    private var record: EmissionRecord {
      if let record = extras?.emission { return record }
      let record = EmissionRecord()
      ownExtras.emission = record
      return record
    }

    private var emission: LayerEmission { state.emission ?? LayerEmission() }

    /// Changes what isn't animated.
    private func set(_ edit: (inout LayerEmission) -> Void) {
      record.willChange(self)
      state.changeEmission(edit)
    }

    /// Changes a property, which is animated as the transaction says.
    private func set(_ property: LayerProperty, _ edit: (inout LayerEmission) -> Void) {
      record.willChange(self)
      change(property) { $0.changeEmission(edit) }
    }

    override func animationEnded(_ animation: RunningAnimation) {
      record.animationEnded(animation, on: self)
    }

    // MARK: Cells

    /// The cells, whose particles the layer emits; nil unless set.
    open var emitterCells: [CAEmitterCell]? {
      get { record.cells }
      set {
        record.setCells(newValue, of: self)
        AnimationEnvironment.current.atTurnEnd { [weak self] in
          if let self { self.record.takeCells(of: self) }
        }
      }
    }

    /// What the cells' birth rates are multiplied with; 1 unless set.
    open var birthRate: Float {
      get { Float(emission.birthRate) }
      set { set(.birthRate) { $0.birthRate = CGFloat(newValue) } }
    }

    /// What the cells' lifetimes are multiplied with; 1 unless set.
    open var lifetime: Float {
      get { Float(emission.lifetime) }
      set { set(.lifetime) { $0.lifetime = CGFloat(newValue) } }
    }

    /// What the cells' velocities are multiplied with; 1 unless set.
    open var velocity: Float {
      get { Float(emission.velocity) }
      set { set(.velocity) { $0.velocity = CGFloat(newValue) } }
    }

    /// What the cells' scales are multiplied with; 1 unless set.
    open var scale: Float {
      get { Float(emission.scale) }
      set { set(.emitterScale) { $0.scale = CGFloat(newValue) } }
    }

    /// What the cells' spins are multiplied with; 1 unless set.
    open var spin: Float {
      get { Float(emission.spin) }
      set { set(.spin) { $0.spin = CGFloat(newValue) } }
    }

    /// What the random numbers of the particles depend on; 0 unless set.
    open var seed: UInt32 {
      get { emission.seed }
      set { set { $0.seed = newValue } }
    }

    // MARK: Shape

    /// The centre of the shape that particles come from, in the layer's own coordinates; the origin unless set.
    open var emitterPosition: CGPoint {
      get { emission.position }
      set { set(.emitterPosition) { $0.position = newValue } }
    }

    /// How far the centre is in front of the layer's plane, in points; 0 unless set.
    open var emitterZPosition: CGFloat {
      get { emission.zPosition }
      set { set(.emitterZPosition) { $0.zPosition = newValue } }
    }

    /// The size of the shape, in points; zero unless set.
    ///
    /// The width is a circle's and a sphere's radius.
    open var emitterSize: CGSize {
      get { emission.size }
      set { set(.emitterSize) { $0.size = newValue } }
    }

    /// How deep a cuboid is, in points; 0 unless set.
    open var emitterDepth: CGFloat {
      get { emission.depth }
      set { set(.emitterDepth) { $0.depth = newValue } }
    }

    /// The shape that particles come from: a point unless set.
    open var emitterShape: CAEmitterLayerEmitterShape {
      get { emission.shape }
      set { set { $0.shape = newValue } }
    }

    /// The part of the shape that they come from: anywhere in it unless set.
    open var emitterMode: CAEmitterLayerEmitterMode {
      get { emission.mode }
      set { set { $0.mode = newValue } }
    }

    // MARK: Looks

    /// The order in which particles are painted; none to count on unless set.
    open var renderMode: CAEmitterLayerRenderMode {
      get { emission.renderMode }
      set { state.changeEmission { $0.renderMode = newValue } }
    }

    /// Whether particles are in the space of the superlayer; false unless set, and kept only: all are in the plane.
    open var preservesDepth = false
  }
#endif
