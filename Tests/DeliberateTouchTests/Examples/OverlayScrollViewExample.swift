import DeliberateTouch
import UIKit

/// A tray of tools over a canvas.
final class TrayController: UIViewController {
  let canvas = UIView(frame: .zero)
  let tray = OverlayScrollView(frame: .zero)
  let tools = UIView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    // The example:
    canvas.frame = view.bounds
    tray.frame = view.bounds
    tools.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
    tray.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height + 200)
    tray.contentOffset.y = 200
    tray.addSubview(tools)
    view.addSubview(canvas)
    view.addSubview(tray)
    view.addGestureRecognizer(tray.panGestureRecognizer)
    // That was it.
  }
}
