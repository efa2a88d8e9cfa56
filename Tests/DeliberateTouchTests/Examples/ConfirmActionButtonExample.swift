import DeliberateTouch
import UIKit

/// A document that can be deleted.
final class DocumentController: UIViewController {
  private(set) var isDeleted = false
  let hint = UILabel(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    // The example:
    let delete = ConfirmActionButton(title: "Delete")
    delete.frame = CGRect(x: 40, y: 600, width: 310, height: 64)
    delete.addAction(UIAction { [unowned self] _ in isDeleted = true }, for: .valueChanged)
    delete.onChange = { [unowned self] confirmation in
      hint.text = confirmation == .selected ? "Move into the ring" : ""
    }
    delete.onMiss = { [unowned self] _ in hint.text = "Not deleted" }
    view.addSubview(delete)
    // That was it.
  }
}
