package import TouchCore

// The rows of the reasons that only the deliberate gestures have.
extension MeasureKind {
  /// A tap's distance from the finger that triggers it.
  package static let triggerDistance =
    MeasureKind("near", .points, .atLeast, "was away from the finger that triggers it by", .far)
  /// How long a finger came after the one before it.
  package static let tooSoon = MeasureKind(
    "tooSoon",
    .seconds,
    .atLeast,
    "came after the finger before by",
    MeasureWords("too late", "too soon")
  )
  /// How hard a finger pressed, in parts of the largest force.
  package static let force = MeasureKind("pressed", .force, .atLeast, "pressed with")
  /// How fast a finger went.
  package static let speed = MeasureKind(
    "speed",
    .pointsPerSecond,
    .atLeast,
    "went at",
    MeasureWords("too fast", "too slow")
  )
  /// How fast a finger that started at rest gained speed.
  package static let acceleration = MeasureKind(
    "acceleration",
    .own,
    .atLeast,
    "gained speed, in points a second each second, by",
    MeasureWords("too fast", "too slow")
  )
  /// The larger side of a drawing.
  package static let drawingSize = MeasureKind(
    "drawingSize",
    .points,
    .atLeast,
    "drew over",
    MeasureWords("too large", "too small")
  )
  /// How much a drawing resembles the shape that it resembles most, 0 to 1.
  package static let score =
    MeasureKind("score", .own, .atLeast, "resembled a shape with a score of")
  /// How far a finger travelled from its start, where it has to go farther than the limit.
  package static let travelledBeyond =
    MeasureKind("travelled", .points, .moreThan, "travelled")
  /// The intention of a press that asks for confirmation, 0 to 1.
  package static let intention =
    MeasureKind("intention", .force, .moreThan, "pressed with an intention of")
  /// The distance of a lifted finger from the middle of what it had to be lifted in.
  package static let besideTarget =
    MeasureKind("beside", .points, .atMost, "was lifted away from the ring's middle by", .far)
}
