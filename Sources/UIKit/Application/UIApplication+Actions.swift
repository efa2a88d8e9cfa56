extension UIApplication {
  /// Sends a method to a target, or to the first responder in the chain that implements it (rule
  /// 7.7).
  func send(
    _ action: Selector,
    to target: AnyObject?,
    from source: AnyObject?,
    for event: UIEvent?
  ) -> Bool {
    if let target { return action.perform(on: target, sender: source, event: event) }
    let finder = firstResponder.object?.responder(with: action, source)
    guard let finder = finder ?? (source as? UIResponder)?.responder(with: action, source) else {
      return false
    }
    return action.perform(on: finder, sender: source, event: event)
  }
}

extension UIResponder {
  /// The first responder, from this one up, that takes an action.
  func responder(with action: Selector, _ sender: ActionTarget?) -> UIResponder? {
    var candidate: UIResponder? = self
    while let responder = candidate {
      #if hasFeature(Embedded)
        if action.isImplemented(by: responder) { return responder }
      #else
        if responder.canPerformAction(action, withSender: sender) { return responder }
      #endif
      candidate = responder.next
    }
    return nil
  }
}
