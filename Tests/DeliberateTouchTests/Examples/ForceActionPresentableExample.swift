import DeliberateTouch
import UIKit

// The example:
final class Photos: UIViewController, ForceActionPresentable {
  let names = ["Beach", "Forest", "Harbour"]
  var liked: [String] = []

  var forceTouchView: UIView { view }
  var forceActions: [ForceAction] { [ForceAction(title: "Like"), ForceAction(title: "Skip")] }
  func forceObject(at point: CGPoint) -> String? { names[min(Int(point.y / 200), 2)] }
  func snapshot(at point: CGPoint) -> UIView? { nil }
  func performForceAction(_ index: Int, on name: String) { if index == 0 { liked.append(name) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    presentsForceActions()
  }
}
// That was it.
