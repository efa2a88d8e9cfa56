import TouchCore

/// Where a confirming button's word stands: above ring and finger, or beside them where there is no room above.
///
/// A hand comes from below, so that the word is below the ring only where it could not be read beside it. Lengths
/// are in points of the window.
struct ConfirmWordPlacement: Hashable, Sendable {
  /// A fingertip's radius; half of the 44 points that a control needs.
  private static let fingerRadius = 22.0

  /// The displayed ring.
  var ring: Rect
  /// The finger's location at touch-down.
  var finger: Point
  /// The area for the word: the window without the safe area's insets and a margin.
  var area: Rect
  /// The distance of the word from ring and finger.
  var gap: Double
  /// Whether a word without room above goes below ring and finger, if there is room, and not beside them.
  var avoidsSides = false

  /// The ring and the fingertip.
  private var taken: Rect {
    var taken = ring
    taken.minX = min(ring.minX, finger.x - Self.fingerRadius)
    taken.minY = min(ring.minY, finger.y - Self.fingerRadius)
    taken.maxX = max(ring.maxX, finger.x + Self.fingerRadius)
    taken.maxY = max(ring.maxY, finger.y + Self.fingerRadius)
    return taken
  }

  /// Whether a word of a height has room above.
  private func hasRoomAbove(_ height: Double) -> Bool {
    Threshold.reaches(taken.minY - gap - height, area.minY)
  }

  /// Whether a word of a height goes below.
  private func isBelow(_ height: Double) -> Bool {
    avoidsSides && !hasRoomAbove(height) && Threshold.reaches(area.maxY, taken.maxY + gap + height)
  }

  /// Whether a word of a height is beside ring and finger, where it has less width.
  func isBeside(_ height: Double) -> Bool { !hasRoomAbove(height) && !isBelow(height) }

  /// Whether the roomier side is the left one.
  private var isLeftRoomier: Bool { taken.minX - area.minX > area.maxX - taken.maxX }

  /// The greatest width of a word of a height.
  func width(forHeight height: Double) -> Double {
    guard isBeside(height) else { return area.maxX - area.minX }
    return max(isLeftRoomier ? taken.minX - gap - area.minX : area.maxX - taken.maxX - gap, 0)
  }

  /// The rectangle of a word that is no wider than that.
  func frame(width: Double, height: Double) -> Rect {
    if !isBeside(height) {
      let x = clamped((ring.minX + ring.maxX - width) / 2, area.minX, area.maxX - width)
      let y = isBelow(height) ? taken.maxY + gap : taken.minY - gap - height
      return Rect(x: x, y: y, width: width, height: height)
    }
    return Rect(
      x: isLeftRoomier ? taken.minX - gap - width : taken.maxX + gap,
      y: clamped((ring.minY + ring.maxY - height) / 2, area.minY, area.maxY - height),
      width: width,
      height: height
    )
  }

  private func clamped(_ value: Double, _ least: Double, _ most: Double) -> Double {
    max(min(value, most), least)
  }
}
