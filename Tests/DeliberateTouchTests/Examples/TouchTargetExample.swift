import DeliberateTouch
import UIKit

/// A small dot that is easy to touch.
final class DotController: UIViewController {
  private(set) var isMarked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    // The example:
    let dot = UIButton(frame: CGRect(x: 100, y: 400, width: 12, height: 12))
    dot.backgroundColor = .red
    dot.addAction(UIAction { [unowned self] _ in isMarked = true }, for: .touchUpInside)
    let target = TouchTarget(around: dot)
    target.minimumSize = CGSize(width: 60, height: 60)
    view.addSubview(target)
    // That was it.
  }
}
