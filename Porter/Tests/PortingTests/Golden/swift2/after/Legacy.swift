import UIKit.UIGestureRecognizerSubclass

enum Mode { case Selected, Idle }

class Legacy: UIGestureRecognizer {
  var mode = Mode.Selected
  var timer: Timer?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    handle(.began, touch: touches.first!)
    timer = Timer.scheduledTimer(
      timeInterval: 1,
      target: self,
      selector: Selector(Legacy.fired(_:)).named("fired(_:)"),
      userInfo: nil,
      repeats: false
    )
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = touches.first!.location(in: view)
    state = place.x > 0 ? .ended : UIGestureRecognizer.State.failed
    view?.backgroundColor = UIColor.red
    view?.layer.borderColor = UIColor.red.cgColor
    mode = .Selected
  }
  func handle(_ newState: UIGestureRecognizer.State, touch: UITouch) { state = newState }
  func fired(_ timer: Timer) {}
}
