// Ours, not Apple's: there, every object may forward messages.

#if !hasFeature(Embedded)
  /// An object that hands on the methods that it doesn't have, as the target of a display link does that holds the
  /// real target weakly.
  ///
  /// On iOS each `NSObject` has this method. Here an object that forwards says so.
  public protocol MessageForwarding: AnyObject {
    /// The object that a method is called on instead; nil if there is none.
    func forwardingTarget(for aSelector: Selector!) -> Any?
  }

  extension Selector {
    /// Calls the method on what a target forwards to; returns whether there was a target that has it.
    ///
    /// An object that is gone needs no call, so this answers true for it.
    @MainActor
    func forward(from target: AnyObject, sender: AnyObject?, event: AnyObject?) -> Bool {
      guard let proxy = target as? any MessageForwarding else { return false }
      guard let next = proxy.forwardingTarget(for: self) as AnyObject?, next !== target else {
        return true
      }
      return perform(on: next, sender: sender, event: event)
    }
  }
#endif
