import TouchCore

// The scroll indicators: views in front of the content, visible while it moves.
extension UIScrollView {
  /// The distance between an indicator and the edge, in points.
  private var margin: CGFloat { CGFloat(constants.indicatorMargin) }
  private var thickness: CGFloat { CGFloat(constants.indicatorThickness) }

  /// Shows the indicators of the axes along which the content extends beyond the bounds.
  ///
  /// - Parameter andFade: Whether they fade out again if nothing moves the content.
  func showIndicators(andFade: Bool) {
    let axes = axes
    if showsVerticalScrollIndicator, axes.y.isDraggable {
      verticalIndicator = shown(verticalIndicator)
    }
    if showsHorizontalScrollIndicator, axes.x.isDraggable {
      horizontalIndicator = shown(horizontalIndicator)
    }
    restTime = nil
    placeIndicators()
    if andFade { cameToRest() }
  }

  private func shown(_ indicator: UIView?) -> UIView {
    let indicator = indicator ?? makeIndicator()
    indicator.alpha = 1
    // Keeps the indicators in front of subviews that were added since; their own order doesn't matter.
    let front = subviews.last { $0 !== verticalIndicator && $0 !== horizontalIndicator }
    if indicator.superview !== self || front.map({ isBehind(indicator, $0) }) == true {
      addSubview(indicator)
    }
    return indicator
  }

  private func isBehind(_ indicator: UIView, _ other: UIView) -> Bool {
    for view in subviews {
      if view === indicator { return true }
      if view === other { return false }
    }
    return false
  }

  private func makeIndicator() -> UIView {
    let indicator = UIView(frame: .zero)
    indicator.isUserInteractionEnabled = false
    indicator.backgroundColor = indicatorColor
    indicator.layer.cornerRadius = thickness / 2
    return indicator
  }

  /// Sets the indicators' colour for their style.
  func colorIndicators() {
    verticalIndicator?.backgroundColor = indicatorColor
    horizontalIndicator?.backgroundColor = indicatorColor
  }

  private var indicatorColor: UIColor {
    let alpha = CGFloat(constants.indicatorOpacity)
    return switch indicatorStyle {
    case .default: .label.withAlphaComponent(alpha)
    case .black: UIColor(white: 0, alpha: alpha)
    case .white: UIColor(white: 1, alpha: alpha)
    }
  }

  /// Lays out the indicators at the current offset.
  func placeIndicators() {
    let isVertical = (verticalIndicator?.alpha ?? 0) > 0
    let isHorizontal = (horizontalIndicator?.alpha ?? 0) > 0
    guard isVertical || isHorizontal else { return }
    let axes = axes
    let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    let corner = isVertical && isHorizontal ? Double(thickness + margin) : 0
    if isVertical, let verticalIndicator {
      let insets = verticalScrollIndicatorInsets
      let indicator = ScrollIndicator(
        of: axes.y,
        at: Double(bounds.minY),
        leading: Double(insets.top + safe.top + margin),
        trailing: Double(insets.bottom + safe.bottom + margin) + corner,
        constants
      )
      // On the side where lines end.
      let isMirrored = isKnownToBeMirrored
      verticalIndicator.frame = CGRect(
        x: isMirrored
          ? bounds.minX + margin + insets.left + safe.left
          : bounds.maxX - thickness - margin - insets.right - safe.right,
        y: bounds.minY + CGFloat(indicator.start),
        width: thickness,
        height: CGFloat(indicator.length)
      )
    }
    if isHorizontal, let horizontalIndicator {
      let insets = horizontalScrollIndicatorInsets
      let indicator = ScrollIndicator(
        of: axes.x,
        at: Double(bounds.minX),
        leading: Double(insets.left + safe.left + margin),
        trailing: Double(insets.right + safe.right + margin) + corner,
        constants
      )
      horizontalIndicator.frame = CGRect(
        x: bounds.minX + CGFloat(indicator.start),
        y: bounds.maxY - thickness - margin - insets.bottom - safe.bottom,
        width: CGFloat(indicator.length),
        height: thickness
      )
    }
  }

  /// The content came to rest: the indicators wait, then fade.
  func cameToRest() {
    guard tracking == nil, flight == nil, zoomSession == nil, zoomFlight == nil else { return }
    guard (verticalIndicator?.alpha ?? 0) > 0 || (horizontalIndicator?.alpha ?? 0) > 0 else {
      return
    }
    restTime = now
    scheduleFrame()
  }

  /// Updates the indicators' opacity while they fade.
  func fadeIndicators() {
    guard let restTime else { return }
    let opacity = CGFloat(ScrollIndicator.opacity(after: now - restTime, constants))
    if showsVerticalScrollIndicator { verticalIndicator?.alpha = opacity }
    if showsHorizontalScrollIndicator { horizontalIndicator?.alpha = opacity }
    if opacity == 0 { self.restTime = nil }
  }
}
