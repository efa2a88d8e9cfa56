/// One registration: a receiver and the events it is registered for.
struct ControlHandler {
  /// What the control calls.
  enum Receiver {
    /// The first responder in the chain that implements the method when it is sent (rule 7.7).
    case chain(Selector)
    /// An object, held weakly.
    case target(Weak<AnyObject>, Selector)
    /// An action, held strongly.
    case action(UIAction)
  }

  var receiver: Receiver
  /// The events that the receiver is registered for.
  var events: UIControl.Event
}

extension ControlHandler {
  /// Whether the target has been deallocated.
  var isGone: Bool {
    if case .target(let target, _) = receiver { return target.object == nil }
    return false
  }

  /// The action's identifier; nil for a target.
  var identifier: UIAction.Identifier? {
    if case .action(let action) = receiver { return action.identifier }
    return nil
  }

  /// Whether this is the registration of a target, nil for the chain, and a method.
  func isFor(_ object: AnyObject?, _ selector: Selector) -> Bool {
    switch receiver {
    case .chain(let own): object == nil && own == selector
    case .target(let target, let own): object != nil && target.object === object && own == selector
    case .action: false
    }
  }

  /// Whether a removal matches this registration; nil for either argument matches any.
  func isRemoved(with object: AnyObject?, _ selector: Selector?) -> Bool {
    switch receiver {
    case .chain(let own): object == nil && (selector == nil || own == selector)
    case .target(let target, let own):
      (object == nil || target.object === object) && (selector == nil || own == selector)
    case .action: false
    }
  }
}

/// A control's registrations, in the order in which they were made (rule 7.7).
struct ControlHandlers {
  private(set) var list: [ControlHandler] = []

  /// Registers a target, nil for the chain; registering the same pair again adds the events.
  mutating func add(_ object: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
    list.removeAll { $0.isGone }
    if let index = list.firstIndex(where: { $0.isFor(object, selector) }) {
      list[index].events.formUnion(events)
    } else if let object {
      list.append(ControlHandler(receiver: .target(Weak(object), selector), events: events))
    } else {
      list.append(ControlHandler(receiver: .chain(selector), events: events))
    }
  }

  /// Registers an action; it replaces one with the same identifier (rule 7.7).
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = list.firstIndex(where: { $0.identifier == action.identifier }) {
      list[index].receiver = .action(action)
      list[index].events.formUnion(events)
    } else {
      list.append(ControlHandler(receiver: .action(action), events: events))
    }
  }

  /// The methods that are registered for a target, nil for any and for the chain, and some of the events.
  func selectors(of object: AnyObject?, for events: UIControl.Event) -> [Selector] {
    list.compactMap { handler in
      guard !handler.events.isDisjoint(with: events) else { return nil }
      switch handler.receiver {
      case .chain(let selector): return object == nil ? selector : nil
      case .target(let target, let selector):
        return object == nil || target.object === object ? selector : nil
      case .action: return nil
      }
    }
  }

  /// Removes events from matching registrations, and drops registrations without events.
  mutating func remove(
    _ events: UIControl.Event,
    where isMeant: (ControlHandler) -> Bool
  ) {
    for index in list.indices where isMeant(list[index]) { list[index].events.subtract(events) }
    list.removeAll { $0.events.isEmpty || $0.isGone }
  }
}
