import TouchCore

/// What holds for animations between a transaction's begin and its commit.
struct AnimationTransaction {
  /// How long animations take that don't say it, in seconds; the quarter second of Core Animation.
  var duration = AnimationTransaction.standardDuration
  /// How their way is shared out, whatever they say; nil if each does as it says itself.
  var timingFunction: CAMediaTimingFunction?
  /// Whether changes of layers are seen at once.
  var disablesActions = false
  /// Who waits for the animations that are added from here on.
  var completion: AnimationCompletion?

  /// How long an animation takes where nothing says it, in seconds, as Apple documents it.
  static let standardDuration = 0.25
}

/// What holds for changes of views inside the closure of `UIView.animate`.
struct AnimationBlock {
  /// How the way is shared out over the time.
  enum Pacing {
    /// By a curve.
    case curve(CAMediaTimingFunction)
    /// By a spring.
    case spring(SpringCurve)
  }

  /// How long animations take, in seconds.
  var duration: Double
  /// How long they wait before, in seconds.
  var delay: Double
  /// How the way is shared out over the time.
  var pacing: Pacing
  /// What else was asked for.
  var options: UIView.AnimationOptions
  /// Who waits for the animations.
  var completion: AnimationCompletion?
}
