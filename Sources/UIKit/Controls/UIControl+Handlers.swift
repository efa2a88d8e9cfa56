extension UIControl {
  /// Looks at the registrations one by one, in the order in which they were made.
  ///
  /// Each time either the action or the pair of target and method is there; a nil target stands for the
  /// responder chain. Registrations may be changed meanwhile.
  ///
  /// - Parameter iterator: Gets the action, the pair, the events, and a flag that ends it when set.
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
