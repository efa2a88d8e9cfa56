import DeliberateTouch
import UIKit

/// A counter and its trigger: one finger rests anywhere, and each tap of another one is counted.
///
/// A ring marks the resting finger; the number grows briefly with each tap, and stays when that
/// finger lifts.
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
    // A tap is short; a palm that brushes the screen isn't one.
    counter.maximumTapDuration = 0.4
    counter.allowableTapMovement = 30
    counter.allowableTriggerMovement = 30
    // The board shows the trigger's location, so it needs the trigger's touch to its end.
    counter.cancelsTouchesInView = false
    counter.addTarget(self, action: Selector(TriggeredTapViewController.counted))
  }

  private func counted() {
    board?.showTap()
    // The trigger comes first, and isn't among the touches after the first tap.
    let last = counter.numberOfTouches - 1
    let place = last >= 0 ? counter.location(ofTouch: last, in: nil) : nil
    tell(Self.gesture, .count(counter.count), at: place)
  }
}
