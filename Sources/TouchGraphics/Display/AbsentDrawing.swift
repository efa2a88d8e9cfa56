// Drawing by hand is not part of Touchstone; who writes this name is told so.

/// A place to draw by hand.
@available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
public enum CGContext {}

/// How what is drawn by hand is mixed with what is below.
@available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
public enum CGBlendMode {}
