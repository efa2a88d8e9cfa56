#if !hasFeature(Embedded)
  extension UIControl {
    /// The targets that are registered, whatever a subclass says of them.
    final var registeredTargets: Set<AnyHashable> {
      var targets: Set<AnyHashable> = []
      for handler in handlers.list {
        switch handler.receiver {
        case .action: break
        case .chain: targets.insert(AnyHashable(NSNull()))
        case .target(let target, _):
          guard let object = target.object else { continue }
          targets.insert(
            (object as? any Hashable).map { AnyHashable($0) }
              ?? AnyHashable(ObjectIdentifier(object))
          )
        }
      }
      return targets
    }

    /// Sends what is registered for `primaryActionTriggered`, as what the control is for.
    public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  }
#endif

extension UIControl {
  /// The names of a target's methods for an event.
  final func methods(
    ofTarget target: ActionTarget?,
    for controlEvent: UIControl.Event
  ) -> [String]? {
    let object = target.map { $0 as AnyObject }
    var names: [String] = []
    for handler in handlers.list where !handler.events.isDisjoint(with: controlEvent) {
      switch handler.receiver {
      case .chain(let selector) where object == nil: names.append(selector.label)
      case .target(let own, let selector) where object != nil && own.object === object:
        names.append(selector.label)
      default: break
      }
    }
    return names.isEmpty ? nil : names
  }

  #if hasFeature(Embedded)
    /// The methods that a target is sent for an event, in the order of registration; nil where there are
    /// none.
    ///
    /// A method is given by the name of its `Selector`, or by where that was made if it has no name.
    ///
    /// - Parameters:
    ///   - target: The target; nil for the responder chain.
    ///   - controlEvent: One event.
    /// - Returns: The names.
    public func actions(
      forTarget target: ActionTarget?,
      forControlEvent controlEvent: UIControl.Event
    ) -> [String]? { methods(ofTarget: target, for: controlEvent) }
  #endif
}
