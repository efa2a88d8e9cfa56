import DeliberateTouch
import TouchCore
import UIKit

/// The current page.
@MainActor
final class Book {
  var page = 0
  var lastMiss: GestureMiss?
}

/// Records the last drawing as a circle.
@MainActor
func recordCircle(in window: SwipeWindow) {
  window.shapes.record("circle", strokes: [window.path])
}
