import UIKit

/// A list whose items are ticked off with a check mark, and opened with a tap.
public final class ChecklistViewController: UIViewController {
  /// The recognizer of the mark.
  public let checkmark = CheckmarkGestureRecognizer()
  /// The tap's recognizer, which doesn't wait for the mark to fail.
  public private(set) lazy var tap = UITapGestureRecognizer(
    target: self,
    action: Selector(Self.open)
  )
  /// The log, in order.
  public private(set) var history: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    checkmark.addTarget(self, action: Selector(Self.handle(_:)))
    view.addGestureRecognizer(checkmark)
    view.addGestureRecognizer(tap)
  }

  private func handle(_ recognizer: CheckmarkGestureRecognizer) {
    switch recognizer.state {
    case .ended:
      let place = recognizer.corner
      history.append("checked at \(Int(place.x)),\(Int(place.y))")
    default: history.append("checkmark \(recognizer.state)")
    }
  }

  private func open() {
    history.append("opened")
  }
}
