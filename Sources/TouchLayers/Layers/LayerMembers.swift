// Ours, not Apple's, is the name here: Core Animation has no class between a layer and its root.

#if hasFeature(Embedded)
  /// What `CALayer` inherits from: there are no members to override in between.
  public typealias LayerMembers = AnimationTarget
#else
  public import TouchGraphics

  /// Members of `CALayer` that subclasses override: Swift lets only those of a class's own body be overridden.
  ///
  /// `CALayer` alone inherits from this class. In Embedded Swift they are found in extensions. What paints layers, runs
  /// their animations and finds touches reads what was set, and asks no override.
  @preconcurrency @MainActor
  open class LayerMembers: AnimationTarget {
    /// The layer itself; the initializer is the package's own, so that nothing else is one.
    var work: any LayerWork {
      preconditionFailure("Inherit from CALayer: nothing else is a layer.")
    }

    /// Creates what a layer inherits from.
    package override init() { super.init() }

    // MARK: Shape

    /// Whether the layer is drawn where it shows its back; true unless set.
    ///
    /// It does where a transform of it or of a layer above mirrors it, as half a turn about an upright axis does. Touches
    /// are found all the same.
    open var isDoubleSided: Bool {
      get { work.extras?.isDoubleSided ?? true }
      set { work.ownExtras.isDoubleSided = newValue }
    }

    /// The shape of the corners that `cornerRadius` rounds: circles unless set.
    open var cornerCurve: CALayerCornerCurve {
      get { work.state.hasContinuousCorners ? .continuous : .circular }
      set { work.state.hasContinuousCorners = newValue == .continuous }
    }

    /// The outline of the shadow, for devices to paint it faster; nil unless set.
    ///
    /// Deviation: the shadow is that of what the layer shows, which is the same where this is its outline.
    open var shadowPath: CGPath? {
      get { work.extras?.shadowPath }
      set { work.ownExtras.shadowPath = newValue }
    }

    /// What happens to the sublayers about the layer's anchor, beside their own transforms; nothing unless set.
    ///
    /// Deviation: it is drawn as projected into the plane, without perspective, and sublayers are in front of each other
    /// by their `zPosition` and order alone. Points are converted, and touches found, by its image in the plane.
    open var sublayerTransform: CATransform3D {
      get { work.state.sublayers?.value ?? CATransform3DIdentity }
      set {
        work.change(.sublayerTransform) {
          LayerProperty.sublayerTransform.set(.transform(newValue), in: &$0)
        }
        work.placeSublayers()
      }
    }

    /// How far in front of the layer its anchor is, in points: the transform turns about it; 0 unless set.
    ///
    /// Deviation: animations don't change it.
    open var anchorPointZ: CGFloat {
      get { work.state.anchorPointZ }
      set {
        work.change(.transform) {
          $0.anchorPointZ = newValue
          $0.transform = $0.transform
        }
      }
    }

    // MARK: Contents

    /// The picture that the layer shows in front of its background: a `CGImage`, or nil; another object shows nothing.
    ///
    /// A shape's or a text's layer shows that instead.
    open var contents: Any? {
      get { work.extras?.contents }
      set { work.setContents(newValue as? CGImage) }
    }

    /// How the picture is fitted into the bounds: as large as they are, unless set.
    open var contentsGravity: CALayerContentsGravity {
      get { work.extras?.contentsGravity ?? .resize }
      set {
        work.ownExtras.contentsGravity = newValue
        work.showContents()
      }
    }

    /// The part of the picture that the layer shows, as parts of its size: all of it, unless set.
    ///
    /// Deviation: it isn't animated, and what is beyond the picture shows nothing.
    open var contentsRect: CGRect {
      get { work.extras?.contentsRect ?? .unit }
      set {
        work.ownExtras.contentsRect = newValue
        work.showContents()
      }
    }

    /// The part of the picture that is made larger where the layer is, as parts of its size: all of it, unless set.
    ///
    /// What lies around it keeps its size. Deviation: it isn't animated.
    open var contentsCenter: CGRect {
      get { work.extras?.contentsCenter ?? .unit }
      set {
        if newValue == .unit, work.extras == nil { return }
        work.ownExtras.contentsCenter = newValue
        work.showContents()
      }
    }

    // MARK: Time

    /// How much faster time runs in the layer, and in those in it, than in its superlayer: 0 stands still.
    ///
    /// Animations that run come to their end as much earlier or later, and none while time stands; one whose time runs
    /// backwards never ends by itself.
    open var speed: Float {
      get { Float(work.extras?.timing.speed ?? 1) }
      set { work.retime { $0.speed = Double(newValue) } }
    }

    /// What the layer's time shows at `beginTime`, in seconds.
    open var timeOffset: CFTimeInterval {
      get { work.extras?.timing.timeOffset ?? 0 }
      set { work.retime { $0.timeOffset = newValue } }
    }

    /// The moment of the superlayer's time at which the layer's shows `timeOffset`, in seconds.
    open var beginTime: CFTimeInterval {
      get { work.extras?.timing.beginTime ?? 0 }
      set { work.retime { $0.beginTime = newValue } }
    }

    /// How often the layer's time would be repeated: without a duration of its own it has no end, so that nothing is.
    open var repeatCount: Float {
      get { work.extras?.repeatCount ?? 0 }
      set { work.ownExtras.repeatCount = newValue }
    }

    /// As `repeatCount`, in seconds.
    open var repeatDuration: CFTimeInterval {
      get { work.extras?.repeatDuration ?? 0 }
      set { work.ownExtras.repeatDuration = newValue }
    }

    /// Whether the layer's time would run back at its end, which it doesn't have.
    open var autoreverses: Bool {
      get { work.extras?.autoreverses ?? false }
      set { work.ownExtras.autoreverses = newValue }
    }

    /// What would be seen of the layer beyond the end of its time, which it doesn't have; animations have their own.
    ///
    /// Deviation: the layer is seen before its `beginTime` too, whatever the mode.
    open var fillMode: CAMediaTimingFillMode {
      get { work.extras?.fillMode ?? .removed }
      set { work.ownExtras.fillMode = newValue }
    }

    /// When the layer's time would end.
    @available(
      *,
      unavailable,
      message: "a layer's time has no end; give the duration to its animations"
    )
    open var duration: CFTimeInterval {
      get { .infinity }
      set {}
    }

    /// The part of the bounds that lies within those of every layer above that masks to its bounds; nothing where there is none.
    open var visibleRect: CGRect { work.visiblePart() }

    // MARK: Layers beside it

    /// A layer that looks as this one does at this moment, without sublayers; never nil.
    ///
    /// It is a copy, made by `init(layer:)` and in the layer's time: changing it changes nothing that is seen.
    open func presentation() -> Self? { unsafeDowncast(work.presented(), to: Self.self) }

    /// The layer that this one shows the present look of; the layer itself where it is no such copy.
    open func model() -> Self { unsafeDowncast(work.layerOfModel(), to: Self.self) }

    /// The keys of the layer's animations, in the order in which they were added; nil where there are none.
    open func animationKeys() -> [String]? { work.namedAnimationKeys() }

    /// The size in points of the text or the picture that the layer shows; otherwise that of the bounds.
    ///
    /// A text's is estimated without the font's metrics, on the lines that it has itself.
    open func preferredFrameSize() -> CGSize { work.contentSize() }

    // MARK: Keys

    /// The value at a key path: of a property that animations change, or what a client set under another name.
    ///
    /// - Parameter keyPath: As an animation has it: `transform.scale.x`, `position`.
    /// - Returns: A number as `CGFloat`, a geometric value, a `CGColor` or a `CGPath`; nil where there is none.
    open func value(forKeyPath keyPath: String) -> Any? { work.ownValue(forKeyPath: keyPath) }

    /// Sets the value at a key path: of a property that animations change, or any under another name.
    ///
    /// A value of another kind than the property's changes nothing.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
      work.setOwnValue(value, forKeyPath: keyPath)
    }

    /// The value of a key: as `value(forKeyPath:)`.
    open func value(forKey key: String) -> Any? { work.ownValue(forKeyPath: key) }

    /// Sets the value of a key: as `setValue(_:forKeyPath:)`.
    open func setValue(_ value: Any?, forKey key: String) {
      work.setOwnValue(value, forKeyPath: key)
    }

    /// What the layer does when a property of a name changes, in place of its own animation; nil unless set.
    ///
    /// Deviation: what isn't a property, such as `onOrderIn`, is never looked for.
    open var actions: [String: any CAAction]? {
      get { work.extras?.actions }
      set {
        if newValue == nil, work.extras == nil { return }
        work.ownExtras.actions = newValue
      }
    }

    // MARK: Hints to what paints, which change no picture

    /// Whether a client promises that the layer is opaque everywhere; false unless set, and true for a view's layer.
    open var isOpaque: Bool {
      get { work.extras?.isOpaque ?? (work.isOfView) }
      set { work.ownExtras.isOpaque = newValue }
    }

    /// Whether a device may keep the layer as a bitmap; false unless set.
    open var shouldRasterize: Bool {
      get { work.extras?.shouldRasterize ?? false }
      set { work.ownExtras.shouldRasterize = newValue }
    }

    /// How many pixels a point of that bitmap has; 1 unless set.
    open var rasterizationScale: CGFloat {
      get { work.extras?.rasterizationScale ?? 1 }
      set { work.ownExtras.rasterizationScale = newValue }
    }

    /// Whether a device may draw the contents in the background; false unless set.
    open var drawsAsynchronously: Bool {
      get { work.extras?.drawsAsynchronously ?? false }
      set { work.ownExtras.drawsAsynchronously = newValue }
    }

    /// Whether a device may smooth the edges of a turned layer; false unless set.
    open var allowsEdgeAntialiasing: Bool {
      get { work.extras?.allowsEdgeAntialiasing ?? false }
      set { work.ownExtras.allowsEdgeAntialiasing = newValue }
    }

    /// Whether a layer that isn't opaque is made so as one picture with its sublayers; true unless set.
    ///
    /// It always does here, whatever is set.
    open var allowsGroupOpacity: Bool {
      get { work.extras?.allowsGroupOpacity ?? true }
      set { work.ownExtras.allowsGroupOpacity = newValue }
    }

    /// Whether a change of the bounds would ask for drawing; false unless set, and nothing is drawn by hand here.
    open var needsDisplayOnBoundsChange: Bool {
      get { work.extras?.needsDisplayOnBoundsChange ?? false }
      set { work.ownExtras.needsDisplayOnBoundsChange = newValue }
    }

    /// Which edges are smoothed; all unless set.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
      get { work.extras?.edgeAntialiasingMask ?? .all }
      set { work.ownExtras.edgeAntialiasingMask = newValue }
    }

    /// How a picture is made smaller; linearly unless set.
    open var minificationFilter: CALayerContentsFilter {
      get { work.extras?.minificationFilter ?? .linear }
      set { work.ownExtras.minificationFilter = newValue }
    }

    /// How a picture is made larger; linearly unless set.
    open var magnificationFilter: CALayerContentsFilter {
      get { work.extras?.magnificationFilter ?? .linear }
      set { work.ownExtras.magnificationFilter = newValue }
    }

    /// How much a smaller picture is blurred or sharpened on a device; 0 unless set.
    open var minificationFilterBias: Float {
      get { work.extras?.minificationFilterBias ?? 0 }
      set { work.ownExtras.minificationFilterBias = newValue }
    }

    /// Does what `setNeedsDisplay()` asked for: nothing here.
    open func displayIfNeeded() {}

    /// Whether `setNeedsDisplay()` asked for something that isn't done yet: never.
    open func needsDisplay() -> Bool { false }
  }
#endif
