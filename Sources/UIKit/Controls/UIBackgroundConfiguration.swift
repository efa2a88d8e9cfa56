public import TouchGraphics

/// How the surface behind a button's content looks.
public struct UIBackgroundConfiguration {
  /// The surface's colour; nil lets the button's configuration choose.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points, where the button's corner style leaves it to the background.
  public var cornerRadius: CGFloat = 0
  /// How far the surface stays away from the button's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around the surface; nil uses the button's tint colour.
  public var strokeColor: UIColor?
  /// The width of the line around the surface in points; 0 for none.
  public var strokeWidth: CGFloat = 0

  #if hasFeature(Embedded)
    /// Whether something lies on the surface.
    var hasContents: Bool { false }
  #else
    /// Makes the surface's colour of the one that is chosen; nil for the same.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Makes the colour of the line of the one that is chosen; nil for the same.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The effect on the surface, below the custom view; nil for none.
    public var visualEffect: UIVisualEffect?
    /// The view on the surface, as large as it; nil for none.
    public var customView: UIView?
    /// The image on the surface; nil for none.
    public var image: UIImage?
    /// How the image is fitted into the surface.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// Whether something lies on the surface.
    var hasContents: Bool { visualEffect != nil || customView != nil || image != nil }
  #endif

  /// A background without a colour.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}
