import UIKit

/// Makes any view smaller while it is pressed.
class PressInteraction: NSObject, UIInteraction {
  weak var view: UIView?
  private lazy var press: UILongPressGestureRecognizer = {
    let press = UILongPressGestureRecognizer(
      target: self,
      action: Selector(PressInteraction.pressed(_:)).named("pressed(_:)")
    )
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    return press
  }()

  func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(press) }
  }

  func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    let isDown = press.state == .began || press.state == .changed
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.2,
      delay: 0,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        press.view?.transform = isDown ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
      },
      completion: nil
    )
  }
}
