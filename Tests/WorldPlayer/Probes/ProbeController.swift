import UIKit

/// A view controller that logs its appearance calls.
final class ProbeController: UIViewController {
  weak var world: World?
  var name = "k"

  private func tell(_ what: String) {
    world?.say("\(name) \(what)")
    world?.occur()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tell("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("didDisappear")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tell("didLayout \(text(view.bounds))")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("touches began \(touches.count)")
    super.touchesBegan(touches, with: event)
  }
}
