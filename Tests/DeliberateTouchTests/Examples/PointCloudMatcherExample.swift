import DeliberateTouch
import UIKit

/// Shapes that were drawn once are found again.
final class ShapeBook {
  private(set) var found: String?

  func learn(_ stroke: [CGPoint], again drawn: [CGPoint]) {
    // The example:
    var shapes = PointCloudMatcher()
    shapes.record("tick", strokes: [stroke])
    shapes.record("line", strokes: [[CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]])
    if let match = shapes.match([drawn]), match.score > 0.5 {
      found = match.name
    }
    // That was it.
  }
}
