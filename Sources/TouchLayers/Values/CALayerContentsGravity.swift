import TouchGraphics

/// How a layer's picture is fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the top edge, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the bottom edge, in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the middle of the left edge, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the middle of the right edge, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the corner at the top left, in its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the corner at the top right, in its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the corner at the bottom left, in its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the corner at the bottom right, in its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// As large as the bounds, whatever becomes of the proportions.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as it can be with all of it inside of the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as it can be without a gap in the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// What becomes of the picture's size.
  var scaling: LayerPicture.Scaling {
    switch rawValue {
    case "resize": .fill
    case "resizeAspect": .fit
    case "resizeAspectFill": .cover
    default: .none
    }
  }

  /// Where the rest of the room goes: 0 to the right or below, 1 to the left or above.
  var anchor: CGPoint {
    var anchor = CGPoint(x: 0.5, y: 0.5)
    if rawValue.hasPrefix("top") { anchor.y = 0 }
    if rawValue.hasPrefix("bottom") { anchor.y = 1 }
    if rawValue == "left" || rawValue.hasSuffix("Left") { anchor.x = 0 }
    if rawValue == "right" || rawValue.hasSuffix("Right") { anchor.x = 1 }
    return anchor
  }
}
