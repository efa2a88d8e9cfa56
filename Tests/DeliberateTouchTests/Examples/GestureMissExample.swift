import DeliberateTouch
import UIKit

/// A hint that says what a press lacked.
final class HintController: UIViewController {
  let hint = UILabel(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    // The example:
    let press = ForceTouchGestureRecognizer(type: .forceTouch)
    press.onMiss = { [unowned self] miss in
      switch (miss.cause, miss.value, miss.limit) {
      case (.force, let force?, let full?):
        hint.text = "\(Int(force * 100)) of \(Int(full * 100)) %"
      case (.hold, _, _): hint.text = "Hold it longer"
      default: hint.text = "Try again"
      }
    }
    view.addGestureRecognizer(press)
    // That was it.
  }
}
