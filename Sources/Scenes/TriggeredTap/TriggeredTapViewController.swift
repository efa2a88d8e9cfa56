import DeliberateTouch
import UIKit

/// A lock and its trigger: one finger rests anywhere, and two taps of another one unlock it.
///
/// A ring marks the resting finger; the number grows briefly with each tap that counts, and stays when
/// that finger lifts. A line says why a tap didn't count. The next resting finger locks it again.
public final class TriggeredTapViewController: SceneViewController {
  /// The name of the recognizer.
  private static let gesture = "triggeredTap"
  /// The number of taps that unlock (deliberate gestures 2).
  private static let tapsToUnlock = 2

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
    counter.requiredCount = Self.tapsToUnlock
    let scene = Unretained(self)
    counter.onCount = { scene.object?.counted($0) }
    counter.onMiss = { scene.object?.missed($0) }
    listen(to: counter)
  }

  /// Lets keys reach the lock.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    board?.becomeFirstResponder()
  }

  private func counted(_ count: Int) {
    board?.showTap()
    tell(Self.gesture, .count(count), at: counter.location(in: nil))
  }

  override func recognized(_ recognizer: UIGestureRecognizer) {
    guard counter.count == Self.tapsToUnlock else { return }
    board?.unlock()
    tell(Self.gesture, .unlocked, at: counter.location(in: nil))
  }

  private func missed(_ miss: GestureMiss) {
    board?.show(miss)
    tell(Self.gesture, .missed(miss))
  }
}
