// Ours, not Apple's, are the names here. Methods of clients run on the main actor; Embedded Swift has
// neither actors nor `Any`.
#if hasFeature(Embedded)

  /// What an action goes to; the name is ours.
  public typealias ActionTarget = AnyObject

  /// What a selector calls: a target, a sender and an event; says whether the target has the method.
  typealias Invocation = (AnyObject, AnyObject?, UIEvent?) -> Bool

#else

  /// What an action goes to; the name is ours.
  public typealias ActionTarget = Any

  /// What a selector calls: a target, a sender and an event; says whether the target has the method.
  typealias Invocation = @MainActor (AnyObject, AnyObject?, UIEvent?) -> Bool

#endif
