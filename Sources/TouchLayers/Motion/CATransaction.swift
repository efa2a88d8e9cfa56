/// Says what holds for changes of layers between `begin()` and `commit()`, as long as nothing else is
/// said inside.
///
/// Outside of both there is a transaction as well, which ends with the turn: with the event or the timer
/// that is being handled.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CATransaction {
  private static var animations: AnimationEnvironment { AnimationEnvironment.current }

  /// Begins a transaction; inside of another one it begins with what holds there.
  open class func begin() { animations.begin() }

  /// Ends the transaction that began last.
  open class func commit() { animations.commit() }

  /// Ends the transaction that is there without `begin()`: what was added to the tree is seen from now
  /// on, so that its changes animate.
  open class func flush() { animations.endTurn() }

  /// How long animations take that don't say it, in seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval { animations.transaction.duration }

  /// Sets how long animations take that don't say it, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    animations.transaction.duration = max(dur, 0)
  }

  /// How the progress of all animations is spread over their time; nil unless set, so that each does as it
  /// says itself.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    animations.transaction.timingFunction
  }

  /// Sets how the progress of all animations is spread over their time, whatever they say themselves: also
  /// those of `UIView.animate`, but for springs.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    animations.transaction.timingFunction = function
  }

  /// Whether changes of layers are seen at once.
  open class func disableActions() -> Bool { animations.transaction.disablesActions }

  /// Sets whether changes of layers are seen at once; explicit animations run all the same.
  open class func setDisableActions(_ flag: Bool) {
    animations.transaction.disablesActions = flag
  }

  /// Calls a closure once, when all animations are over that are added from here to the commit; at the
  /// commit where there are none.
  open class func setCompletionBlock(_ block: UIViewAnimation?) {
    animations.setCompletion(block)
  }
}
