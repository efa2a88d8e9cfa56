/// Where content that moves page by page comes to rest (rule 8.13).
public struct ScrollPaging: Hashable, Sendable {
  /// The length of a page, in points.
  public var page: Double
  /// The speed from which a flick picks the page, in points per second.
  public var flickSpeed: Double

  /// Creates the paging of an axis.
  public init(page: Double, flickSpeed: Double = ScrollConstants.standard.pageFlickSpeed) {
    self.page = page
    self.flickSpeed = flickSpeed
  }

  /// The offset of the page for content that is released at an offset with a velocity.
  ///
  /// A flick goes to the next page in its direction from where the content is, a slow release to the
  /// nearest: pages that the finger has dragged past stay behind.
  public func target(from offset: Double, velocity: Double) -> Double {
    guard page > 0 else { return offset }
    let position = offset / page
    // An offset within the rounding error of a page is on it.
    let slack = 1e-6
    let index: Double
    if velocity >= flickSpeed {
      index = (position + slack).rounded(.down) + 1
    } else if velocity <= -flickSpeed {
      index = (position - slack).rounded(.up) - 1
    } else {
      index = Self.nearest(position)
    }
    return index * page
  }

  /// The nearest whole number; of two that are as near, the larger.
  private static func nearest(_ position: Double) -> Double { (position + 0.5).rounded(.down) }
}
