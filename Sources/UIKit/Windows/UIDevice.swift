/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned by a quarter to the left: the device's top is at the left.
  case landscapeLeft = 3
  /// Turned by a quarter to the right: the device's top is at the right.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is turned by a quarter.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be held so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDeviceOrientation {
  /// How a device is held whose screen has a size: upright where it isn't wider than high.
  init(_ size: CGSize) { self = size.width > size.height ? .landscapeLeft : .portrait }
}

/// The device that the application runs on.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIDevice: PlainObject, Hashable {
  #if hasFeature(Embedded)
    /// The current application's device.
    public nonisolated(unsafe) static let current = UIDevice()
  #else
    /// The current application's device.
    public static let current = UIDevice()
  #endif

  private init() {}

  /// The kind of device, by the screen's traits.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// How the device is held, by its screen's shape; a rotation changes it before controllers are told.
  public var orientation: UIDeviceOrientation { UIScreen.main.heldOrientation }

  /// True: changes of the orientation are always told.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Asks for notifications of the orientation, which come anyway.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Ends one request for notifications of the orientation; they go on, for UIKit asks for them itself.
  public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIDevice {
  /// The system whose behaviour this is.
  public var systemName: String { "iOS" }

  /// A version of it that has everything that is here; files ask it as they ask `#available`, which is true here.
  public var systemVersion: String { "18.0" }

  /// What the kind of device is called.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// What the kind of device is called, in English.
  public var localizedModel: String { model }

  /// What the kind of device is called, as apps see it that may not know the user's name for it.
  public var name: String { model }
}

#if !hasFeature(Embedded)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The kind of device, as clients asked before `UIDevice.userInterfaceIdiom`.
  @preconcurrency @MainActor
  public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
  }
#endif
