import UIKit

/// How far something moves that is dragged beyond its end.
enum RubberBand {
  /// The part of the first point that is followed.
  private static let stiffness: CGFloat = 0.55

  /// The distance that is shown for a distance that is dragged: less and less, and never `dimension`.
  ///
  /// - Parameters:
  ///   - distance: How far the finger is beyond the end; negative towards the other side.
  ///   - dimension: The size of what is dragged.
  /// - Returns: The distance, with the sign of the dragged one.
  static func shown(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let size = abs(distance)
    let shown = size * dimension * stiffness / (dimension + stiffness * size)
    return distance < 0 ? -shown : shown
  }
}
