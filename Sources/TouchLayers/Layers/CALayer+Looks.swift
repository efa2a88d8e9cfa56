public import TouchGraphics

/// The shape of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that set in earlier and bend more evenly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// Made at the first setting.
  var ownExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Whether the layer is drawn where it shows its back; true unless set.
  ///
  /// It does where a transform of it or of a layer above mirrors it, as half a turn about an upright axis does. Touches
  /// are found all the same.
  public var isDoubleSided: Bool {
    get { extras?.isDoubleSided ?? true }
    set { ownExtras.isDoubleSided = newValue }
  }

  // MARK: Shape

  /// The shape of the corners that `cornerRadius` rounds: circles unless set.
  public var cornerCurve: CALayerCornerCurve {
    get { state.hasContinuousCorners ? .continuous : .circular }
    set { state.hasContinuousCorners = newValue == .continuous }
  }

  /// How much farther than its radius a corner of a shape reaches along the edges.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CGFloat(Path.continuousReach) : 1
  }

  /// A layer that lets this one be seen: where it paints nothing, nothing is seen.
  ///
  /// It has no superlayer, and its coordinates are those of the sublayers. Touches are found as if there were no mask.
  /// Deviation: the mask's background and its filled path let all through, whatever their opacity; lines, texts, pictures
  /// and sublayers of the mask let nothing through.
  public var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue, ownedBy: nil) }
  }

  /// Sets the mask, and keeps the view alive that has it.
  package func setMask(_ mask: CALayer?, ownedBy owner: AnyObject?) {
    precondition(mask !== self, "A layer can't be its own mask.")
    maskLayer = mask
    if owner != nil || extras != nil { ownExtras.maskOwner = owner }
  }

  /// The view whose layer is the mask.
  package var maskOwner: AnyObject? { extras?.maskOwner }

  /// The outline of the shadow, for devices to paint it faster; nil unless set.
  ///
  /// Deviation: the shadow is that of what the layer shows, which is the same where this is its outline.
  public var shadowPath: CGPath? {
    get { extras?.shadowPath }
    set { ownExtras.shadowPath = newValue }
  }

  // MARK: Hints to what paints, which change no picture

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
}
