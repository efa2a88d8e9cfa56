// Ours, not Apple's: the name in this file. Client closures run on the main actor and need not be sendable.

/// Called where an animator's animations end; the name is ours.
public typealias UIViewAnimatorCompletion = (UIViewAnimatingPosition) -> Void
