public import UIKit

/// A view that lights up under a finger, and goes dark again as soon as the finger is not its own.
///
/// When scrolling or another gesture takes the touch, it is cancelled, and so is the highlight. Put a
/// `TouchDelayGestureRecognizer` on a view around it, and fingers that only pass light nothing up.
open class HighlightView: UIView {
  /// The fingers that are on the view.
  private var fingers: Set<UITouch> = []

  /// What the view looks like under a finger; half as opaque by default.
  open var highlightedAlpha: CGFloat = 0.5

  /// Called whenever the highlight comes or goes.
  public var onHighlight: ((Bool) -> Void)?

  /// Whether a finger is on the view.
  public private(set) var isHighlighted = false

  private var restingAlpha: CGFloat = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    fingers.formUnion(touches)
    update()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    fingers.subtract(touches)
    update()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    fingers.subtract(touches)
    update()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    fingers.removeAll()
    update()
  }

  private func update() {
    guard isHighlighted == fingers.isEmpty else { return }
    isHighlighted = !fingers.isEmpty
    if isHighlighted { restingAlpha = alpha }
    alpha = isHighlighted ? restingAlpha * highlightedAlpha : restingAlpha
    onHighlight?(isHighlighted)
  }
}
