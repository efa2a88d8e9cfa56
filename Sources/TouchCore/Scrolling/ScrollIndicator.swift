/// Where an indicator lies along its axis.
public struct ScrollIndicator: Hashable, Sendable {
  /// The distance from the beginning of the view, in points.
  public var start: Double
  /// The length, in points.
  public var length: Double

  /// Computes where the indicator is for content at an offset.
  ///
  /// Its length is to the track what the view is to the content; beyond the edges of the content it
  /// shrinks by as much as is shown beyond.
  ///
  /// The track leaves some points free at its beginning (`leading`) and at its end (`trailing`).
  public init(
    of axis: ScrollAxis,
    at offset: Double,
    leading: Double,
    trailing: Double,
    _ constants: ScrollConstants = .standard
  ) {
    let track = max(axis.viewport - leading - trailing, 0)
    let whole = max(axis.content + axis.leadingInset + axis.trailingInset, axis.viewport)
    let part = whole > 0 ? axis.viewport / whole : 1
    let full = min(max(track * part, constants.indicatorMinimumLength), track)
    let beyond = axis.overscroll(at: offset)
    length = min(max(full - beyond.magnitude, constants.indicatorMinimumOverscrollLength), full)
    let range = axis.maximum - axis.minimum
    let share = range > 0 ? (axis.clamped(offset) - axis.minimum) / range : (beyond > 0 ? 1 : 0)
    // Content that begins infinitely far away is near its end everywhere.
    start = leading + (track - length) * (share.isNaN ? 1 : share)
  }

  /// How opaque indicators are, some time after the content came to rest.
  public static func opacity(
    after time: TouchTime,
    _ constants: ScrollConstants = .standard
  ) -> Double {
    guard time > constants.indicatorDelay else { return 1 }
    let fade = constants.indicatorFade.seconds
    guard fade > 0 else { return 0 }
    return min(max(1 - (time - constants.indicatorDelay).seconds / fade, 0), 1)
  }
}
