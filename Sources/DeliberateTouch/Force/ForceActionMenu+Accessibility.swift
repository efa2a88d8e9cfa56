import UIKit

// What a fixed menu is without touch: its icons are buttons, and keys choose.
extension ForceActionMenu {
  /// Tells assistive code of the icons, and lets keys reach the menu.
  func announce() {
    guard isOpen, window != nil else { return }
    becomeFirstResponder()
    UIAccessibility.post(notification: .screenChanged, argument: icons.first)
  }

  /// Chooses an icon of the menu; returns whether the menu is open.
  func choose(_ icon: ForceActionIcon) -> Bool {
    guard isOpen, let index = icons.firstIndex(where: { $0 === icon }) else { return false }
    choose(index)
    return true
  }

  /// Dismisses the menu; returns whether it was open.
  func escape() -> Bool {
    guard isOpen else { return false }
    dismiss()
    return true
  }

  // MARK: Keys

  /// Escape dismisses, and the digits choose.
  var choiceKeys: [UIKeyCommand] {
    let choices = actions.prefix(9).enumerated().map { place, action in
      let key = UIKeyCommand(input: "\(place + 1)", modifierFlags: [], action: Self.keyAction)
      key.discoverabilityTitle = action.title
      return key
    }
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape,
      modifierFlags: [],
      action: Self.keyAction
    )
    return choices + [escape]
  }

  private func answer(_ command: UIKeyCommand) {
    guard isOpen, let input = command.input else { return }
    if input == UIKeyCommand.inputEscape { return dismiss() }
    if let number = Int(input), icons.indices.contains(number - 1) { choose(number - 1) }
  }

  #if os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE
    private static var keyAction: Selector { #selector(keyPressed(_:)) }

    @objc private func keyPressed(_ command: UIKeyCommand) { answer(command) }
  #else
    private static var keyAction: Selector { Selector(ForceActionMenu.answer(_:)) }
  #endif
}
