import TouchCore
import UIKit

extension ConfirmActionButton {
  /// The ring of a press: one height of the control from the finger, as large as seen on the screen.
  func circle(for touch: UITouch, in window: UIWindow) -> ConfirmMachine.Circle {
    let height = Double(convert(bounds, to: nil).height)
    let part =
      bounds.height > 0 ? Double(circleRadius ?? bounds.height / 2) / Double(bounds.height) : 0
    let radius = max(height * part, 0)
    let area = window.bounds.inset(by: window.safeAreaInsets)
    let placement = ConfirmPlacement(
      finger: touch.windowLocation,
      rise: height,
      reach: radius * machine.configuration.confirmedScale,
      area: Rect(
        x: Double(area.minX),
        y: Double(area.minY),
        width: Double(area.width),
        height: Double(area.height)
      )
    )
    return ConfirmMachine.Circle(center: placement.center, radius: radius)
  }

  /// The force of a touch; nil if the hardware doesn't measure it.
  func measuredForce(of touch: UITouch) -> ConfirmMachine.Force? {
    guard touch.isForceMeasured(in: traitCollection) else { return nil }
    return ConfirmMachine.Force(
      value: Double(touch.force),
      maximum: Double(touch.maximumPossibleForce)
    )
  }
}
