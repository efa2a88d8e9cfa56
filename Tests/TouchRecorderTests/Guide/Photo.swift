import UIKit

/// A photo that opens when a finger rests on it.
final class Photo: UIView {
  let hold = UILongPressGestureRecognizer()
  var isOpen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    hold.name = "hold"
    hold.minimumPressDuration = 0.5
    hold.allowableMovement = 20
    hold.addTarget(self, action: Selector(Photo.held))
    addGestureRecognizer(hold)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func held() {
    if hold.state == .began { isOpen = true }
  }
}
