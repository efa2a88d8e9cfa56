import DeliberateTouch
import UIKit

// The example:
final class Photos: UIViewController, ForceActionPresentable {
  let names = ["Beach", "Forest", "Harbour"]
  var liked: [String] = []

  var forceTouchView: UIView { view }
  func forceObject(at point: CGPoint) -> String? { names[min(Int(point.y / 200), 2)] }
  func snapshot(at point: CGPoint) -> UIView? { nil }
  func forceActions(for name: String) -> [ForceAction] {
    [ForceAction(title: "Like") { [self] in liked.append(name) }, ForceAction(title: "Skip")]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presentsForceActions()
  }
}
// That was it.
