/// The surface that is touched and seen.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIScreen {
  /// The screen of the current application.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// The screen's rectangle in points.
  public let bounds: CGRect
  /// How many pixels a point is wide.
  public let scale: CGFloat
  /// How many frames a second the screen shows at most.
  public let maximumFramesPerSecond: Int
  /// What views on this screen can know about it.
  public let traitCollection: UITraitCollection
  /// The hardest touch that is measured (rule 1.10); nil where force isn't (rule 9.1).
  let maximumForce: Double?

  init(size: CGSize, scale: CGFloat, framesPerSecond: Int, maximumForce: Double?) {
    precondition(framesPerSecond > 0, "A screen shows at least one frame a second.")
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    maximumFramesPerSecond = framesPerSecond
    self.maximumForce = maximumForce
    traitCollection = UITraitCollection(
      idiom: .phone,
      force: maximumForce == nil ? .unavailable : .available
    )
  }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// How many pixels a point is wide.
  public var nativeScale: CGFloat { scale }
}
