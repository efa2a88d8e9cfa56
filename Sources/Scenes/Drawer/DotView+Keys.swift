import DeliberateTouch
import UIKit

// A marked dot is the first responder: the keys that carry it are its own.
extension DotView {
  /// The keys that the scene's carrier has for the dot now.
  var carryKeys: [UIKeyCommand] {
    carrier?.keyCommands(for: self, action: Self.keyAction) ?? []
  }

  private func answer(_ command: UIKeyCommand) { carrier?.perform(command, on: self) }

  #if os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE
    private static var keyAction: Selector { #selector(dotKeyPressed(_:)) }

    @objc private func dotKeyPressed(_ command: UIKeyCommand) { answer(command) }
  #else
    private static var keyAction: Selector { Selector(DotView.answer(_:)) }
  #endif
}
