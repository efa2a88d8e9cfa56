// What clients that draw by hand write: it is not part of Touchstone, and each name says so.

/// Draws an image by hand.
@available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
public enum UIGraphicsImageRenderer {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The place that is drawn to by hand.
@available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
@_alwaysEmitIntoClient
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins to draw an image by hand.
@available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
@_alwaysEmitIntoClient
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {}
