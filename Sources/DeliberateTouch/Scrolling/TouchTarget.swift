public import UIKit

/// Lets a small view be touched as if it were at least 44 by 44 points large, without changing how it
/// looks.
///
/// ```swift
/// canvas.addSubview(TouchTarget(around: dot))
/// ```
///
/// The target takes the place of the view that it is put around, and has its size; only where it answers
/// to touches is larger. Subclass it, or use it without content, where the view itself is to be small.
///
/// The area that is added can only be touched inside the superview's bounds (rule 2.4), and a view in
/// front keeps what lies in its own area.
open class TouchTarget: UIView {
  /// The least width and height of what can be touched, in points of the window; 44 by 44 by default,
  /// what Apple's guidelines ask for.
  public var minimumSize = CGSize(width: 44, height: 44)

  /// The view that is touched; nil where the target itself is.
  public private(set) var content: UIView?

  /// Puts a target around a view, and in its place: with its frame, in its superview if it has one.
  public convenience init(around content: UIView) {
    self.init(frame: content.frame)
    self.content = content
    if let parent = content.superview { parent.insertSubview(self, aboveSubview: content) }
    content.frame = bounds
    addSubview(content)
  }

  /// Whether a point is in the bounds, grown about their middle to the least size.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchBounds.contains(point)
  }

  /// The content, or what in it is hit, wherever in the grown area the point lies.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let content, content.superview === self else { return hit }
    let takesTouches =
      content.isUserInteractionEnabled && !content.isHidden && content.alpha >= 0.01
    return takesTouches ? content : hit
  }

  /// The area in which the view answers, in its own coordinates.
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

  /// How many of its own points make a point of the window, along one of its axes.
  private func pointsOfWindow(dx: CGFloat, dy: CGFloat) -> CGFloat {
    guard window != nil else { return 1 }
    let origin = convert(CGPoint.zero, to: nil)
    let tip = convert(CGPoint(x: dx, y: dy), to: nil)
    let (x, y) = (tip.x - origin.x, tip.y - origin.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? 1 / length : 1
  }
}
