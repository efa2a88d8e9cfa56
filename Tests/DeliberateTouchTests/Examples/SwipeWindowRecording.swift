import DeliberateTouch
import TouchCore
import UIKit

/// What is open.
@MainActor
final class Book {
  var page = 0
  var lastMiss: GestureReason?
}

/// Takes what was drawn last in as a circle.
@MainActor
func recordCircle(in window: SwipeWindow) {
  window.shapes.record("circle", strokes: [window.path])
}
