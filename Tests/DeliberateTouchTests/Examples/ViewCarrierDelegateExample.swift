import DeliberateTouch
import UIKit

// The example:
final class BoardController: UIViewController, ViewCarrierDelegate {
  var isLocked = false
  let trash = UIView(frame: .zero)

  func viewCarrier(_ carrier: ViewCarrier, shouldPickUp view: UIView) -> Bool { !isLocked }

  func viewCarrier(
    _ carrier: ViewCarrier,
    shouldDrop view: UIView,
    into container: UIView
  ) -> Bool { container !== trash }
}
// That was it.
