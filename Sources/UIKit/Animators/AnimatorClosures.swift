// Ours, not Apple's: the names in this file. Client closures run on the main actor and need not be
// sendable; Embedded Swift has no actors.
#if hasFeature(Embedded)

  /// Called where an animator's animations end; the name is ours.
  public typealias UIViewAnimatorCompletion = (UIViewAnimatingPosition) -> Void

#else

  /// Called where an animator's animations end; the name is ours.
  public typealias UIViewAnimatorCompletion = @MainActor (UIViewAnimatingPosition) -> Void

#endif
