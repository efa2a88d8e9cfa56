import DeliberateTouch
import UIKit

/// A canvas with a key that is highlighted, but not under passing fingers.
final class KeysController: UIViewController {
  let key = HighlightView(frame: CGRect(x: 40, y: 400, width: 80, height: 80))

  override func viewDidLoad() {
    super.viewDidLoad()
    // The example:
    let delay = TouchDelayGestureRecognizer()
    delay.delay = 0.2
    view.addGestureRecognizer(delay)
    key.highlightedAlpha = 0.6
    view.addSubview(key)
    // That was it.
  }
}
