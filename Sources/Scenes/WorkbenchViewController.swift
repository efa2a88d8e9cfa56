public import UIKit

/// Every built-in recognizer on one view as large as the screen.
///
/// `tap` waits for `doubleTap` to fail. Pan, pinch, rotation and the swipes are recognized together;
/// all others exclude each other.
public final class WorkbenchViewController: UIViewController, UIGestureRecognizerDelegate {
  /// Adds the recognizers.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true

    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let tap = UITapGestureRecognizer()
    tap.require(toFail: doubleTap)
    let twoFingerTap = UITapGestureRecognizer()
    twoFingerTap.numberOfTouchesRequired = 2
    add(tap, "tap")
    add(doubleTap, "doubleTap")
    add(twoFingerTap, "twoFingerTap")
    add(UILongPressGestureRecognizer(), "longPress")
    add(UIPanGestureRecognizer(), "pan")
    add(UIPinchGestureRecognizer(), "pinch")
    add(UIRotationGestureRecognizer(), "rotation")
    addSwipe(.left, "swipeLeft")
    addSwipe(.right, "swipeRight")
    addSwipe(.up, "swipeUp")
    addSwipe(.down, "swipeDown")
    let edgePan = UIScreenEdgePanGestureRecognizer()
    edgePan.edges = .left
    add(edgePan, "edgePan")
    add(UIHoverGestureRecognizer(), "hover")
  }

  private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.name = name
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  private func addSwipe(_ direction: UISwipeGestureRecognizer.Direction, _ name: String) {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    add(swipe, name)
  }

  /// Yes for two of pan, pinch, rotation and the swipes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isTogether(gestureRecognizer) && isTogether(otherGestureRecognizer)
  }

  private func isTogether(_ recognizer: UIGestureRecognizer) -> Bool {
    switch recognizer {
    case is UIScreenEdgePanGestureRecognizer: false
    case is UIPanGestureRecognizer, is UIPinchGestureRecognizer, is UIRotationGestureRecognizer,
      is UISwipeGestureRecognizer:
      true
    default: false
    }
  }
}
