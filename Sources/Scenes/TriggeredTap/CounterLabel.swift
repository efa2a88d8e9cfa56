import DeliberateTouch
import UIKit

/// A number of taps, which an activation raises by one as a tap does.
final class CounterLabel: UILabel {
  /// What counts; the board, which has the number, has it too.
  var counter: TriggeredTapGestureRecognizer?

  override func accessibilityActivate() -> Bool { counter?.countActivation() ?? false }
}
