extension UIApplication {
  /// Sends a method to a target, or to the first in the responder chain that has it (rule 7.7).
  ///
  /// Without a target the first responder is asked and whoever follows it, then the sender and whoever
  /// follows that.
  ///
  /// - Returns: Whether somebody has the method.
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: ActionTarget?,
    from sender: ActionTarget?,
    for event: UIEvent?
  ) -> Bool {
    let source = sender.map { $0 as AnyObject }
    if let target { return action.perform(on: target as AnyObject, sender: source, event: event) }
    let finder = firstResponder.object?.responder(with: action)
    guard let finder = finder ?? (source as? UIResponder)?.responder(with: action) else {
      return false
    }
    return action.perform(on: finder, sender: source, event: event)
  }
}

extension UIResponder {
  /// The first from here up that has a method.
  fileprivate func responder(with action: Selector) -> UIResponder? {
    var candidate: UIResponder? = self
    while let responder = candidate {
      if action.isImplemented(by: responder) { return responder }
      candidate = responder.next
    }
    return nil
  }
}
