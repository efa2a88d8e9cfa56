public import UIKit

/// A scroll view in front of others that receives touches only on its content.
///
/// Views behind its empty part receive touches there. Attach its pan recognizer to a view that
/// contains both, and a drag that begins on the views behind scrolls it too:
///
/// ```swift
/// view.addSubview(canvas)
/// view.addSubview(overlay)
/// view.addGestureRecognizer(overlay.panGestureRecognizer)
/// ```
open class OverlayScrollView: UIScrollView {
  /// The content view that is hit; nil if there is none.
  ///
  /// The scroll view itself is hit only while it catches moving content.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    for content in subviews.reversed() {
      if content.hitTest(content.convert(point, from: self), with: event) != nil { return hit }
    }
    return nil
  }

  /// Whether a drag cancels the touch of the view in which it began: also of a button, unlike in
  /// other scroll views, so that a drag can begin anywhere (deliberate gestures 5).
  ///
  /// Controls that track a moving finger keep it.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}
