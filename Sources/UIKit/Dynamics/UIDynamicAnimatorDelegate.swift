#if !hasFeature(Embedded)
  /// Is told when a dynamic animator pauses and resumes.
  ///
  /// Both calls have defaults, and both may change or remove anything.
  @preconcurrency @MainActor
  public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// The animator is about to move its items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// All items rest, or no behaviour is left.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
  }

  extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
  }
#endif
