package import TouchCore

/// How the picture follows a change of a layer's property.
package struct ChangeAnimation {
  /// How progress is spread over the time.
  package enum Pacing {
    /// By a curve.
    case curve(CAMediaTimingFunction)
    /// By a spring.
    case spring(SpringCurve)
    /// By a timeline, from one of its positions on and within a part of its change; then nothing but
    /// `blocksTouches` counts.
    case timeline(AnimationTimeline, start: Double, KeyframeWindow = KeyframeWindow())
    /// With other changes, when all of them are known.
    case keyframes(KeyframeRecord)
  }

  /// How long it takes, in seconds; 0 ends the animation of the property that is under way.
  package var duration: Double
  /// How long it waits before, in seconds.
  package var delay = 0.0
  /// How progress is spread over the time.
  package var pacing: Pacing
  /// What is seen before its beginning.
  package var fillMode = CAMediaTimingFillMode.removed
  /// Whether it runs back to where it began.
  package var autoreverses = false
  /// Whether it begins anew at its end, until it is removed.
  package var repeats = false
  /// How often it runs where it doesn't repeat until it is removed.
  package var repeatCount: Float = 1
  /// Whether it keeps touches from the layer's view (rule 2.6).
  package var blocksTouches = false
  /// Whether the layer is seen while it runs, though it is hidden.
  package var showsHidden = false
  /// What waits for its end.
  package var completion: AnimationCompletion?

  /// Creates an animation that begins at once and runs once.
  package init(duration: Double, pacing: Pacing) {
    self.duration = duration
    self.pacing = pacing
  }
}
