// Ours, not Apple's, are the names here. Closures that clients hand to us run on the main actor and
// need not be sendable; Embedded Swift has no actors.
#if hasFeature(Embedded)

  /// What the engine calls on a moment that was waited for.
  package typealias Action = () -> Void

  /// What changes views or waits for a transaction; the name is ours.
  public typealias UIViewAnimation = () -> Void

  /// What is told whether animations came to their end; the name is ours.
  public typealias UIViewAnimationCompletion = (Bool) -> Void

#else

  /// What the engine calls on a moment that was waited for.
  package typealias Action = @MainActor () -> Void

  /// What changes views or waits for a transaction; the name is ours.
  public typealias UIViewAnimation = @MainActor () -> Void

  /// What is told whether animations came to their end; the name is ours.
  public typealias UIViewAnimationCompletion = @MainActor (Bool) -> Void

#endif
