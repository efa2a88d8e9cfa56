import DeliberateTouch
import UIKit

/// A canvas with a drawer of tools.
@MainActor
final class Desk {
  let canvas = UIView(frame: .zero)
  let tools = UIView(frame: .zero)
  private(set) var isDrawerOpen = false
  private(set) var controller: DrawerController?

  /// Shows the desk in a window.
  func show(in window: UIWindow) {
    // The example:
    let controller = DrawerController(main: canvas, drawer: tools, height: 160)
    controller.onChange = { [unowned self] isOpen in isDrawerOpen = isOpen }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.setOpen(true, animated: true)
    // That was it.
    self.controller = controller
  }
}
