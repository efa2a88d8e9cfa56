import TouchCore

/// What a shape layer shows: a path, filled and drawn along.
struct LayerShape: Equatable {
  /// The path, in the layer's own coordinates.
  var path: Path?
  /// What the inside is filled with; nothing if nil.
  var fillColor: CGColor? = .black
  /// What counts as inside where the path crosses itself.
  var fillRule = CAShapeLayerFillRule.nonZero
  /// The line's colour; no line if nil.
  var strokeColor: CGColor?
  /// How wide the line is, in points.
  var lineWidth: CGFloat = 1
  /// What the line's ends look like.
  var lineCap = CAShapeLayerLineCap.butt
  /// What the line's corners look like.
  var lineJoin = CAShapeLayerLineJoin.miter
  /// How many half widths a corner's tip may be long.
  var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn, in points.
  var dashes: [CGFloat] = []
  /// How far into the dashes the line begins, in points.
  var dashPhase: CGFloat = 0
  /// Where the line begins, as a part of the path's length.
  var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of the path's length.
  var strokeEnd: CGFloat = 1
}

extension LayerState {
  /// What a shape layer shows; that of a fresh one where the layer is none.
  var shape: LayerShape {
    get { if case .shape(let shape) = content { shape } else { LayerShape() } }
    set { content = .shape(newValue) }
  }
}

extension CGColor {
  /// Black.
  static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  static let white = CGColor(gray: 1, alpha: 1)
}
