import DeliberateTouch
import UIKit

/// A counter and its trigger: one finger rests anywhere, and each tap of another one counts.
///
/// A ring marks the finger that rests, the number jumps with each tap, and stands when that finger
/// lifts.
public final class TriggeredTapViewController: SceneViewController {
  /// The name of the recognizer.
  private static let gesture = "triggeredTap"

  private var board: CounterBoard?
  private let counter = TriggeredTapGestureRecognizer()

  /// Adds the recognizer.
  public override func viewDidLoad() {
    super.viewDidLoad()
    let board = CounterBoard(counter)
    self.board = board
    board.frame = view.bounds
    board.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(board)
    counter.name = Self.gesture
    // A tap is short, and a palm that brushes the screen is no tap.
    counter.maximumTapDuration = 0.4
    counter.allowableTapMovement = 30
    counter.allowableTriggerMovement = 30
    // The board shows where the trigger rests, and so wants to hear of it to its end.
    counter.cancelsTouchesInView = false
    counter.addTarget(self, action: Selector(TriggeredTapViewController.counted))
  }

  private func counted() {
    board?.showTap()
    // The trigger comes first, and is no longer among the touches after the first tap.
    let last = counter.numberOfTouches - 1
    let place = last >= 0 ? counter.location(ofTouch: last, in: nil) : nil
    tell(Self.gesture, .count(counter.count), at: place)
  }
}
