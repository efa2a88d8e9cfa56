public import UIKit

/// What a `ViewCarrier` asks before it picks a view up and before it drops it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol ViewCarrierDelegate: AnyObject {
  /// Whether a view may be picked up; true by default.
  func viewCarrier(_ carrier: ViewCarrier, shouldPickUp view: UIView) -> Bool

  /// Whether a carried view may be dropped into a container; true by default. A view that may not
  /// returns to where it was picked up.
  func viewCarrier(
    _ carrier: ViewCarrier,
    shouldDrop view: UIView,
    into container: UIView
  ) -> Bool
}

extension ViewCarrierDelegate {
  /// True.
  public func viewCarrier(_ carrier: ViewCarrier, shouldPickUp view: UIView) -> Bool { true }

  /// True.
  public func viewCarrier(
    _ carrier: ViewCarrier,
    shouldDrop view: UIView,
    into container: UIView
  ) -> Bool { true }
}

/// A reference to a delegate that doesn't keep it alive.
///
/// Embedded Swift has no `weak`: there the delegate must live as long as its carrier.
struct CarrierDelegateReference {
  #if hasFeature(Embedded)
    unowned(unsafe) var object: (any ViewCarrierDelegate)?
  #else
    weak var object: (any ViewCarrierDelegate)?
  #endif
}
