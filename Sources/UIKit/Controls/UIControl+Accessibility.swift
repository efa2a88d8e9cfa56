import TouchCore

extension UIControl {
  /// What the control's state says to assistive code.
  var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension UISlider {
  /// How far a swipe of assistive code moves the thumb: a tenth of the range, as Apple's does.
  var accessibilityStep: Float { (maximumValue - minimumValue) / 10 }

  /// The value as a part of the range, in percent.
  var spokenValue: String {
    let range = maximumValue - minimumValue
    let part = range > 0 ? Double((value - minimumValue) / range) : 0
    return "\(Int(part * 100 + 0.5, within: 0...100))%"
  }

  /// Moves the thumb and sends the value, if it is another one.
  func step(by amount: Float) {
    guard isEnabled else { return }
    let before = value
    value += amount
    if value != before { sendActions(for: .valueChanged) }
  }
}
