#if !hasFeature(Embedded)
  /// What the delegate of changes between `beginAnimations(_:context:)` and `commitAnimations()` is told.
  ///
  /// It keeps the delegate until the animations are over, as animations do.
  @MainActor
  final class AnimationNotices {
    private let animationID: String?
    private let context: UnsafeMutableRawPointer?
    /// The delegate.
    var delegate: AnyObject?
    /// What is called when the animations start, with the name and the context; nil for nothing.
    var start: Selector?
    /// What is called when they are over, with the name, whether they finished, and the context; nil for nothing.
    var stop: Selector?

    init(_ animationID: String?, _ context: UnsafeMutableRawPointer?) {
      (self.animationID, self.context) = (animationID, context)
    }

    /// Whether the start is told.
    var hasStart: Bool { delegate != nil && start != nil }

    /// Tells the delegate that the animations start.
    func willStart() {
      guard let delegate else { return }
      start?.perform(
        on: delegate,
        sender: animationID as AnyObject?,
        event: AnimationArguments(second: context)
      )
    }

    /// Tells the delegate that the animations are over, once.
    func didStop(finished: Bool) {
      guard let delegate else { return }
      self.delegate = nil
      stop?.perform(
        on: delegate,
        sender: animationID as AnyObject?,
        event: AnimationArguments(second: finished, third: context)
      )
    }
  }
#endif
