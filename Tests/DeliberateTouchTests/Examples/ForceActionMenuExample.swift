import DeliberateTouch
import UIKit

/// A map on which a press opens a menu, without a `ForceActionPresentable` controller.
final class MapController: UIViewController {
  private(set) var pins = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    // The example:
    let menu = ForceActionMenu(actions: [
      ForceAction(title: "Pin") { [unowned self] in pins += 1 },
      ForceAction(title: "Way"),
    ])
    menu.dimming = 0.4
    let press = ForceTouchGestureRecognizer(for: traitCollection)
    press.onEvent = { [unowned self] event in
      menu.handle(event, in: view, snapshot: { nil })
    }
    view.addGestureRecognizer(press)
    // That was it.
  }
}
