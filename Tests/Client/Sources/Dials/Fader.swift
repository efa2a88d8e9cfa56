import UIKit

/// A control as strangers write it: a knob on a track follows the finger that went down on it.
final class Fader: UIControl {
  private(set) var value: CGFloat = 0.5 {
    didSet { if value != oldValue { sendActions(for: .valueChanged) } }
  }
  let knob = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Touches of the knob are the control's.
    knob.isUserInteractionEnabled = false
    addSubview(knob)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    knob.center = CGPoint(x: value * bounds.width, y: bounds.midY)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    knob.frame.contains(touch.location(in: self))
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value = min(max(touch.location(in: self).x / bounds.width, 0), 1)
    setNeedsLayout()
    return true
  }
}
