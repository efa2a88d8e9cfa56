#if !hasFeature(Embedded)
  public import TouchGraphics

  /// What an emitter's particles look like, how many there are and how they move.
  ///
  /// A layer shows its cells as they are at the end of the turn in which it gets them. Later changes are made by the
  /// layer's `setValue(_:forKeyPath:)`, or by giving it the cells again.
  ///
  /// A mean and a range stand for numbers at most half the range away from the mean. Particles without contents aren't
  /// seen, though they emit others.
  @preconcurrency @MainActor
  open class CAEmitterCell: CAMediaTiming, PlainObject, Hashable {
    /// What the cell is set to; the cells in it are those of `emitterCells`.
    private var values = EmitterCellValues()

    /// Creates a cell that emits nothing.
    public required init() {}

    /// Creates a cell that emits nothing: there are no archives.
    public required init?(coder: NSCoder) {}

    /// What the cell and those in it are set to at this moment.
    final var snapshot: EmitterCellValues {
      var snapshot = values
      snapshot.cells = (emitterCells ?? []).map(\.snapshot)
      return snapshot
    }

    private subscript(float property: EmitterCellProperty) -> Float {
      get { Float(values[property]) }
      set { values[property] = Double(newValue) }
    }

    private subscript(property: EmitterCellProperty) -> CGFloat {
      get { CGFloat(values[property]) }
      set { values[property] = Double(newValue) }
    }

    // MARK: Contents

    /// The name by which key paths find the cell; nil unless set.
    open var name: String? {
      get { values.name }
      set { values.name = newValue }
    }

    /// Whether particles of the cell are emitted; true unless set.
    open var isEnabled: Bool {
      get { values.isEnabled }
      set { values.isEnabled = newValue }
    }

    /// The picture of a particle: a `CGImage`, or nil; another object shows nothing.
    open var contents: Any? {
      get { values.contents }
      set { values.contents = newValue as? CGImage }
    }

    /// The part of the picture that a particle shows, as parts of its size: all of it, unless set.
    open var contentsRect: CGRect {
      get { values.contentsRect }
      set { values.contentsRect = newValue }
    }

    /// How many pixels of the picture a point has; 1 unless set.
    open var contentsScale: CGFloat {
      get { self[.contentsScale] }
      set { self[.contentsScale] = newValue }
    }

    /// How the picture is made smaller: a hint that changes no picture; linearly unless set.
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// How the picture is made larger: a hint that changes no picture; linearly unless set.
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue

    /// What the filter for smaller pictures chooses its level of detail by: a hint, as that is; 0 unless set.
    open var minificationFilterBias: Float {
      get { self[float: .minificationFilterBias] }
      set { self[float: .minificationFilterBias] = newValue }
    }

    /// The cells that each particle emits, from where it is and the way that it goes; nil unless set.
    open var emitterCells: [CAEmitterCell]?

    /// Values under names of the client's own, which `value(forKey:)` finds; nil unless set.
    open var style: [AnyHashable: Any]?

    // MARK: Emission

    /// How many particles are emitted in a second; 0 unless set.
    open var birthRate: Float {
      get { self[float: .birthRate] }
      set { self[float: .birthRate] = newValue }
    }

    /// How long a particle is seen, in seconds: the mean; 0 unless set.
    open var lifetime: Float {
      get { self[float: .lifetime] }
      set { self[float: .lifetime] = newValue }
    }

    /// How far lifetimes differ, in seconds; 0 unless set.
    open var lifetimeRange: Float {
      get { self[float: .lifetimeRange] }
      set { self[float: .lifetimeRange] = newValue }
    }

    /// How far the direction leads out of the layer's plane, in radians; 0 unless set.
    open var emissionLatitude: CGFloat {
      get { self[.emissionLatitude] }
      set { self[.emissionLatitude] = newValue }
    }

    /// How far the direction is turned in the layer's plane, in radians, from that of the shape; 0 unless set.
    ///
    /// A line's direction leads up, that of a circle, a sphere and an outline outwards, any other to the right.
    open var emissionLongitude: CGFloat {
      get { self[.emissionLongitude] }
      set { self[.emissionLongitude] = newValue }
    }

    /// The angle about the direction that particles are spread over, in radians; 0 unless set.
    open var emissionRange: CGFloat {
      get { self[.emissionRange] }
      set { self[.emissionRange] = newValue }
    }

    // MARK: Movement

    /// How fast a particle is at first, in points a second: the mean; 0 unless set.
    open var velocity: CGFloat {
      get { self[.velocity] }
      set { self[.velocity] = newValue }
    }

    /// How far velocities differ, in points a second; 0 unless set.
    open var velocityRange: CGFloat {
      get { self[.velocityRange] }
      set { self[.velocityRange] = newValue }
    }

    /// How much a particle's velocity to the right grows, in points a second, each second; 0 unless set.
    open var xAcceleration: CGFloat {
      get { self[.xAcceleration] }
      set { self[.xAcceleration] = newValue }
    }

    /// How much a particle's velocity downwards grows, in points a second, each second; 0 unless set.
    open var yAcceleration: CGFloat {
      get { self[.yAcceleration] }
      set { self[.yAcceleration] = newValue }
    }

    /// How much a particle's velocity out of the plane grows, in points a second, each second; 0 unless set.
    open var zAcceleration: CGFloat {
      get { self[.zAcceleration] }
      set { self[.zAcceleration] = newValue }
    }

    /// How large a particle is beside its picture: the mean; 1 unless set.
    open var scale: CGFloat {
      get { self[.scale] }
      set { self[.scale] = newValue }
    }

    /// How far scales differ; 0 unless set.
    open var scaleRange: CGFloat {
      get { self[.scaleRange] }
      set { self[.scaleRange] = newValue }
    }

    /// How much a particle's scale grows in a second; 0 unless set.
    open var scaleSpeed: CGFloat {
      get { self[.scaleSpeed] }
      set { self[.scaleSpeed] = newValue }
    }

    /// How far a particle turns in a second, in radians: the mean; 0 unless set.
    open var spin: CGFloat {
      get { self[.spin] }
      set { self[.spin] = newValue }
    }

    /// How far spins differ, in radians a second; 0 unless set.
    open var spinRange: CGFloat {
      get { self[.spinRange] }
      set { self[.spinRange] = newValue }
    }

    // MARK: Colour

    /// What the picture's colours are multiplied with: the mean; opaque white unless set.
    open var color: CGColor? {
      get { values.color }
      set { values.color = newValue }
    }

    /// How far the red parts differ; 0 unless set.
    open var redRange: Float {
      get { self[float: .redRange] }
      set { self[float: .redRange] = newValue }
    }

    /// How far the green parts differ; 0 unless set.
    open var greenRange: Float {
      get { self[float: .greenRange] }
      set { self[float: .greenRange] = newValue }
    }

    /// How far the blue parts differ; 0 unless set.
    open var blueRange: Float {
      get { self[float: .blueRange] }
      set { self[float: .blueRange] = newValue }
    }

    /// How far the opacities differ; 0 unless set.
    open var alphaRange: Float {
      get { self[float: .alphaRange] }
      set { self[float: .alphaRange] = newValue }
    }

    /// How much a particle's red part grows in a second; 0 unless set.
    open var redSpeed: Float {
      get { self[float: .redSpeed] }
      set { self[float: .redSpeed] = newValue }
    }

    /// How much a particle's green part grows in a second; 0 unless set.
    open var greenSpeed: Float {
      get { self[float: .greenSpeed] }
      set { self[float: .greenSpeed] = newValue }
    }

    /// How much a particle's blue part grows in a second; 0 unless set.
    open var blueSpeed: Float {
      get { self[float: .blueSpeed] }
      set { self[float: .blueSpeed] = newValue }
    }

    /// How much a particle's opacity grows in a second; 0 unless set.
    open var alphaSpeed: Float {
      get { self[float: .alphaSpeed] }
      set { self[float: .alphaSpeed] = newValue }
    }

    // MARK: Time

    /// When the cell's time shows `timeOffset`, in seconds of the layer's time, or of the age of the particle that emits.
    open var beginTime: CFTimeInterval {
      get { values[.beginTime] }
      set { values[.beginTime] = newValue }
    }

    /// How long particles are emitted, in seconds of the cell's time; 0 means without an end.
    open var duration: CFTimeInterval {
      get { values[.duration] }
      set { values[.duration] = newValue }
    }

    /// How much faster the cell's time runs; at 0 nothing is emitted.
    open var speed: Float {
      get { self[float: .speed] }
      set { self[float: .speed] = newValue }
    }

    /// What the cell's time shows at `beginTime`, in seconds.
    open var timeOffset: CFTimeInterval {
      get { values[.timeOffset] }
      set { values[.timeOffset] = newValue }
    }

    /// How many durations particles are emitted for; 0 means one.
    open var repeatCount: Float {
      get { self[float: .repeatCount] }
      set { self[float: .repeatCount] = newValue }
    }

    /// For how long durations repeat, in seconds; 0 means that `repeatCount` counts.
    open var repeatDuration: CFTimeInterval {
      get { values[.repeatDuration] }
      set { values[.repeatDuration] = newValue }
    }

    /// Kept, and changes nothing: a stretch of emission has no way back.
    open var autoreverses = false
    /// Kept, and changes nothing: before and after its time a cell emits nothing.
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: Keys

    /// What a property is unless it is set; nil for what is none, and where it is nil.
    open class func defaultValue(forKey key: String) -> Any? {
      EmitterCellValues().value(forKey: key)?.asAnimationValue
    }

    /// The value of a property, or of a name in `style`; nil where there is none.
    ///
    /// - Returns: A number as `CGFloat`, or what the property has.
    public func value(forKey key: String) -> Any? {
      if let value = values.value(forKey: key) { return value.asAnimationValue }
      return switch key {
      case "name": name
      case "enabled", "isEnabled": isEnabled
      case "contents": contents
      case "emitterCells": emitterCells
      case "minificationFilter": minificationFilter
      case "magnificationFilter": magnificationFilter
      default: style?[key]
      }
    }

    /// Sets the value of a property; one of another kind changes nothing, and another name is kept in `style`.
    public func setValue(_ value: Any?, forKey key: String) {
      if values.value(forKey: key) != nil {
        if let value = value.map({ LayerValue($0) }) ?? .color(nil) {
          values.set(value, forKey: key)
        }
        return
      }
      switch key {
      case "name": name = value as? String
      case "enabled", "isEnabled": isEnabled = value as? Bool ?? isEnabled
      case "contents": contents = value
      case "emitterCells": emitterCells = value as? [CAEmitterCell]
      case "minificationFilter": minificationFilter = value as? String ?? minificationFilter
      case "magnificationFilter": magnificationFilter = value as? String ?? magnificationFilter
      default:
        var style = style ?? [:]
        style[key] = value
        self.style = style
      }
    }
  }
#endif
