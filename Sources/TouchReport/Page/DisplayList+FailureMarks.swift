import TouchCore
import TouchGraphics
import UIKit

/// What a report on a failure draws over the scene.
extension DisplayList {
  /// The outline of a view that shows nothing: dashed, and grey, so that it is seen on any ground (our own choice).
  private static let outline = (
    color: PaintColor(white: 0.5, alpha: 0.9), pen: PaintStroke(width: 1.5, dash: [5, 3])
  )
  /// The cross at a location that could not be touched (our own choice).
  private static let cross = (
    color: PaintColor(red: 0.85, green: 0.1, blue: 0.1), pen: PaintStroke(width: 3, cap: .round),
    reach: 9.0
  )

  /// Outlines each view without a background that a recognizer stands on.
  @MainActor
  mutating func outlineRecognizers(in view: UIView) {
    guard !view.isHidden, view.alpha >= UIView.leastTouchableAlpha else { return }
    let hasRecognizers = view.gestureRecognizers?.isEmpty == false
    if hasRecognizers, view.backgroundColor.map({ $0.cgColor.alpha == 0 }) ?? true,
      let window = (view as? UIWindow) ?? view.window
    {
      let bounds = view.bounds
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ].map { Point(view.convert($0, to: window.screen.coordinateSpace)) }
      stroke(Path(polygon: corners), Self.outline.color, Self.outline.pen)
    }
    for subview in view.subviews { outlineRecognizers(in: subview) }
  }

  /// Crosses a location of the screen.
  mutating func cross(_ location: Point) {
    let reach = Self.cross.reach
    var path = Path()
    path.move(to: Point(x: location.x - reach, y: location.y - reach))
    path.addLine(to: Point(x: location.x + reach, y: location.y + reach))
    path.move(to: Point(x: location.x - reach, y: location.y + reach))
    path.addLine(to: Point(x: location.x + reach, y: location.y - reach))
    stroke(path, Self.cross.color, Self.cross.pen)
  }
}
