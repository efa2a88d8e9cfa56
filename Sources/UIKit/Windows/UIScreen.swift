/// A screen with touch input.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIScreen: PlainObject {
  /// The screen of the current application.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// The screen's rectangle in points; `UIApplication.rotate(to:)` gives it another size.
  public private(set) var bounds: CGRect
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The maximum number of frames per second.
  public let maximumFramesPerSecond: Int
  /// The traits that views on this screen have.
  public internal(set) var traitCollection: UITraitCollection
  /// How the device is held.
  var heldOrientation: UIDeviceOrientation
  /// The maximum force that is measured (rule 1.10); nil if force isn't measured (rule 9.1).
  package let maximumForce: Double?

  /// The numbers of frames per second that are possible: with more, the numbers of a clock's last frames
  /// would not fit into 64 bits.
  static let frameRates = 1...10_000

  init(size: CGSize, scale: CGFloat, framesPerSecond: Int, maximumForce: Double?) {
    precondition(
      Self.frameRates.contains(framesPerSecond),
      "A screen shows 1 to 10,000 frames a second, not \(framesPerSecond)."
    )
    bounds = CGRect(origin: .zero, size: size)
    heldOrientation = UIDeviceOrientation(size)
    self.scale = scale
    maximumFramesPerSecond = framesPerSecond
    self.maximumForce = maximumForce
    traitCollection = UITraitCollection(
      idiom: .phone,
      force: maximumForce == nil ? .unavailable : .available,
      style: .light,
      direction: .leftToRight,
      textSize: .large
    )
  }

  /// Gives the traits another kind of device.
  func adopt(_ idiom: UIUserInterfaceIdiom) {
    guard traitCollection.userInterfaceIdiom != idiom else { return }
    traitCollection = UITraitCollection(
      traitsFrom: [traitCollection, UITraitCollection(userInterfaceIdiom: idiom)]
    )
  }

  /// Gives the screen another size.
  func resize(to size: CGSize) { bounds.size = size }

  /// The coordinates that the frames of windows are in.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(self) }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }
}
