// Ours, not Apple's: the names in this file. Client methods run on the main actor; Embedded Swift
// has neither actors nor `Any`.
#if hasFeature(Embedded)

  /// The target of an action; the name is ours.
  public typealias ActionTarget = AnyObject

  /// Calls a method with a target, a sender and an event; returns whether the target implements it.
  typealias Invocation = (AnyObject, AnyObject?, UIEvent?) -> Bool
  /// Calls a method with a target of its class, a sender and an event.
  typealias MethodCall<Target> = (Target, AnyObject?, UIEvent?) -> Void
  /// Calls a method with a target and a sender that are of the right types; it takes the reference to the target over.
  @usableFromInline typealias DirectInvocation = (__owned AnyObject, AnyObject) -> Void

#else

  /// The target of an action; the name is ours.
  public typealias ActionTarget = Any

  /// Calls a method with a target, a sender and an event, or the further arguments of an animation's delegate; returns
  /// whether the target implements it.
  typealias Invocation = @MainActor (AnyObject, AnyObject?, AnyObject?) -> Bool
  /// Calls a method with a target of its class, a sender and an event, or an animation's further arguments.
  typealias MethodCall<Target> = @MainActor (Target, AnyObject?, AnyObject?) -> Void
  /// Calls a method with a target and a sender that are of the right types; it takes the reference to the target over.
  @usableFromInline typealias DirectInvocation = @MainActor (__owned AnyObject, AnyObject) -> Void

#endif
