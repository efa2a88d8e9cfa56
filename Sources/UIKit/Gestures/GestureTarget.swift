import TouchCore

/// An object that is told of a recognizer's states, kept weakly, and the method that tells it.
///
/// A class, for speed: what its constants refer to is used uncounted.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class GestureTarget {
  let target: Weak<AnyObject>
  let action: Selector
  /// Whether the target and the recognizer are known to be of the types that the method asks for.
  let isDirect: Bool

  init(_ target: Weak<AnyObject>, _ object: AnyObject, _ action: Selector, of sender: AnyObject) {
    self.target = target
    self.action = action
    isDirect = action.method.takes(sender) && action.method.fits(object)
  }

  /// Calls the method, if the target is there.
  @inline(__always)
  func send(from sender: AnyObject) {
    guard let object = target.object else { return }
    // For speed: without its name and its position in the source.
    if isDirect {
      action.method.direct(object, sender)
    } else {
      _ = action.method.invoke(object, sender, nil)
    }
  }
}

extension UIGestureRecognizer {
  /// Adds a target, held weakly; the same pair counts once (rule 4.27).
  final func keep(_ target: ActionTarget, _ action: Selector) {
    let object = target as AnyObject
    for entry in targets where entry.target.object === object && entry.action == action { return }
    action.noteDoubt(among: selectors(of: object))
    targets.append(GestureTarget(Weak(target: object), object, action, of: self))
  }

  /// The methods that a target is told by, nil for any target.
  private func selectors(of object: AnyObject?) -> [Selector] {
    targets.compactMap { object == nil || $0.target.object === object ? $0.action : nil }
  }

  /// Adds a target of ours, which is reached by its anchor, so that counting its references stays cheap.
  func addTarget(of view: UIView, action: Selector) {
    targets.append(GestureTarget(Weak(anchor: view.anchor), view, action, of: self))
  }

  /// Removes a target; nil for either argument means any (rule 4.27).
  final func drop(_ target: ActionTarget?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    let action = action?.known(among: selectors(of: object))
    targets.removeAll { entry in
      let sameTarget = object == nil || entry.target.object === object
      let sameAction = action == nil || entry.action == action
      return entry.target.object == nil || (sameTarget && sameAction)
    }
  }

  /// Tells the targets, in the order in which they were added (rule 4.27).
  @inline(__always)
  func sendActions() {
    // Client code may change the list: walk over it as it is now.
    targets.walk { $0.send(from: self) }
  }
}
