import TouchCore

extension UIScrollView {
  /// Scrolls by what is seen of the content; returns whether the content moved.
  func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let inset = adjustedContentInset
    let step = pages(direction)
    let wanted = Point(
      x: Double(contentOffset.x + step.dx * (bounds.width - inset.left - inset.right)),
      y: Double(contentOffset.y + step.dy * (bounds.height - inset.top - inset.bottom))
    )
    let before = contentOffset
    let end = axes.clamped(wanted)
    setContentOffset(CGPoint(x: end.x, y: end.y), animated: false)
    guard contentOffset != before else { return false }
    UIAccessibility.post(notification: .pageScrolled, argument: "")
    return true
  }

  /// The pages to the right and down that a direction means.
  private func pages(_ direction: UIAccessibilityScrollDirection) -> CGVector {
    switch direction {
    case .right: return CGVector(dx: -1, dy: 0)
    case .left: return CGVector(dx: 1, dy: 0)
    case .up: return CGVector(dx: 0, dy: -1)
    case .down: return CGVector(dx: 0, dy: 1)
    case .next, .previous:
      let sign: CGFloat = direction == .next ? 1 : -1
      if axes.y.minimum < axes.y.maximum { return CGVector(dx: 0, dy: sign) }
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return CGVector(dx: isMirrored ? -sign : sign, dy: 0)
    }
  }
}
