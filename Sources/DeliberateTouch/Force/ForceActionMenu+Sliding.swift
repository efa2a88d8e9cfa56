import TouchCore
public import UIKit

// The finger that opened a menu chooses from it by sliding onto an icon and lifting there.
extension ForceActionMenu {
  /// How far a finger moves before it slides, in points; a pan's (rule 6.5).
  private static let slideDistance = CGFloat(GestureConstants.standard.panSlop)
  /// The scale of an icon under a sliding finger; our own.
  private static let highlightScale: CGFloat = 1.25

  /// Follows the finger that opened the menu.
  func slide(_ slide: ForceTouchGestureRecognizer.Slide) {
    switch slide {
    case .moved(let touch): self.slide(to: touch.location(in: self))
    case .lifted(let touch): endSlide(at: touch.location(in: self))
    case .cancelled: highlight(nil)
    }
  }

  /// The finger that opened the menu moved, after the press was fixed: the icon under it grows.
  public func slide(to point: CGPoint) {
    guard case .fixed = stage else { return }
    highlight(slidTo(point))
  }

  /// The finger that opened the menu was lifted, after the press was fixed: on an icon it chooses
  /// that, elsewhere the menu stays.
  public func endSlide(at point: CGPoint) {
    guard case .fixed = stage else { return }
    let index = slidTo(point)
    highlight(nil)
    if let index { choose(index) }
  }

  /// The icon that a finger slid onto; nil if it rests, or if there is none.
  private func slidTo(_ point: CGPoint) -> Int? {
    if let start = slideStart {
      guard point.core.distance(to: start.core) >= Double(Self.slideDistance) else { return nil }
      slideStart = nil
    }
    return fan.icon(at: point.core, configuration: configuration)
  }

  /// Lets the icon under a sliding finger grow, and that before shrink.
  private func highlight(_ index: Int?) {
    guard index != highlighted else { return }
    let before = highlighted.map { icons[$0] }
    highlighted = index
    let scale = Self.highlightScale
    UIView.animate(
      withDuration: UIView.unlessMotionIsReduced(animationDuration / 2),
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [icons] in
        before?.transform = .identity
        if let index { icons[index].transform = CGAffineTransform(scaleX: scale, y: scale) }
      }
    )
  }
}
