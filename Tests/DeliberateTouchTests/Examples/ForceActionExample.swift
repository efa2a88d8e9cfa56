import DeliberateTouch
import UIKit

/// A menu of two actions, one with a symbol of its own.
final class ShareController: UIViewController {
  private(set) var shared = 0
  private(set) var menu: ForceActionMenu?

  override func viewDidLoad() {
    super.viewDidLoad()
    // The example:
    var share = ForceAction(title: "Share") { [unowned self] in shared += 1 }
    share.symbol = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 16, height: 16))
    share.color = .systemGreen
    let keep = ForceAction(title: "Keep", image: nil)
    menu = ForceActionMenu(actions: [share, keep])
    // That was it.
  }
}
