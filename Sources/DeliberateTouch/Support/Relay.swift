import UIKit

#if hasFeature(Embedded)
  /// Who a selector's method is called on: whatever UIKit's own initializers take.
  public typealias SelectorTarget = AnyObject
#else
  /// Who a selector's method is called on: whatever UIKit's own initializers take.
  public typealias SelectorTarget = Any
#endif

/// Hands an action on to a closure: what stands as a target where UIKit wants one.
///
/// It is the one place of this module that knows how a platform names a method. A responder, because
/// that lives where UIKit lives, and can be a target, on every platform.
final class Relay: UIResponder {
  private let body: () -> Void

  /// Creates a relay; whoever registers it keeps it alive.
  init(_ body: @escaping () -> Void) { self.body = body }

  #if os(iOS) || os(visionOS)
    /// The name of the method that calls the closure.
    var action: Selector { #selector(call) }

    @objc private func call() { body() }
  #else
    /// The name of the method that calls the closure.
    let action = Selector(Relay.call)

    private func call() { body() }
  #endif
}

extension UIGestureRecognizer {
  /// Registers a relay for every action of the recognizer.
  func addTarget(_ relay: Relay) { addTarget(relay, action: relay.action) }
}
