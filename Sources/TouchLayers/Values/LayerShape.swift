package import TouchGraphics

/// What a shape layer shows: a path, filled and drawn along.
package struct LayerShape: Equatable {
  /// The path, in the layer's own coordinates.
  package var path: Path?
  /// What the inside is filled with; nothing if nil.
  package var fillColor: CGColor? = .black
  /// What counts as inside where the path crosses itself.
  package var fillRule = CAShapeLayerFillRule.nonZero
  /// The line's colour; no line if nil.
  package var strokeColor: CGColor?
  /// How wide the line is, in points.
  package var lineWidth: CGFloat = 1
  /// What the line's ends look like.
  package var lineCap = CAShapeLayerLineCap.butt
  /// What the line's corners look like.
  package var lineJoin = CAShapeLayerLineJoin.miter
  /// How many half widths a corner's tip may be long.
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn, in points.
  package var dashes: [CGFloat] = []
  /// How far into the dashes the line begins, in points.
  package var dashPhase: CGFloat = 0
  /// Where the line begins, as a part of the path's length.
  package var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of the path's length.
  package var strokeEnd: CGFloat = 1
}

extension LayerState {
  /// What a shape layer shows; that of a fresh one where the layer is none.
  package var shape: LayerShape {
    get { if case .shape(let shape) = content { shape } else { LayerShape() } }
    set { content = .shape(newValue) }
  }
}
