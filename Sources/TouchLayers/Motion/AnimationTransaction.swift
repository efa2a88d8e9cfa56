import TouchCore

/// What holds for animations between a transaction's begin and its commit.
package struct AnimationTransaction {
  /// How long animations take that don't say it, in seconds; the quarter second of Core Animation.
  var duration = AnimationTransaction.standardDuration
  /// How their progress is spread over their time, whatever they say; nil if each does as it says itself.
  var timingFunction: CAMediaTimingFunction?
  /// Whether changes of layers are seen at once.
  package var disablesActions = false
  /// What waits for the animations that are added from here on.
  var completion: AnimationCompletion?

  /// How long an animation takes where nothing says it, in seconds, as Apple documents it.
  package static let standardDuration = 0.25
}
