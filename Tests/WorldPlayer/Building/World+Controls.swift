import UIKit

extension World {
  private static let events: [UIControl.Event] = [
    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
    .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
    .primaryActionTriggered,
  ]

  /// Creates a control of any kind.
  func buildControl() {
    let control = makeControl()
    control.frame = CGRect(
      x: building.real(0, 250),
      y: building.real(0, 400),
      width: building.real(50, 140),
      height: building.real(30, 80)
    )
    if building.oneIn(10) { control.transform = transform() }
    control.isExclusiveTouch = building.oneIn(12)
    control.isMultipleTouchEnabled = building.oneIn(4)
    add(control)
    if building.oneIn(2) { place(control) } else { windows[0].addSubview(control) }
  }

  /// Registers for a control's events.
  func add(_ control: UIControl) {
    names.give("c\(controls.count)", to: control)
    for event in Self.events {
      let action = UIAction { [unowned self, unowned control] _ in
        say("control \(word(event)) \(status(of: control))")
        occur()
      }
      control.addAction(action, for: event)
    }
    control.addTarget(self, action: World.touchedUp, for: [.touchUpInside, .touchUpOutside])
    controls.append(control)
  }

  private func makeControl() -> UIControl {
    switch building.below(5) {
    case 0:
      let button = UIButton(type: building.pick([.system, .custom]))
      button.setTitle("Button", for: .normal)
      return button
    case 1:
      let slider = UISlider(frame: .zero)
      slider.maximumValue = building.pick([1, 10])
      slider.value = 0.5
      slider.isContinuous = !building.oneIn(3)
      return slider
    case 2: return UISwitch(frame: .zero)
    default:
      let control = ProbeControl(frame: .zero)
      control.world = self
      return control
    }
  }
}
