import DeliberateTouch
import TouchCore
import UIKit

/// The shapes that the window recognizes, and an arrow for each swipe direction: each one stroke in
/// a unit square.
enum DrawnShape {
  /// The shapes that can be drawn, by name.
  static let templates: [(name: String, stroke: [Point])] = [
    ("circle", circle(from: 0, way: 1)),
    ("L", [Point(x: 0.15, y: 0), Point(x: 0.15, y: 1), Point(x: 0.85, y: 1)]),
    (
      "Z",
      [Point(x: 0.1, y: 0), Point(x: 0.9, y: 0), Point(x: 0.1, y: 1), Point(x: 0.9, y: 1)]
    ),
  ]

  /// The stroke of a shape; nil for an unknown name.
  static func stroke(of name: String) -> [Point]? {
    templates.first { $0.name == name }?.stroke
  }

  /// An arrow: shaft and head in one stroke.
  static func arrow(_ direction: SwipeDirection) -> [Point] {
    let rightwards = [
      Point(x: 0, y: 0.5), Point(x: 1, y: 0.5), Point(x: 0.62, y: 0.12), Point(x: 1, y: 0.5),
      Point(x: 0.62, y: 0.88),
    ]
    return rightwards.map { point in
      switch direction {
      case .right: point
      case .left: Point(x: 1 - point.x, y: point.y)
      case .down: Point(x: point.y, y: point.x)
      case .up: Point(x: point.y, y: 1 - point.x)
      }
    }
  }

  /// A matcher with the shapes.
  static var matcher: PointCloudMatcher {
    var matcher = PointCloudMatcher()
    for template in templates { matcher.record(template.name, strokes: [template.stroke]) }
    return matcher
  }

  private static func circle(from start: Double, way: Double) -> [Point] {
    (0...48).map { step in
      let angle = start + way * Double(step) / 48 * 2 * .pi
      return Point(
        x: 0.5 + 0.5 * ElementaryFunctions.sin(angle),
        y: 0.5 - 0.5 * ElementaryFunctions.cos(angle)
      )
    }
  }
}
