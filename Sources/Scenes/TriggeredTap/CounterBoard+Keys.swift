import DeliberateTouch
import UIKit

// The equal of a tap for a keyboard.
extension CounterBoard {
  /// Space and Return count as a tap does.
  var countingKeys: [UIKeyCommand] {
    [" ", "\r"].map {
      UIKeyCommand($0, title: $0 == " " ? "Tap" : nil, action: Self.keyAction)
    }
  }

  private func answer(_ command: UIKeyCommand) {
    if command.isAmong(countingKeys) { counter.countActivation() }
  }

  #if os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE
    private static var keyAction: Selector { #selector(countingKeyPressed(_:)) }

    @objc private func countingKeyPressed(_ command: UIKeyCommand) { answer(command) }
  #else
    private static var keyAction: Selector { Selector(CounterBoard.answer(_:)) }
  #endif
}
