import DeliberateTouch
import TouchCore
import UIKit

/// The shapes that the window recognizes, and an arrow for each swipe direction: each one stroke in
/// a unit square.
enum DrawnShape {
  /// The shapes that can be drawn, by name.
  static let templates: [(name: String, stroke: [CGPoint])] = [
    ("circle", circle(from: 0, way: 1)),
    ("L", [CGPoint(x: 0.15, y: 0), CGPoint(x: 0.15, y: 1), CGPoint(x: 0.85, y: 1)]),
    (
      "Z",
      [CGPoint(x: 0.1, y: 0), CGPoint(x: 0.9, y: 0), CGPoint(x: 0.1, y: 1), CGPoint(x: 0.9, y: 1)]
    ),
  ]

  /// The stroke of a shape; nil for an unknown name.
  static func stroke(of name: String) -> [CGPoint]? {
    templates.first { $0.name == name }?.stroke
  }

  /// An arrow: shaft and head in one stroke.
  static func arrow(_ direction: SwipeDirection) -> [CGPoint] {
    let rightwards = [
      CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5), CGPoint(x: 0.62, y: 0.12),
      CGPoint(x: 1, y: 0.5),
      CGPoint(x: 0.62, y: 0.88),
    ]
    return rightwards.map { point in
      switch direction {
      case .right: point
      case .left: CGPoint(x: 1 - point.x, y: point.y)
      case .down: CGPoint(x: point.y, y: point.x)
      case .up: CGPoint(x: point.y, y: 1 - point.x)
      }
    }
  }

  /// A matcher with the shapes.
  static var matcher: PointCloudMatcher {
    var matcher = PointCloudMatcher()
    for template in templates { matcher.record(template.name, strokes: [template.stroke]) }
    return matcher
  }

  private static func circle(from start: Double, way: Double) -> [CGPoint] {
    (0...48).map { step in
      let angle = start + way * Double(step) / 48 * 2 * .pi
      return CGPoint(
        x: 0.5 + 0.5 * CGFloat(ElementaryFunctions.sin(angle)),
        y: 0.5 - 0.5 * CGFloat(ElementaryFunctions.cos(angle))
      )
    }
  }
}
