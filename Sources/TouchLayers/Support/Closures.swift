// Ours, not Apple's, are the names here. Closures that clients hand to us run on the main actor and
// need not be sendable: they are plain ones, as Apple declares them, so that a client may store them as plain
// ones. Embedded Swift has no actors.
#if hasFeature(Embedded)

  /// What the engine calls on a moment that was waited for.
  package typealias Action = () -> Void

#else

  /// What the engine calls on a moment that was waited for.
  package typealias Action = @MainActor () -> Void

#endif

/// What changes views or waits for a transaction; the name is ours.
public typealias UIViewAnimation = () -> Void

/// What is told whether animations came to their end; the name is ours.
public typealias UIViewAnimationCompletion = (Bool) -> Void
