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
    let finder = firstResponder.object?.responder(with: action)
    guard let finder = finder ?? (source as? UIResponder)?.responder(with: action) else {
      return false
    }
    return action.perform(on: finder, sender: source, event: event)
  }
}

extension UIResponder {
  /// The first responder, from this one up, that implements a method.
  fileprivate func responder(with action: Selector) -> UIResponder? {
    var candidate: UIResponder? = self
    while let responder = candidate {
      if action.isImplemented(by: responder) { return responder }
      candidate = responder.next
    }
    return nil
  }
}
