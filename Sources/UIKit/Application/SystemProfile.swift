// Ours, not Apple's: what differs between the systems that the rules were measured on.

/// What depends on the version of the system or on the kind of device.
///
/// Ours, not Apple's. Where two systems behave differently, or where only a device can tell, the difference
/// is a field of this one value, and its default is named at the field. Every other threshold is in
/// `GestureConstants` and `ScrollConstants`.
public struct SystemProfile: Hashable, Sendable {
  /// The kind of device, which views find in their traits; a phone unless set.
  public var idiom = UIUserInterfaceIdiom.phone

  /// Whether a recognizer's `state` reads possible inside `reset()`, as from iOS 26 on (rule 4.5).
  ///
  /// False, the default: it reads the attempt's final state, as up to iOS 18.
  public var isStatePossibleInReset = false

  /// Creates a phone's profile, of the older behaviour wherever a version makes a difference.
  public init() {}

  /// A phone's profile: the one that applications have unless they are launched with another.
  public static let phone = SystemProfile()

  /// A tablet's profile.
  public static var pad: SystemProfile {
    var profile = SystemProfile()
    profile.idiom = .pad
    return profile
  }
}

extension UIApplication {
  /// What depends on the system that the application runs on.
  ///
  /// Ours, not Apple's. A change holds at once: each rule reads the profile when it applies.
  public var systemProfile: SystemProfile {
    get { profile }
    set {
      profile = newValue
      let traits = screen.traitCollection
      screen.adopt(newValue.idiom)
      tellTraits(traits)
    }
  }
}
