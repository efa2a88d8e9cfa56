/// The properties of a device that a view can query.
public final class UITraitCollection: Sendable {
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Whether the screen measures force (rule 9.1).
  public let forceTouchCapability: UIForceTouchCapability

  /// Creates unspecified traits.
  public convenience init() { self.init(idiom: .unspecified, force: .unknown) }

  /// Creates traits with a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom, force: .unknown)
  }

  /// Creates traits with a force touch capability.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(idiom: .unspecified, force: capability)
  }

  init(idiom: UIUserInterfaceIdiom, force: UIForceTouchCapability) {
    userInterfaceIdiom = idiom
    forceTouchCapability = force
  }
}

extension UITraitCollection: Hashable {
  /// Whether two collections have the same traits.
  public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
    lhs.userInterfaceIdiom == rhs.userInterfaceIdiom
      && lhs.forceTouchCapability == rhs.forceTouchCapability
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceIdiom)
    hasher.combine(forceTouchCapability)
  }
}

/// Whether a screen measures how hard it is touched (rule 9.1).
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// It isn't known.
  case unknown = 0
  /// It doesn't.
  case unavailable = 1
  /// It does.
  case available = 2
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

extension UIView {
  /// The traits of the view's screen, or of the main screen.
  ///
  /// - Complexity: O(*depth*).
  public var traitCollection: UITraitCollection { (window?.screen ?? .main).traitCollection }
}
