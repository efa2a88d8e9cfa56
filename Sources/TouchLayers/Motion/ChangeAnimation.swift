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
  /// Whether it adds to animations of the same property that are under way, where the property's do; otherwise it
  /// replaces them.
  package var addsUp = false
  /// Whether it begins at what is seen, where it replaces another one; otherwise at what was set before.
  package var beginsAtShown = true
  /// Whether the layer is seen while it runs, though it is hidden.
  package var showsHidden = false
  /// What waits for its end.
  package var completion: AnimationCompletion?

  /// Whether it begins at what a property was set to before, in place of what was seen.
  ///
  /// Transforms without an inverse begin at what is seen in any case, as their animations can't add up.
  func beginsAtModel(_ property: LayerProperty) -> Bool {
    !beginsAtShown && !property.addsUp
  }

  /// Creates an animation that begins at once and runs once.
  package init(duration: Double, pacing: Pacing) {
    self.duration = duration
    self.pacing = pacing
  }
}
