import TouchCore

/// Where a confirming button's ring stands: above the finger, or below it where there is no room.
///
/// Lengths are in points of the window (deliberate gestures 4).
struct ConfirmPlacement: Hashable, Sendable {
  /// The finger's location at touch-down.
  var finger: Point
  /// The ring's distance from the finger: the control's height.
  var rise: Double
  /// How far the ring extends from its centre when it is largest.
  var reach: Double
  /// The area for the ring: the window without the safe area's insets.
  var area: Rect

  /// The ring's centre.
  ///
  /// Near the left or right edge the ring moves inwards as far as it has to. Where neither side of
  /// the finger has room, the side with more of it counts.
  var center: Point {
    let above = finger.y - rise
    let below = finger.y + rise
    let hasRoomAbove = Threshold.reaches(above - reach, area.minY)
    let hasRoomBelow = Threshold.reaches(area.maxY, below + reach)
    let isUpperRoomier = finger.y - area.minY >= area.maxY - finger.y
    let isAbove = hasRoomAbove || (!hasRoomBelow && isUpperRoomier)
    return Point(
      x: clamped(finger.x, area.minX + reach, area.maxX - reach),
      y: clamped(isAbove ? above : below, area.minY + reach, area.maxY - reach)
    )
  }

  /// The middle of a range that is too narrow.
  private func clamped(_ value: Double, _ least: Double, _ most: Double) -> Double {
    least <= most ? min(max(value, least), most) : (least + most) / 2
  }
}
