// Ours, not Apple's: the names in this file. Client closures run on the main actor and need not be
// sendable; Embedded Swift has no actors.
#if hasFeature(Embedded)

  /// The closure of a timer; the name is ours.
  public typealias TimerBlock = (Timer) -> Void

  /// The client's data in a timer; the name is ours.
  public typealias TimerUserInfo = AnyObject

#else

  /// The closure of a timer; the name is ours.
  public typealias TimerBlock = @MainActor (Timer) -> Void

  /// The client's data in a timer; the name is ours.
  public typealias TimerUserInfo = Any

#endif
