/// A screen with touch input.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIScreen: PlainObject, Hashable {
  /// The screen of the current application.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// The screen's rectangle in points; `UIApplication.rotate(to:)` gives it another size.
  public private(set) var bounds: CGRect
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The maximum number of frames per second.
  public let maximumFramesPerSecond: Int
  /// The traits that views on this screen have; its size classes are those of the device that it looks like.
  public private(set) var traitCollection: UITraitCollection
  /// The traits that were given to the screen, which hold before its own.
  private var givenTraits: UITraitCollection
  /// How bright the screen is.
  private var light: CGFloat = 0.5
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
    let traits = UITraitCollection(
      idiom: .phone,
      force: maximumForce == nil ? .unavailable : .available,
      style: .light,
      direction: .leftToRight,
      textSize: .large
    )
    (givenTraits, traitCollection) = (traits, traits)
    completeTraits()
  }

  /// Gives the traits another kind of device.
  func adopt(_ idiom: UIUserInterfaceIdiom) {
    guard givenTraits.userInterfaceIdiom != idiom else { return }
    adopt(
      UITraitCollection(traitsFrom: [givenTraits, UITraitCollection(userInterfaceIdiom: idiom)])
    )
  }

  /// Gives the screen traits; it adds its size classes and its scale where they have none.
  ///
  /// Size classes that are the screen's own count as none: traits made of the screen's go on with its size.
  func adopt(_ traits: UITraitCollection) {
    let own = ownTraits(of: traits.userInterfaceIdiom, in: bounds.size)
    let (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    givenTraits = UITraitCollection(
      idiom: traits.userInterfaceIdiom,
      force: traits.forceTouchCapability,
      style: traits.userInterfaceStyle,
      direction: traits.layoutDirection,
      textSize: traits.preferredContentSizeCategory,
      horizontal: horizontal == own.horizontalSizeClass ? .unspecified : horizontal,
      vertical: vertical == own.verticalSizeClass ? .unspecified : vertical,
      scale: traits.displayScale
    )
    completeTraits()
  }

  /// Gives the screen another size, and its traits the size classes of that.
  func resize(to size: CGSize) {
    bounds.size = size
    completeTraits()
  }

  /// The least width of an upright telephone, in points, that has much room from side to side once it is turned: that
  /// of the large ones (Human Interface Guidelines, Layout, "Device size classes").
  private static var largePhone: CGFloat { 414 }

  private func completeTraits() { traitCollection = traits(in: bounds.size) }

  /// The traits that views have when the screen has a size.
  func traits(in size: CGSize) -> UITraitCollection {
    let own = ownTraits(of: givenTraits.userInterfaceIdiom, in: size)
    return UITraitCollection(traitsFrom: [own, givenTraits])
  }

  /// The size classes that a screen of a size has on a kind of device, and its scale.
  private func ownTraits(of idiom: UIUserInterfaceIdiom, in size: CGSize) -> UITraitCollection {
    let isLarge = min(size.width, size.height) >= UIScreen.largePhone
    let isLying = size.width > size.height
    let isWide = idiom != .phone || (isLying && isLarge)
    let isHigh = idiom != .phone || !isLying
    return UITraitCollection(
      idiom: .unspecified,
      force: .unknown,
      horizontal: isWide ? .regular : .compact,
      vertical: isHigh ? .regular : .compact,
      scale: scale
    )
  }

  /// The coordinates that the frames of windows are in.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(self) }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// How bright the screen is, from 0 to 1: what the application sets, for the host to show; 0.5 at the beginning.
  ///
  /// Other numbers are moved into that range.
  public var brightness: CGFloat {
    get { light }
    set {
      let bounded = newValue > 0 ? min(newValue, 1) : 0
      guard bounded != light else { return }
      light = bounded
      postBrightness()
    }
  }

  #if !hasFeature(Embedded)
    /// The screens that are there: the main one.
    public static var screens: [UIScreen] { [main] }

    /// Whether the screen is recorded or shown elsewhere, which the engine knows nothing of.
    public var isCaptured: Bool { false }
  #endif

  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }
}
