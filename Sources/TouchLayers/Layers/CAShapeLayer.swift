import TouchCore
public import TouchGraphics

/// A layer that shows a path between its background and its sublayers.
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public required init() {
    super.init()
    state.content = .shape(LayerShape())
  }

  /// Creates a layer without a path: there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.content = .shape(LayerShape())
  }

  #if !hasFeature(Embedded)
    /// Creates a copy of a layer, without its sublayers and animations.
    public required init(layer: Any) { super.init(layer: layer) }
  #endif

  /// The path, in the layer's own coordinates; bounds don't cut it off.
  ///
  /// The layer keeps a copy. No animation comes of a change by itself.
  open var path: CGPath? {
    get { state.shape.path.map { CGPath($0) } }
    set { state.shape.path = newValue?.path }
  }

  /// What the inside is filled with: black unless set, nothing if nil.
  open var fillColor: CGColor? {
    get { state.shape.fillColor }
    set { change(.fillColor) { $0.shape.fillColor = newValue } }
  }

  /// What counts as inside where the path crosses itself.
  open var fillRule: CAShapeLayerFillRule {
    get { state.shape.fillRule }
    set { state.shape.fillRule = newValue }
  }

  /// The line's colour; there is no line unless set.
  open var strokeColor: CGColor? {
    get { state.shape.strokeColor }
    set { change(.strokeColor) { $0.shape.strokeColor = newValue } }
  }

  /// How wide the line is, in points.
  open var lineWidth: CGFloat {
    get { state.shape.lineWidth }
    set { change(.lineWidth) { $0.shape.lineWidth = newValue } }
  }

  /// What the line's ends look like.
  open var lineCap: CAShapeLayerLineCap {
    get { state.shape.lineCap }
    set { state.shape.lineCap = newValue }
  }

  /// What the line's corners look like.
  open var lineJoin: CAShapeLayerLineJoin {
    get { state.shape.lineJoin }
    set { state.shape.lineJoin = newValue }
  }

  /// How many half widths a corner's tip may be long before it is cut off.
  open var miterLimit: CGFloat {
    get { state.shape.miterLimit }
    set { change(.miterLimit) { $0.shape.miterLimit = newValue } }
  }

  /// The lengths of dashes and gaps in turn, in points; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]? {
    get {
      let dashes = state.shape.dashes
      return dashes.isEmpty ? nil : dashes.map { NSNumber(value: Double($0)) }
    }
    set { state.shape.dashes = (newValue ?? []).map { CGFloat($0.doubleValue) } }
  }

  /// How far into the dashes the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { state.shape.dashPhase }
    set { change(.lineDashPhase) { $0.shape.dashPhase = newValue } }
  }

  /// Where the line begins, as a part of the path's length from 0 to 1.
  open var strokeStart: CGFloat {
    get { state.shape.strokeStart }
    set { change(.strokeStart) { $0.shape.strokeStart = newValue } }
  }

  /// Where the line ends, as a part of the path's length from 0 to 1.
  open var strokeEnd: CGFloat {
    get { state.shape.strokeEnd }
    set { change(.strokeEnd) { $0.shape.strokeEnd = newValue } }
  }
}
