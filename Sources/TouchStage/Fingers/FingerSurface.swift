/// What a finger touches: how often the surface measures, how well, and whether it measures force.
struct FingerSurface {
  /// Frames a second.
  var rate: Double
  /// How the fingers depart from what they are told.
  var noise: FingerNoise
  /// Whether the screen measures force.
  var measuresForce: Bool
}
