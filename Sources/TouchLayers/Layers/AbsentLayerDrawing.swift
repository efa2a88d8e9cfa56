public import TouchGraphics

// Drawing by hand is not part of Touchstone: the compiler says so where this name is written.

extension CALayer {
  /// Draws the layer and its sublayers into a picture.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  nonisolated public func render(in ctx: CGContext) {}
}
