import DeliberateTouch
import UIKit

/// Shapes that come with an app, and one that its reader may draw instead.
@MainActor
func teach(_ window: SwipeWindow, _ own: [CGPoint]) {
  // The example:
  let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 100), CGPoint(x: 100, y: 0)]
  let letter = PointCloudTemplate("V", strokes: [corners])
  // Nil for a single dot, which has no shape.
  guard let letter, var mine = PointCloudTemplate("mine", strokes: [own]) else { return }
  mine.name = "V"
  window.shapes = PointCloudMatcher([letter, mine])
  // That was it.
}
