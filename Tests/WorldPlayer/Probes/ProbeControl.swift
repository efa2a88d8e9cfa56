import UIKit

/// A control that logs its tracking, and sometimes refuses.
final class ProbeControl: UIControl {
  weak var world: World?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let world else { return true }
    let answer = !world.luck.oneIn(8)
    tell("beginTracking", touch, "\(answer)")
    world.occur()
    return super.beginTracking(touch, with: event) && answer
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let world else { return true }
    let answer = !world.luck.oneIn(12)
    tell("continueTracking", touch, "\(answer)")
    world.occur()
    return super.continueTracking(touch, with: event) && answer
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    tell("endTracking", touch, "")
    super.endTracking(touch, with: event)
    world?.occur()
  }
  override func cancelTracking(with event: UIEvent?) {
    tell("cancelTracking", nil, "")
    super.cancelTracking(with: event)
    world?.occur()
  }

  private func tell(_ what: String, _ touch: UITouch?, _ answer: String) {
    guard let world else { return }
    let name = touch.map { world.names.name(of: $0) } ?? "-"
    world.say("\(world.status(of: self)) \(what) \(name) \(answer)")
  }
}
