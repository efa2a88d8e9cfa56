import Foundation
import UIKit

/// A dial that one finger turns and a long press resets.
open class DialViewController: UIViewController, UIGestureRecognizerDelegate {
  /// The view to turn.
  public let dial = DialGestureRecognizer(target: nil, action: nil)
  /// The states that the dial reported, in order.
  public private(set) var states: [UIGestureRecognizer.State] = []
  /// The dial's angle, in radians.
  public private(set) var value: CGFloat = 0
  /// Refuses the dial, as an app in a modal state does.
  public var isLocked = false

  /// Creates the controller from code or from an archive.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates it from an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  open override func loadView() {
    view = DialView(frame: UIScreen.main.bounds)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    dial.addTarget(self, action: Selector(Self.turned(_:)))
    dial.delegate = self
    view.addGestureRecognizer(dial)

    let press = UILongPressGestureRecognizer(target: self, action: Selector(Self.pressed))
    press.minimumPressDuration = 1
    view.addGestureRecognizer(press)
  }

  open func turned(_ recognizer: DialGestureRecognizer) {
    states.append(recognizer.state)
    value = recognizer.angle
  }

  func pressed(_ sender: UIGestureRecognizer) {
    if sender.state == .began { value = 0 }
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isLocked || gestureRecognizer !== dial
  }
}
