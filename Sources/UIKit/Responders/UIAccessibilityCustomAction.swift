/// An action of an element that assistive code offers by its name, beside its activation.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIAccessibilityCustomAction: PlainObject, Hashable {
  /// Performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The action's name, in the reader's language.
  open var name: String
  /// What performs the action; nil where a target does.
  open var actionHandler: Handler?

  private let method: Selector?
  private let receiver: Weak<AnyObject>

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    method = nil
    receiver = Weak(nil)
  }

  /// Creates an action that calls a method of a target, which is held weakly.
  ///
  /// A method that is called counts as a success.
  public init(name: String, target: ActionTarget?, selector: Selector) {
    self.name = name
    method = selector
    receiver = Weak(target.map { $0 as AnyObject })
  }

  /// Performs the action; returns whether it succeeded.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let method, let object = receiver.object else { return false }
    return method.perform(on: object, sender: self)
  }
}
