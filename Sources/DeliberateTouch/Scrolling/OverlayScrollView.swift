public import UIKit

/// A scroll view in front of others that can be touched only where it has content.
///
/// What lies below the empty part stays touchable. Add its pan recognizer to a view around both, and a
/// drag that begins below scrolls it all the same:
///
/// ```swift
/// view.addSubview(canvas)
/// view.addSubview(overlay)
/// view.addGestureRecognizer(overlay.panGestureRecognizer)
/// ```
open class OverlayScrollView: UIScrollView {
  /// What is hit in the content; nil where there is none.
  ///
  /// The scroll view itself is hit only where it catches content that moves.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    for content in subviews.reversed() {
      if content.hitTest(content.convert(point, from: self), with: event) != nil { return hit }
    }
    return nil
  }

  /// Whether a drag takes the touch away from the view in which it began: from a button too, unlike in
  /// other scroll views, so that it doesn't matter where a drag begins (deliberate gestures 5).
  ///
  /// Controls that follow a finger keep it.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}
