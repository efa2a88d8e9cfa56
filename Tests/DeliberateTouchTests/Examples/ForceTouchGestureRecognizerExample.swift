import DeliberateTouch
import UIKit

/// A lamp that a press makes brighter.
final class LampController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // The example:
    let press = ForceTouchGestureRecognizer(for: traitCollection)
    press.fullForce = 3
    press.hasHaptics = true
    press.onEvent = { [unowned self] event in
      switch event {
      case .started: view.backgroundColor = .yellow
      case .force(let force): view.alpha = 0.2 + 0.8 * force
      case .fixed: view.layer.borderWidth = 4
      case .ended: view.alpha = 0.2
      }
    }
    view.addGestureRecognizer(press)
    // That was it.
  }
}
