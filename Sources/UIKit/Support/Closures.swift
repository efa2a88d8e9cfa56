// Ours, not Apple's, are the names here. Closures that clients hand to us run on the main actor and
// need not be sendable; Embedded Swift has no actors.
#if hasFeature(Embedded)

  /// What a timer calls; the name is ours.
  public typealias TimerBlock = (Timer) -> Void

  /// What a selector calls: a target, a sender and an event; says whether the target has the method.
  typealias Invocation = (AnyObject, AnyObject?, UIEvent?) -> Bool

  /// What the engine calls on a moment that was waited for.
  typealias Action = () -> Void

  /// What a client gives a timer along; the name is ours.
  public typealias TimerUserInfo = AnyObject

  /// Who an action goes to; the name is ours.
  public typealias ActionTarget = AnyObject

  /// What an action does.
  public typealias UIActionHandler = (UIAction) -> Void

  /// What changes views or waits for a transaction; the name is ours.
  public typealias UIViewAnimation = () -> Void

  /// What is told whether animations came to their end; the name is ours.
  public typealias UIViewAnimationCompletion = (Bool) -> Void

#else

  /// What a timer calls; the name is ours.
  public typealias TimerBlock = @MainActor (Timer) -> Void

  /// What a selector calls: a target, a sender and an event; says whether the target has the method.
  typealias Invocation = @MainActor (AnyObject, AnyObject?, UIEvent?) -> Bool

  /// What the engine calls on a moment that was waited for.
  typealias Action = @MainActor () -> Void

  /// What a client gives a timer along; the name is ours.
  public typealias TimerUserInfo = Any

  /// Who an action goes to; the name is ours.
  public typealias ActionTarget = Any

  /// What an action does.
  public typealias UIActionHandler = @MainActor (UIAction) -> Void

  /// What changes views or waits for a transaction; the name is ours.
  public typealias UIViewAnimation = @MainActor () -> Void

  /// What is told whether animations came to their end; the name is ours.
  public typealias UIViewAnimationCompletion = @MainActor (Bool) -> Void

#endif
