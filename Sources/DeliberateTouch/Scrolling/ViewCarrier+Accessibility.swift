public import UIKit

// Carrying without touch: a view offers to be picked up, and then to be dropped.
extension ViewCarrier {
  /// Picks a view up without a finger; it grows where it is.
  ///
  /// - Returns: Whether it is carried; false if it was already, or if the delegate refuses.
  @discardableResult
  public func pickUp(_ view: UIView) -> Bool {
    guard let index = index(of: view), loads[index].origin == nil else { return false }
    pickUp(view, followsFinger: false)
    return self.index(of: view).map { loads[$0].origin != nil } ?? false
  }

  /// Drops a view that is carried without a finger.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - container: One of `containers`; nil for where the view was picked up. The view comes to the location
  ///     there that it had in its former superview, as a part of the size.
  /// - Returns: Whether it was dropped; false if a finger carries it, or if the delegate refuses the location.
  @discardableResult
  public func drop(_ view: UIView, into container: UIView?) -> Bool {
    guard let index = index(of: view), let origin = loads[index].origin,
      loads[index].press.numberOfTouches == 0
    else { return false }
    guard let container else {
      put(view, into: origin.parent, at: origin.center)
      return true
    }
    guard containers.contains(where: { $0 === container }), isSeen(container) else { return false }
    if let delegate, !delegate.viewCarrier(self, shouldDrop: view, into: container) { return false }
    let (from, to) = (origin.parent.bounds, container.bounds)
    let part = CGPoint(
      x: from.width > 0 ? (origin.center.x - from.minX) / from.width : 0.5,
      y: from.height > 0 ? (origin.center.y - from.minY) / from.height : 0.5
    )
    let center = CGPoint(
      x: to.minX + to.width * min(max(part.x, 0), 1),
      y: to.minY + to.height * min(max(part.y, 0), 1)
    )
    put(view, into: container, at: center)
    return true
  }

  // MARK: Offers

  /// Gives a view the actions of its present state, behind those that it has itself.
  func offer(of view: UIView) {
    withdrawOffer(of: view)
    guard let load = index(of: view).map({ loads[$0] }) else { return }
    let offers = load.origin == nil ? [pickUpOffer(of: view)] : dropOffers(of: view)
    // Again, as the closure that makes titles may have changed anything.
    guard let index = index(of: view) else { return }
    loads[index].offers = offers
    view.accessibilityCustomActions = (view.accessibilityCustomActions ?? []) + offers
  }

  /// Gives each view the actions of its present state again, as when a title changed.
  func updateOffers() {
    for view in loads.compactMap({ $0.press.view }) { offer(of: view) }
  }

  /// Takes the carrier's actions from a view.
  func withdrawOffer(of view: UIView) {
    guard let index = index(of: view), !loads[index].offers.isEmpty else { return }
    let offers = loads[index].offers
    loads[index].offers = []
    let rest = (view.accessibilityCustomActions ?? []).filter { action in
      !offers.contains { $0 === action }
    }
    view.accessibilityCustomActions = rest.isEmpty ? nil : rest
  }

  private func pickUpOffer(of view: UIView) -> UIAccessibilityCustomAction {
    let (carrier, view) = (Unretained(self), Unretained(view))
    return UIAccessibilityCustomAction(name: pickUpTitle) { _ in
      guard let carrier = carrier.object, let view = view.object else { return false }
      return carrier.pickUp(view)
    }
  }

  private func dropOffers(of view: UIView) -> [UIAccessibilityCustomAction] {
    let carried = Unretained(view)
    let drops = containers.enumerated().map { index, container in
      dropOffer(dropTitle(container, index + 1), carried, Unretained(container))
    }
    return drops + [dropOffer(putBackTitle, carried, nil)]
  }

  private func dropOffer(
    _ name: String,
    _ view: Unretained<UIView>,
    _ container: Unretained<UIView>?
  ) -> UIAccessibilityCustomAction {
    let carrier = Unretained(self)
    return UIAccessibilityCustomAction(name: name) { _ in
      guard let carrier = carrier.object, let view = view.object else { return false }
      return carrier.drop(view, into: container?.object)
    }
  }
}
