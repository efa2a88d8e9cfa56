package import UIKit

#if hasFeature(Embedded)
  /// The target type in UIKit's own initializers.
  public typealias SelectorTarget = AnyObject
#else
  /// The target type in UIKit's own initializers.
  public typealias SelectorTarget = Any
#endif

/// A target that calls a closure for an action.
///
/// Only this type depends on how a platform names a method. It is a responder so that it is
/// isolated as UIKit is and can be a target on every platform.
package final class Relay: UIResponder {
  private let body: () -> Void

  /// Creates a relay; the caller retains it.
  package init(_ body: @escaping () -> Void) { self.body = body }

  /// Creates a relay that calls the closure with its owner, as long as that is there, and doesn't retain it.
  ///
  /// What retains the relay may belong to the owner.
  package convenience init<Owner: AnyObject>(for owner: Owner, _ body: @escaping (Owner) -> Void) {
    let owner = Unretained(owner)
    self.init { if let owner = owner.object { body(owner) } }
  }

  #if os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE
    /// The selector of the method that calls the closure.
    var action: Selector { #selector(call) }

    @objc private func call() { body() }
  #else
    /// The selector of the method that calls the closure.
    let action = Selector(Relay.call)

    private func call() { body() }
  #endif
}

extension UIGestureRecognizer {
  /// Adds a relay as a target for every action of the recognizer.
  package func addTarget(_ relay: Relay) { addTarget(relay, action: relay.action) }
}
