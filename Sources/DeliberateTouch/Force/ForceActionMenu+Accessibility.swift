import UIKit

// What a fixed menu is without touch: its icons are buttons, and keys choose.
extension ForceActionMenu {
  /// Tells assistive code of the icons, and lets keys reach the menu.
  ///
  /// Under a finger keys stay where they are, but for what the menu is in, which goes on receiving them: what is
  /// edited keeps its keyboard.
  func announce() {
    guard isOpen, let window else { return }
    let current = window.innerFirstResponder
    if touch == nil || current == nil || isInside(current), becomeFirstResponder() {
      keysBefore = current
    }
    isAnnounced = true
    UIAccessibility.post(notification: .screenChanged, argument: icons.first)
  }

  /// Gives the keys back to what received them before, and tells assistive code that the icons are gone.
  func giveBack() {
    guard isAnnounced else { return }
    isAnnounced = false
    let before = keysBefore
    keysBefore = nil
    // A menu that is out of its window has resigned already.
    if isFirstResponder || window == nil, before?.becomeFirstResponder() != true {
      resignFirstResponder()
    }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  private func isInside(_ responder: UIResponder?) -> Bool {
    var above = next
    while let current = above {
      if current === responder { return true }
      above = current.next
    }
    return false
  }

  /// Lets assistive code choose the icons while the menu is open.
  func offerIcons() {
    let menu = Unretained(self)
    for (index, icon) in icons.enumerated() {
      icon.onActivate = {
        guard let menu = menu.object, menu.isOpen else { return false }
        menu.choose(index)
        return true
      }
    }
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
    let choices = actions.prefix(9).enumerated().map { index, action in
      UIKeyCommand("\(index + 1)", title: action.title, action: Self.keyAction)
    }
    return choices + [UIKeyCommand(UIKeyCommand.inputEscape, action: Self.keyAction)]
  }

  private func answer(_ command: UIKeyCommand) {
    guard isOpen, command.isAmong(choiceKeys), let input = command.input else { return }
    if input == UIKeyCommand.inputEscape { return dismiss() }
    if let number = Int(input), icons.indices.contains(number - 1) { choose(number - 1) }
  }

  #if os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE
    private static var keyAction: Selector { #selector(menuKeyPressed(_:)) }

    @objc private func menuKeyPressed(_ command: UIKeyCommand) { answer(command) }
  #else
    private static var keyAction: Selector { Selector(ForceActionMenu.answer(_:)) }
  #endif
}
