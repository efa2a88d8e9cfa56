import DeliberateTouch
import UIKit

// The equals of tap and press for a keyboard: arrows mark a cell, Space selects it, and M opens its menu.
extension ForceGridViewController {
  private static let steps: [(input: String, across: Int, down: Int)] = [
    (UIKeyCommand.inputLeftArrow, -1, 0), (UIKeyCommand.inputRightArrow, 1, 0),
    (UIKeyCommand.inputUpArrow, 0, -1), (UIKeyCommand.inputDownArrow, 0, 1),
  ]
  /// The key that opens the menu.
  private static let menuKey = "m"

  /// The keys of the grid; none while a menu is open, which has its own.
  var gridKeys: [UIKeyCommand] {
    let isMenuOpen = view.subviews.contains { ($0 as? ForceActionMenu)?.isOpen == true }
    guard !isMenuOpen else { return [] }
    let others: [(String, String?)] = [
      (" ", "Select"), ("\r", nil), (Self.menuKey, "Open the menu"),
    ]
    return (Self.steps.map { ($0.input, nil) } + others).map {
      UIKeyCommand($0, title: $1, action: Self.keyAction)
    }
  }

  private func answer(_ command: UIKeyCommand) {
    guard command.isAmong(gridKeys) else { return }
    if let step = Self.steps.first(where: { $0.input == command.input }) {
      moveMark(across: isMirrored ? -step.across : step.across, down: step.down)
    } else if command.input == Self.menuKey {
      openMenuOfMark()
    } else {
      selectMark()
    }
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  #if os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE
    private static var keyAction: Selector { #selector(gridKeyPressed(_:)) }

    @objc private func gridKeyPressed(_ command: UIKeyCommand) { answer(command) }
  #else
    private static var keyAction: Selector { Selector(ForceGridViewController.answer(_:)) }
  #endif
}
