public import TouchGraphics

// Drawing by hand is not part of Touchstone; who writes this name is told so.

extension CALayer {
  /// Draws the layer and its sublayers into a picture.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  nonisolated public func render(in ctx: CGContext) {}
}
