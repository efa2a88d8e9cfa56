extension UIControl {
  /// Enumerates the registrations in the order in which they were made.
  ///
  /// Each call passes either an action or a target with its method; a nil target means the
  /// responder chain. Registrations may change during the enumeration.
  ///
  /// - Parameter iterator: Receives the action, the target and method, the events, and a flag that
  ///   stops the enumeration when set.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (ActionTarget?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    let list = handlers.list
    var stop = false
    for handler in list where !stop {
      switch handler.receiver {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .chain(let action): iterator(nil, (nil, action), handler.events, &stop)
      case .target(let target, let action):
        if let object = target.object { iterator(nil, (object, action), handler.events, &stop) }
      }
    }
  }
}
