import DeliberateTouch
import UIKit

/// A button whose screen says what a lift would do.
final class PaymentController: UIViewController {
  let pay = ConfirmActionButton(title: "Pay")
  let hint = UILabel(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    pay.frame = CGRect(x: 40, y: 600, width: 310, height: 64)
    view.addSubview(pay)
    // The example:
    pay.onChange = { [unowned self] state in
      switch state {
      case .idle: hint.text = ""
      case .updating: hint.text = "Keep pressing"
      case .selected: hint.text = "Move into the ring"
      case .confirmed: hint.text = "Lift to pay"
      }
    }
    // That was it.
  }
}
