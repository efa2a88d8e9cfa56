import UIKit

// A drawer without touch: its handle is a button, its view has an action, and keys open and close it.
extension DrawerController {
  /// Names the handle, and gives the view its action.
  func prepareAccessibility() {
    let drawer = Unretained(self)
    handle.onActivate = { drawer.object?.toggleWithoutTouch() ?? false }
    let relay = Relay { _ = drawer.object?.toggleWithoutTouch() }
    actionRelay = relay
    action = UIAccessibilityCustomAction(name: openTitle, target: relay, selector: relay.action)
    updateAccessibility()
  }

  /// Names what the next action does, and hides what is in a closed drawer.
  func updateAccessibility() {
    guard isViewLoaded, let action else { return }
    container.accessibilityElementsHidden = !isOpen
    handle.accessibilityLabel = handleLabel
    handle.accessibilityHint = isOpen ? closeTitle : openTitle
    action.name = isOpen ? closeTitle : openTitle
    let actions = view.accessibilityCustomActions ?? []
    if !actions.contains(where: { $0 === action }) {
      view.accessibilityCustomActions = actions + [action]
    }
    guard view.window != nil else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: isOpen ? drawerView : mainView)
  }

  private func toggleWithoutTouch() -> Bool {
    toggle(animated: true)
    return true
  }

  /// Closes the drawer; returns whether it was open.
  func escape() -> Bool { isOpen ? toggleWithoutTouch() : false }

  // MARK: Keys

  /// The keys that open a closed drawer, or close an open one.
  var drawerKeys: [UIKeyCommand] {
    guard isOpen else { return [key(UIKeyCommand.inputDownArrow, .command)] }
    return [key(UIKeyCommand.inputEscape), key(UIKeyCommand.inputUpArrow, .command)]
  }

  private func key(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> UIKeyCommand {
    let title = isOpen ? closeTitle : openTitle
    return UIKeyCommand(input, modifiers, title: title, action: Self.keyAction)
  }

  /// Answers to a key of its own; another one is a key of a drawer that this one is in.
  private func answer(_ command: UIKeyCommand) {
    if command.isAmong(drawerKeys) {
      _ = toggleWithoutTouch()
      return
    }
    var above = next
    while let responder = above {
      if let drawer = responder as? DrawerController { return drawer.answer(command) }
      above = responder.next
    }
  }

  #if os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE
    private static var keyAction: Selector { #selector(drawerKeyPressed(_:)) }

    @objc private func drawerKeyPressed(_ command: UIKeyCommand) { answer(command) }
  #else
    private static var keyAction: Selector { Selector(DrawerController.answer(_:)) }
  #endif
}
