import DeliberateTouch
import UIKit

/// A lamp whose press is the one that its reader prefers.
final class PreferredPressController: UIViewController {
  var prefersHolding = true
  private(set) var presses = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    // The example:
    let type: ForcePressType = prefersHolding ? .longPress : .forceTouch
    let press = ForceTouchGestureRecognizer(type: type)
    press.onEvent = { [unowned self] event in
      if case .fixed = event { presses += 1 }
    }
    view.addGestureRecognizer(press)
    // That was it.
  }
}
