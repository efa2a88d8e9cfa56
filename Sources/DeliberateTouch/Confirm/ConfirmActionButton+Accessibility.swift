import TouchCore
import UIKit

// The equal of a press without a touch: an activation asks, and a second one confirms.
extension ConfirmActionButton {
  /// Activates the button as a screen reader or a key does: the first time asks, the second time
  /// confirms.
  ///
  /// - Returns: Whether the button is enabled and no finger presses it.
  func activateWithoutTouch() -> Bool {
    guard isEnabled, confirmation == .idle else {
      stopAsking()
      return false
    }
    if isAskingAgain {
      stopAsking()
      confirm()
    } else {
      ask()
    }
    return true
  }

  private func ask() {
    isAskingAgain = true
    showQuestion()
    UIAccessibility.post(notification: .announcement, argument: activationPrompt)
    guard activationTime.isFinite else { return }
    let time = TouchTime.seconds(CACurrentMediaTime())
    activationAlarm.set(time + .seconds(max(activationTime, 0))) { [self] _ in stopAsking() }
  }

  /// Discards the first activation; returns whether there was one.
  @discardableResult
  func stopAsking() -> Bool {
    guard isAskingAgain else { return false }
    isAskingAgain = false
    activationAlarm.set(nil) { _ in }
    showQuestion()
    return true
  }

  /// An action that confirms at once, and doesn't keep the button.
  func makeConfirmationAction() -> UIAccessibilityCustomAction {
    let button = Unretained(self)
    return OfferedAction(name: selectedTitle) { _ in
      guard let button = button.object, button.isEnabled, button.confirmation == .idle else {
        return false
      }
      button.stopAsking()
      button.confirm()
      return true
    }
    .offered(by: self)
  }

  // MARK: Keys

  /// Space and Return activate the button, Escape takes the first activation back.
  var activationKeys: [UIKeyCommand] {
    [" ", "\r", UIKeyCommand.inputEscape].map {
      UIKeyCommand($0, title: $0 == " " ? title : nil, action: Self.keyAction)
    }
  }

  private func answer(_ command: UIKeyCommand) {
    guard command.isAmong(activationKeys) else { return }
    if command.input == UIKeyCommand.inputEscape {
      stopAsking()
    } else {
      _ = activateWithoutTouch()
    }
  }

  #if os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE
    private static var keyAction: Selector { #selector(confirmKeyPressed(_:)) }

    @objc private func confirmKeyPressed(_ command: UIKeyCommand) { answer(command) }
  #else
    private static var keyAction: Selector { Selector(ConfirmActionButton.answer(_:)) }
  #endif
}
