import DeliberateTouch
import UIKit

/// A window in which swipes turn pages, and a circle goes home.
@MainActor
func bookWindow(_ book: Book) -> SwipeWindow {
  // The example:
  let window = SwipeWindow(frame: UIScreen.main.bounds)
  window.onGesture = { gesture, view in
    switch gesture {
    case .swipe(.left): book.page += 1
    case .swipe(.right): book.page -= 1
    case .swipe: break
    case .shape(let match): if match.name == "circle" { book.page = 0 }
    }
  }
  window.onMiss = { miss, view in book.lastMiss = miss }
  // That was it.
  return window
}
