import TouchCore
import TouchStage

/// How one synthetic person touches: plausible numbers that differ, measured on no person.
struct SyntheticPerson {
  /// How long a tap touches, in seconds.
  let tapTime: Double
  /// How much that varies, as a part.
  let spread: Double
  /// The time between two taps of a double tap, in seconds.
  let tapGap: Double
  /// How far a finger slides in a tap or a press, in points.
  let slide: Double
  /// How far fingers tremble, in points.
  let tremor: Double
  /// How fast strokes are, as a factor.
  let pace: Double

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * random.unit() }
    tapTime = between(0.07, 0.3)
    spread = between(0.15, 0.5)
    tapGap = between(0.1, 0.24)
    slide = between(1, 9)
    tremor = between(0.1, 1.2)
    pace = between(0.7, 1.6)
  }
}

/// Something that a synthetic person touches.
struct SyntheticDevice {
  let name: String
  let screen: (width: Double, height: Double)
  /// Frames a second.
  let rate: Double

  static let all = [
    SyntheticDevice(name: "synthetic phone", screen: (390, 844), rate: 120),
    SyntheticDevice(name: "synthetic tablet", screen: (834, 1194), rate: 240),
    SyntheticDevice(name: "synthetic panel", screen: (800, 480), rate: 60),
  ]
}
