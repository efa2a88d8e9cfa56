import DeliberateTouch
import UIKit

/// A score that goes up while one finger rests and another taps.
final class ScoreController: UIViewController {
  let score = UILabel(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    // The example:
    let counter = TriggeredTapGestureRecognizer(
      target: self,
      action: Selector(ScoreController.counted(_:))
    )
    counter.maximumTapDuration = 0.4
    counter.allowableTapMovement = 30
    view.addGestureRecognizer(counter)
    // That was it.
    view.addSubview(score)
  }

  private func counted(_ counter: TriggeredTapGestureRecognizer) {
    score.text = "\(counter.count)"
  }
}
