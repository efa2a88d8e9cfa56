import DeliberateTouch
import UIKit

/// A view controller whose view opens a menu under a hard press.
final class ProbePresenter: UIViewController, ForceActionPresentable {
  weak var world: World?

  var forceTouchView: UIView { view }
  func forceActions(for object: String) -> [ForceAction] {
    var drawn = ForceAction(title: "A") { [weak self] in self?.perform(0, on: object) }
    drawn.symbol = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9))
    return [drawn, ForceAction(title: "B") { [weak self] in self?.perform(1, on: object) }]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let world else { return }
    let press = presentsForceActions(threshold: 0.3)
    world.names.give("present", to: press)
    world.recognizers.append(press)
    world.goals += [view, view, view]
  }

  func forceObject(at point: CGPoint) -> String? {
    world?.say("object at \(text(point))")
    return point.y < 400 ? "object" : nil
  }
  func snapshot(at point: CGPoint) -> UIView? {
    let view = UIView(frame: CGRect(x: point.x, y: point.y, width: 40, height: 40))
    view.backgroundColor = .red
    return view
  }
  private func perform(_ index: Int, on object: String) {
    world?.say("performs \(index) on \(object)")
    world?.occur()
  }
  func forceActionsDismissed(on object: String) {
    world?.say("dismissed on \(object)")
    world?.occur()
  }
}
