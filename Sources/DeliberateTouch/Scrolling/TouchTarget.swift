public import UIKit

/// Enlarges a small view's touch area to at least 44 by 44 points without changing its appearance.
///
/// ```swift
/// canvas.addSubview(TouchTarget(around: dot))
/// ```
///
/// The target replaces the view in its superview and has the view's size; only its touch area is
/// larger. Subclass it, or use it without content, to make the target itself the small view.
///
/// The added area receives touches only inside the superview's bounds (rule 2.4), and a view in
/// front keeps its own area.
open class TouchTarget: UIView {
  /// The minimum size of the touch area, in points of the window; 44 by 44 by default, as Apple's
  /// guidelines recommend.
  public var minimumSize = CGSize(width: 44, height: 44)

  /// The view that receives the touches; nil if the target itself does.
  public private(set) var content: UIView?

  /// Wraps a view: takes its frame and, if it has a superview, its index there.
  public convenience init(around content: UIView) {
    self.init(frame: content.frame)
    self.content = content
    if let parent = content.superview { parent.insertSubview(self, aboveSubview: content) }
    content.frame = bounds
    addSubview(content)
  }

  /// Whether a point is in the bounds, extended about their centre to the minimum size.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchBounds.contains(point)
  }

  /// The content, or the view hit in it, for any point of the extended area.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let content, content.superview === self else { return hit }
    let takesTouches =
      content.isUserInteractionEnabled && !content.isHidden && content.alpha >= 0.01
    return takesTouches ? content : hit
  }

  /// The touch area in the view's own coordinates.
  ///
  /// - Complexity: O(*depth*).
  public var touchBounds: CGRect {
    let width = max(bounds.width, minimumSize.width * pointsOfWindow(dx: 1, dy: 0))
    let height = max(bounds.height, minimumSize.height * pointsOfWindow(dx: 0, dy: 1))
    return CGRect(
      x: bounds.midX - width / 2,
      y: bounds.midY - height / 2,
      width: width,
      height: height
    )
  }

  /// The number of the view's points per point of the window, along one axis.
  private func pointsOfWindow(dx: CGFloat, dy: CGFloat) -> CGFloat {
    guard window != nil else { return 1 }
    let origin = convert(CGPoint.zero, to: nil)
    let tip = convert(CGPoint(x: dx, y: dy), to: nil)
    let (x, y) = (tip.x - origin.x, tip.y - origin.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? 1 / length : 1
  }
}
