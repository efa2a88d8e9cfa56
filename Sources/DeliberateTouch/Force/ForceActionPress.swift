import UIKit
import UIKit.UIGestureRecognizerSubclass

/// The press that opens menus: on a menu that lies in what can be pressed, fingers choose, however hard
/// or long they press.
final class ForceActionPress: ForceTouchGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let choosing = touches.filter { Self.isOnMenu($0) }
    for touch in choosing { ignore(touch, for: event) }
    let pressing = touches.subtracting(choosing)
    if !pressing.isEmpty { super.touchesBegan(pressing, with: event) }
  }

  private static func isOnMenu(_ touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view {
      if current is ForceActionMenu { return true }
      view = current.superview
    }
    return false
  }
}
