import DeliberateTouch
import TouchCore
import UIKit

/// The shapes that the window recognizes, and an arrow for each swipe direction: each one stroke in
/// a unit square.
enum DrawnShape {
  /// The shapes that can be drawn, by name, with the factors of their width that are told apart from others:
  /// people draw them narrower and wider.
  private static let shapes: [(name: String, stroke: [CGPoint], widths: [CGFloat])] = [
    ("circle", circle, [1, 0.75, 1.33]),
    (
      "L", [CGPoint(x: 0.15, y: 0), CGPoint(x: 0.15, y: 1), CGPoint(x: 0.85, y: 1)],
      [1, 0.7, 1.3, 1.65]
    ),
    (
      "Z",
      [CGPoint(x: 0.1, y: 0), CGPoint(x: 0.9, y: 0), CGPoint(x: 0.1, y: 1), CGPoint(x: 0.9, y: 1)],
      [1, 0.75, 1.25, 1.55]
    ),
  ]

  /// The stroke of a shape; nil for an unknown name.
  static func stroke(of name: String) -> [CGPoint]? {
    shapes.first { $0.name == name }?.stroke
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

  /// A matcher with the shapes in all their widths.
  static var matcher: PointCloudMatcher {
    var matcher = PointCloudMatcher()
    for (name, stroke, widths) in shapes {
      for width in widths {
        matcher.record(name, strokes: [stroke.map { CGPoint(x: $0.x * width, y: $0.y) }])
      }
    }
    return matcher
  }

  /// Clockwise from the top.
  private static var circle: [CGPoint] {
    (0...48).map { step in
      let angle = Double(step) / 48 * 2 * .pi
      return CGPoint(
        x: 0.5 + 0.5 * CGFloat(ElementaryFunctions.sin(angle)),
        y: 0.5 - 0.5 * CGFloat(ElementaryFunctions.cos(angle))
      )
    }
  }
}
