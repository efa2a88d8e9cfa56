import UIKit

final class Dial: UIView {
  var value = 0.0
  let turn = UIPanGestureRecognizer()
  let reset = UITapGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    turn.name = "turn"
    turn.addTarget(self, action: Selector(Dial.turned))
    addGestureRecognizer(turn)
    reset.name = "reset"
    reset.numberOfTapsRequired = 2
    reset.addTarget(self, action: Selector(Dial.resetValue))
    addGestureRecognizer(reset)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func turned() {
    if turn.numberOfTouches < 2 {
      value = min(max(value + turn.translation(in: self).x / 100, 0), 1)
    }
    turn.setTranslation(.zero, in: self)
  }

  func resetValue() { value = 0 }
}
