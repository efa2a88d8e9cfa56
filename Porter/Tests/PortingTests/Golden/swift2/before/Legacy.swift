import UIKit.UIGestureRecognizerSubclass

enum Mode { case Selected, Idle }

class Legacy: UIGestureRecognizer {
  var mode = Mode.Selected
  var timer: NSTimer?
  override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent) {
    super.touchesBegan(touches, withEvent: event)
    handle(.Began, touch: touches.first!)
    timer = NSTimer.scheduledTimerWithTimeInterval(
      1,
      target: self,
      selector: #selector(Legacy.fired(_:)),
      userInfo: nil,
      repeats: false
    )
  }
  override func touchesEnded(touches: Set<UITouch>, withEvent event: UIEvent) {
    let place = touches.first!.locationInView(view)
    state = place.x > 0 ? .Ended : UIGestureRecognizerState.Failed
    view?.backgroundColor = UIColor.redColor()
    view?.layer.borderColor = UIColor.redColor().CGColor
    mode = .Selected
  }
  func handle(newState: UIGestureRecognizerState, touch: UITouch) { state = newState }
  func fired(timer: NSTimer) {}
}
