/// When something runs, how often, and which way.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds on the clock of `CACurrentMediaTime()`; 0 means as soon as it is added.
  var beginTime: CFTimeInterval { get set }
  /// How long one cycle takes, in seconds; 0 means as long as the transaction says.
  var duration: CFTimeInterval { get set }
  /// How much faster time runs inside.
  var speed: Float { get set }
  /// How far into it it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many cycles there are; 0 means one, parts count too.
  var repeatCount: Float { get set }
  /// For how long cycles repeat, in seconds; 0 means that `repeatCount` counts.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle runs back to where it began.
  var autoreverses: Bool { get set }
  /// What is seen before the first cycle and after the last one.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is seen of an animation before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its start, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its end, after; as long as it isn't removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start before, its end after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

// Names that the values had in earlier versions of Swift, and still have in much code.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAMediaTimingFillMode.removed` was called before.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAMediaTimingFillMode.backwards` was called before.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAMediaTimingFillMode.forwards` was called before.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `CAMediaTimingFillMode.both` was called before.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
