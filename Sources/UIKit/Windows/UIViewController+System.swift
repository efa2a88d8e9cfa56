/// How the status bar's letters look.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the traits.
  case `default` = 0
  /// Light, for dark contents.
  case lightContent = 1
  /// Dark, for light contents.
  case darkContent = 3
}

/// How a screen is held, as the interface takes it.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned by a quarter to the right: the device's top is at the right.
  case landscapeRight = 3
  /// Turned by a quarter to the left: the device's top is at the left.
  case landscapeLeft = 4

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is turned by a quarter.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways to hold a screen.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// A bit for each orientation.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Turned to either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

extension UIApplication {
  /// Where the status bar would be: what the key window's safe area leaves at the top of the screen.
  public var statusBarFrame: CGRect {
    let height = keyWindow?.safeAreaInsets.top ?? 0
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
  }

  /// How the screen is held, by its shape: upright where it isn't wider than high.
  public var statusBarOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
}
