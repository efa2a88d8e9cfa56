// Ours, not Apple's, are the names here. Closures that clients hand to us run on the main actor and
// need not be sendable; Embedded Swift has no actors.
#if hasFeature(Embedded)

  /// What a timer calls; the name is ours.
  public typealias TimerBlock = (Timer) -> Void

  /// What a client gives a timer along; the name is ours.
  public typealias TimerUserInfo = AnyObject

#else

  /// What a timer calls; the name is ours.
  public typealias TimerBlock = @MainActor (Timer) -> Void

  /// What a client gives a timer along; the name is ours.
  public typealias TimerUserInfo = Any

#endif
