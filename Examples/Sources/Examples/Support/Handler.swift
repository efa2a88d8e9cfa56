import UIKit

/// A target for actions and display links, which calls a closure.
///
/// iOS marks the method of an action with `@objc` and names it with `#selector`, which need the
/// Objective-C runtime; Linux has neither. This is the only file of the examples that differs between
/// the two. Recognizers don't retain their targets: keep the handler as long as it shall be called.
final class Handler: UIResponder {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
    super.init()
  }

  #if canImport(ObjectiveC)
    /// Names the method that calls the closure.
    var selector: Selector { #selector(call) }

    @objc private func call() { body() }
  #else
    /// Names the method that calls the closure.
    var selector: Selector { Selector(Handler.call) }

    private func call() { body() }
  #endif
}

extension UIGestureRecognizer {
  /// Calls a handler for every action of the recognizer.
  func addTarget(_ handler: Handler) { addTarget(handler, action: handler.selector) }
}
