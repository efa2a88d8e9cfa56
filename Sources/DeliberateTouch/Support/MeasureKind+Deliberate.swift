public import TouchCore

// The rows of the reasons that only the deliberate gestures have.
extension MeasureKind {
  /// A tap's distance from the finger that triggers it.
  public static let triggerDistance =
    MeasureKind("near", .points, .atLeast, "was away from the finger that triggers it by", .far)
  /// How long a finger came after the one before it.
  public static let tooSoon = MeasureKind(
    "tooSoon",
    .seconds,
    .atLeast,
    "came after the finger before by",
    MeasureWords("too late", "too soon")
  )
  /// How hard a finger pressed, in parts of the largest force.
  public static let force = MeasureKind("pressed", .force, .atLeast, "pressed with")
  /// How fast a finger went.
  public static let speed = MeasureKind(
    "speed",
    .pointsPerSecond,
    .atLeast,
    "went at",
    MeasureWords("too fast", "too slow")
  )
}
