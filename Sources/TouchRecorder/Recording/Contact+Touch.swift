import TouchCore
import UIKit

extension Contact {
  /// What is known of a touch just now, in points of its scene.
  @MainActor
  init(_ touch: UITouch, _ id: Contact.ID, _ phase: Contact.Phase) {
    self.init(
      id: id,
      phase: phase,
      position: WindowPlacement(touch.window).position(touch.location(in: nil)),
      kind: touch.type.recorded
    )
    // Hardware without force has no largest force, and a force of 0.
    if touch.maximumPossibleForce > 0 || touch.force > 0 { force = Double(touch.force) }
    if touch.majorRadius > 0 { radius = Double(touch.majorRadius) }
    if kind == .pencil { addPencil(touch) }
  }

  /// Where a pointer or a pencil hovers, in points of its scene.
  @MainActor
  init(_ hover: HoverListener, _ id: Contact.ID, _ phase: Contact.Phase) {
    self.init(
      id: id,
      phase: phase,
      position: WindowPlacement(hover.view as? UIWindow).position(hover.location(in: nil)),
      kind: hover.touchType.recorded
    )
  }

  @MainActor
  private mutating func addPencil(_ touch: UITouch) {
    altitude = Double(touch.altitudeAngle)
    azimuth = WindowPlacement(touch.window).direction(Double(touch.azimuthAngle(in: nil)))
    let properties = Contact.Properties(rawValue: Int(touch.estimatedProperties.rawValue))
    guard !properties.isEmpty else { return }
    let isWaiting = !touch.estimatedPropertiesExpectingUpdates.isEmpty
    estimate = Estimate(
      properties,
      updateIndex: isWaiting ? touch.estimationUpdateIndex?.intValue : nil
    )
  }
}

extension UITouch.TouchType {
  /// What recordings call the type.
  fileprivate var recorded: Contact.Kind {
    switch self {
    case .indirect: .indirect
    case .pencil: .pencil
    case .indirectPointer: .indirectPointer
    default: .direct
    }
  }
}
