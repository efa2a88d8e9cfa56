import DeliberateTouch
import UIKit

/// A picture that is previewed while it is pressed, and stays open once the press is fixed.
final class PreviewController: UIViewController {
  let press = ForceTouchGestureRecognizer(type: .forceTouch)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(press)
  }

  /// What the screen says while a finger presses.
  var words: String {
    // The example:
    switch press.stage {
    case .idle: return "Press a picture"
    case .started: return "Press harder to keep it open"
    case .fixed: return "Lift: it stays open"
    case .ended: return "Closed"
    }
    // That was it.
  }
}
