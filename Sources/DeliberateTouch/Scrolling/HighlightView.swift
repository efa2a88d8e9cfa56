public import UIKit

/// A view that is highlighted while it has a touch.
///
/// When scrolling or another gesture takes the touch, the touch is cancelled and the highlight
/// ends. Add a `TouchDelayGestureRecognizer` to an enclosing view to avoid highlights under passing
/// fingers.
open class HighlightView: UIView {
  /// The view's touches.
  private var fingers: Set<UITouch> = []

  /// The opacity of the highlighted view; 0.5 by default.
  open var highlightedAlpha: CGFloat = 0.5

  /// Called when `isHighlighted` changed.
  public var onHighlight: ((Bool) -> Void)?

  /// Whether the view has a touch.
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
