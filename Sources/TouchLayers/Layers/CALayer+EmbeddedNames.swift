#if hasFeature(Embedded)
  public import TouchGraphics

  // Elsewhere these names stand in the class itself, so that subclasses can override them.

  extension CALayer {
    /// The frontmost layer at a point, given in the superlayer's coordinates: this one or one in it.
    public func hitTest(_ p: CGPoint) -> CALayer? { hit(at: p) }

    /// Lets a copy of an animation run, in place of one with the same key.
    public func add(_ anim: CAAnimation, forKey key: String?) {
      let copy = anim.copied()
      if let transition = copy as? CATransition { return begin(transition) }
      AnimationEnvironment.current.run(copy, key: key, on: self)
    }

    /// Ends the animation with a key, before its time.
    public func removeAnimation(forKey key: String) { endAnimation(forKey: key) }
    /// Ends all animations, before their time.
    public func removeAllAnimations() { endAnimations() }
    /// The animation with a key that the layer has; don't change it.
    public func animation(forKey key: String) -> CAAnimation? { findAnimation(forKey: key) }

    /// Whether the layer is drawn where it shows its back; true unless set.
    ///
    /// It does where a transform of it or of a layer above mirrors it, as half a turn about an upright axis does. Touches
    /// are found all the same.
    public var isDoubleSided: Bool {
      get { extras?.isDoubleSided ?? true }
      set { ownExtras.isDoubleSided = newValue }
    }

    /// The shape of the corners that `cornerRadius` rounds: circles unless set.
    public var cornerCurve: CALayerCornerCurve {
      get { state.hasContinuousCorners ? .continuous : .circular }
      set { state.hasContinuousCorners = newValue == .continuous }
    }

    /// The outline of the shadow, for devices to paint it faster; nil unless set.
    ///
    /// Deviation: the shadow is that of what the layer shows, which is the same where this is its outline.
    public var shadowPath: CGPath? {
      get { extras?.shadowPath }
      set { ownExtras.shadowPath = newValue }
    }

    /// What happens to the sublayers about the layer's anchor, beside their own transforms; nothing unless set.
    ///
    /// Deviation: it is drawn as projected into the plane, without perspective, and sublayers are in front of each other
    /// by their `zPosition` and order alone. Points are converted, and touches found, by its image in the plane.
    public var sublayerTransform: CATransform3D {
      get { state.sublayers?.value ?? CATransform3DIdentity }
      set {
        change(.sublayerTransform) {
          LayerProperty.sublayerTransform.set(.transform(newValue), in: &$0)
        }
        placeSublayers()
      }
    }

    /// How the picture is fitted into the bounds: as large as they are, unless set.
    public var contentsGravity: CALayerContentsGravity {
      get { extras?.contentsGravity ?? .resize }
      set {
        ownExtras.contentsGravity = newValue
        showContents()
      }
    }

    /// The part of the picture that the layer shows, as parts of its size: all of it, unless set.
    ///
    /// Deviation: it isn't animated, and what is beyond the picture shows nothing.
    public var contentsRect: CGRect {
      get { extras?.contentsRect ?? .unit }
      set {
        ownExtras.contentsRect = newValue
        showContents()
      }
    }

    /// How much faster time runs in the layer, and in those in it, than in its superlayer: 0 stands still.
    ///
    /// Animations that run come to their end as much earlier or later, and none while time stands; one whose time runs
    /// backwards never ends by itself.
    public var speed: Float {
      get { Float(extras?.timing.speed ?? 1) }
      set { retime { $0.speed = Double(newValue) } }
    }

    /// What the layer's time shows at `beginTime`, in seconds.
    public var timeOffset: CFTimeInterval {
      get { extras?.timing.timeOffset ?? 0 }
      set { retime { $0.timeOffset = newValue } }
    }

    /// The moment of the superlayer's time at which the layer's shows `timeOffset`, in seconds.
    public var beginTime: CFTimeInterval {
      get { extras?.timing.beginTime ?? 0 }
      set { retime { $0.beginTime = newValue } }
    }

    /// A layer that looks as this one does at this moment, without sublayers; never nil.
    public func presentation() -> Self? { presented() }
    /// The layer that this one shows the present look of; the layer itself where it is no such copy.
    public func model() -> Self { layerOfModel() }
    /// The keys of the layer's animations, in the order in which they were added; nil where there are none.
    public func animationKeys() -> [String]? { namedAnimationKeys() }
    /// The size in points of the text or the picture that the layer shows; otherwise that of the bounds.
    public func preferredFrameSize() -> CGSize { contentSize() }

    /// Whether a client promises that the layer is opaque everywhere; false unless set, and true for a view's layer.
    public var isOpaque: Bool {
      get { extras?.isOpaque ?? (owner != nil) }
      set { ownExtras.isOpaque = newValue }
    }

    /// Whether a device may keep the layer as a bitmap; false unless set.
    public var shouldRasterize: Bool {
      get { extras?.shouldRasterize ?? false }
      set { ownExtras.shouldRasterize = newValue }
    }

    /// How many pixels a point of that bitmap has; 1 unless set.
    public var rasterizationScale: CGFloat {
      get { extras?.rasterizationScale ?? 1 }
      set { ownExtras.rasterizationScale = newValue }
    }

    /// Whether a device may draw the contents in the background; false unless set.
    public var drawsAsynchronously: Bool {
      get { extras?.drawsAsynchronously ?? false }
      set { ownExtras.drawsAsynchronously = newValue }
    }

    /// Whether a device may smooth the edges of a turned layer; false unless set.
    public var allowsEdgeAntialiasing: Bool {
      get { extras?.allowsEdgeAntialiasing ?? false }
      set { ownExtras.allowsEdgeAntialiasing = newValue }
    }

    /// Whether a layer that isn't opaque is made so as one picture with its sublayers; true unless set.
    ///
    /// It always does here, whatever is set.
    public var allowsGroupOpacity: Bool {
      get { extras?.allowsGroupOpacity ?? true }
      set { ownExtras.allowsGroupOpacity = newValue }
    }

    /// Whether a change of the bounds would ask for drawing; false unless set, and nothing is drawn by hand here.
    public var needsDisplayOnBoundsChange: Bool {
      get { extras?.needsDisplayOnBoundsChange ?? false }
      set { ownExtras.needsDisplayOnBoundsChange = newValue }
    }

    /// Which edges are smoothed; all unless set.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
      get { extras?.edgeAntialiasingMask ?? .all }
      set { ownExtras.edgeAntialiasingMask = newValue }
    }

    /// How a picture is made smaller; linearly unless set.
    public var minificationFilter: CALayerContentsFilter {
      get { extras?.minificationFilter ?? .linear }
      set { ownExtras.minificationFilter = newValue }
    }

    /// How a picture is made larger; linearly unless set.
    public var magnificationFilter: CALayerContentsFilter {
      get { extras?.magnificationFilter ?? .linear }
      set { ownExtras.magnificationFilter = newValue }
    }

    /// Does what `setNeedsDisplay()` asked for: nothing here.
    public func displayIfNeeded() {}
  }
#endif
