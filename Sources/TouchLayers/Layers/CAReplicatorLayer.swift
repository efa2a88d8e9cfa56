public import TouchGraphics

/// A layer that draws its sublayers several times, each time moved, coloured and later by a step.
///
/// The copies are drawn alone: a touch finds the sublayers where they are themselves. Deviation: its own properties aren't
/// animated, and of a transform that leads out of the plane the image in the plane is drawn.
open class CAReplicatorLayer: CALayer {
  /// Creates a layer that draws its sublayers once.
  public required init() {
    super.init()
    ownExtras.replication = LayerReplication()
  }

  /// Creates a layer that draws its sublayers once: there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ownExtras.replication = LayerReplication()
  }

  #if !hasFeature(Embedded)
    /// Creates a copy of a layer, without its sublayers and animations.
    public required init(layer: Any) {
      super.init(layer: layer)
      replication = (layer as? CAReplicatorLayer)?.replication ?? LayerReplication()
      preservesDepth = (layer as? CAReplicatorLayer)?.preservesDepth ?? false
    }

    /// Whether the copies keep their depth; false unless set, and all are drawn in the plane.
    open var preservesDepth = false
  #endif

  private var replication: LayerReplication {
    get { extras?.replication ?? LayerReplication() }
    set {
      ownExtras.replication = newValue
      AnimationTarget.noteChange()
    }
  }

  /// How often the sublayers are drawn, themselves included; once unless set.
  open var instanceCount: Int {
    get { replication.count }
    set { replication.count = newValue }
  }

  /// How much later, in seconds, a copy shows what animations of the sublayers show in the one before.
  ///
  /// A copy whose animation hasn't begun shows what the layer is set to, unless the animation's `fillMode` says otherwise.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set { replication.delay = newValue }
  }

  /// What leads from a copy to the next, about the centre of the layer; the identity unless set.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set { replication.transform = newValue }
  }

  /// What the colours of the first copy are multiplied with; opaque white unless set.
  open var instanceColor: CGColor? {
    get { replication.color ?? .white }
    set { replication.color = newValue }
  }

  /// What the red part of the multiplier grows by from copy to copy; 0 unless set.
  open var instanceRedOffset: Float {
    get { replication.redStep }
    set { replication.redStep = newValue }
  }

  /// What the green part of the multiplier grows by from copy to copy; 0 unless set.
  open var instanceGreenOffset: Float {
    get { replication.greenStep }
    set { replication.greenStep = newValue }
  }

  /// What the blue part of the multiplier grows by from copy to copy; 0 unless set.
  open var instanceBlueOffset: Float {
    get { replication.blueStep }
    set { replication.blueStep = newValue }
  }

  /// What the opacity of the multiplier grows by from copy to copy; 0 unless set.
  open var instanceAlphaOffset: Float {
    get { replication.alphaStep }
    set { replication.alphaStep = newValue }
  }
}

extension CALayer {
  /// Runs a closure while the time of the sublayers shows how they are in a copy.
  func lagging<Result>(by seconds: Double, _ body: () -> Result) -> Result {
    guard seconds != 0 else { return body() }
    let extras = ownExtras
    let before = extras.lag
    extras.lag = seconds
    defer { extras.lag = before }
    return body()
  }

  #if !hasFeature(Embedded)
    /// The particles that are seen at this moment; nil where the layer is no emitter.
    var particles: [Particle]? {
      extras?.emission?.particles(of: self, isLagging: isLagging)
    }

    /// Whether a later copy of the layer is painted, which is behind its own time.
    private var isLagging: Bool {
      var above = parent
      while let here = above {
        if here.extras.map({ $0.lag != 0 }) ?? false { return true }
        above = here.parent
      }
      return false
    }
  #endif

  /// Has a frozen layer look as this one, which draws its sublayers several times.
  func freezeCopies(_ replication: LayerReplication, into frozen: CALayer) {
    let bounds = state.geometry.bounds
    replication.forEachCopy { index, transform in
      let copy = CALayer()
      copy.state = LayerState(frame: bounds)
      copy.state.geometry.bounds = bounds
      copy.state.transform = transform
      copy.ownExtras.replication = LayerReplication(look: replication.factor(of: index))
      lagging(by: Double(index) * replication.delay) { freezeChildren(into: copy) }
      frozen.insert(copy, at: frozen.children.count)
    }
  }
}
