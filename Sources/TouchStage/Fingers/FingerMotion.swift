/// How a finger's speed goes along a line.
public enum FingerMotion: Hashable, Sendable {
  /// At the same speed all along.
  case linear
  /// Slow, fast, slow: the smoothest motion from rest to rest (minimum jerk), as hands move.
  case smooth
  /// From rest, smoothly, to full speed at the end, where the finger lifts: twice the mean speed.
  case accelerating

  /// The part of the distance that is behind the finger, at a part of the time.
  func progress(_ time: Double) -> Double {
    switch self {
    case .linear: time
    case .smooth: SyntheticHand.ease(time)
    // Minimum jerk with a speed of 2 and no acceleration at the end: 2t³ - t⁴.
    case .accelerating: time * time * time * (2 - time)
    }
  }

  /// The speed at the end of an accelerating motion, in parts of the mean speed.
  static let releaseSpeed = 2.0
}
