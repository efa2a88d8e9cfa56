// What clients that draw by hand call: it is not part of Touchstone, and each name says so.

extension UIBezierPath {
  /// Draws along the path.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func stroke() {}

  /// Fills the path.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func fill() {}

  /// Draws along the path, mixed with what is below.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Fills the path, mixed with what is below.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Lets only what is in the path be drawn.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func addClip() {}
}

extension UIColor {
  /// Draws in the colour from here on.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func set() {}

  /// Fills with the colour from here on.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func setFill() {}

  /// Draws along paths in the colour from here on.
  @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func setStroke() {}
}
