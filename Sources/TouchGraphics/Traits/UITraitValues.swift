/// Whether a screen measures how hard it is touched (rule 9.1).
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// It isn't known.
  case unknown = 0
  /// It doesn't.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// It isn't known.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// The direction in which the language is read, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// It isn't known.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// It isn't known.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How much room an interface has along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// It isn't known.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}
