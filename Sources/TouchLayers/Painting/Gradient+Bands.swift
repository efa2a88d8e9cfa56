import TouchCore
import TouchGraphics

// What the kinds of gradients have in common.

extension DisplayList {
  /// Into how many bands the distance from the first colour to the last is cut.
  static var gradientBands: Int { 48 }

  /// A part of the bounds as a vector from their corner.
  static func vector(to part: CGPoint, in bounds: Rect) -> Vector {
    Vector(dx: Double(part.x) * bounds.width, dy: Double(part.y) * bounds.height)
  }

  /// The corners of a rectangle, clockwise from the top left.
  static func corners(of rect: Rect) -> [Point] {
    [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ]
  }
}
